import type { HelpPage, Site } from "../../contract/content.ts";
import type { Leave, LeaveTexts } from "../../contract/leave.ts";

/**
 * What `leave.yaml` is for the pages: the button, and what stands about it on the page of help.
 *
 * @param toHtml compiles the paragraphs of the note
 */
export function compileLeave(
  { note, ...button }: Leave,
  site: Site,
  toHtml: (text: string) => string,
): { button: LeaveTexts; note: HelpPage["data"]["leaving"] } {
  return {
    button: { ...button, url: site.exit },
    note: { title: note.title, html: toHtml(note.paragraphs.join("\n\n")) },
  };
}
