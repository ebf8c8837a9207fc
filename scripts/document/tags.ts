import type { Tag } from "./flow.ts";
import type { Link } from "./lines.ts";

/** What pdfkit's types leave out. */
interface Element extends PDFKit.PDFStructureElement {
  dictionary: { data: Record<string, unknown> };
}

/**
 * Writes the structure that screen readers follow: every mark on a page belongs to an element or
 * is an artifact (PDF 1.7, 14.8).
 */
export class TagWriter {
  private readonly elements = new Map<Tag, Element>();
  /** Open until the page ends: pdfkit ties a link to the page on which its element is closed. */
  private readonly links = new Map<Link, Element>();
  /** Marks that follow one another in the same element are one piece of content. */
  private open: Element | null = null;
  private readonly pdf: PDFKit.PDFDocument;

  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf;
  }

  /** Marks what `draw` draws as content of a tag, or of a link within it. */
  content(tag: Tag, link: Link | undefined, draw: () => void): void {
    const element = link ? this.linkElement(link, tag) : this.element(tag);
    if (this.open !== element) {
      this.close();
      element.add(this.pdf.markStructureContent(link ? "Link" : tag.type));
      this.open = element;
    }
    draw();
  }

  /** Marks a drawing; `box` is its left, top, right and bottom on the page, in points. */
  figure(tag: Tag, box: [number, number, number, number], draw: () => void): void {
    this.element(tag, { alt: tag.alt, bbox: box, placement: "Block" });
    this.content(tag, undefined, draw);
  }

  /** Marks what `draw` draws as no part of the text. */
  artifact(type: "Pagination" | "Layout", draw: () => void): void {
    this.close();
    this.pdf.markContent("Artifact", { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Lets a rectangle of the page lead to the address of a link. */
  annotate(link: Link, x: number, y: number, width: number, height: number): void {
    // pdfkit tells strings from names by the wrapper.
    const contents = Object(link.label) as string;
    const options = { Contents: contents, structParent: this.links.get(link) };
    this.pdf.link(x, y, width, height, link.url, options);
  }

  endPage(): void {
    this.close();
    for (const element of this.links.values()) element.end();
    this.links.clear();
  }

  /** Ends the piece of content that is open: what follows is drawn in another place. */
  close(): void {
    if (this.open) this.pdf.endMarkedContent();
    this.open = null;
  }

  private element(tag: Tag, about: object = { lang: tag.lang }): Element {
    const known = this.elements.get(tag);
    if (known) return known;
    const element = this.pdf.struct(tag.type, about) as Element;
    if (tag.type === "L")
      element.dictionary.data["A"] = { O: "List", ListNumbering: tag.numbered ? "Decimal" : "None" };
    this.elements.set(tag, element);
    if (tag.parent) this.element(tag.parent).add(element);
    else this.pdf.addStructure(element);
    return element;
  }

  private linkElement(link: Link, tag: Tag): Element {
    const known = this.links.get(link);
    if (known) return known;
    const element = this.pdf.struct("Link") as Element;
    this.element(tag).add(element);
    this.links.set(link, element);
    return element;
  }
}
