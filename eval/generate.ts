import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { conversation, printConversation, type Conversation, type Turn } from "./conversation.ts";
import { Fault, fingerprint, listNames, readJson, writeJson, writeWhole } from "./files.ts";
import { nameConversation, type Persona } from "./persona.ts";
import { openTab } from "./site.ts";
import type { Visitor } from "./visitor/visitor.ts";

/** What a run was made with; written before its first conversation. */
const runNote = z.strictObject({
  site: z.string(),
  visitor: z.string(),
  turns: z.int(),
  begun_at: z.iso.datetime(),
});
export type RunNote = z.infer<typeof runNote>;

export interface Generation {
  /** The folder of the run. */
  folder: string;
  site: string;
  personas: readonly Persona[];
  createVisitor: (persona: Persona) => Visitor;
  /** So many turns at most. */
  turns: number;
  say: (line: string) => void;
  now: () => Date;
}

/** How many conversations at once: a site on the same machine answers one after the other anyway. */
const AT_ONCE = 3;

/**
 * Holds every conversation of a run that has not been held yet; each is a file of its own, written
 * when it is over.
 *
 * @returns what went wrong, one line a conversation; those are held anew by the next call
 */
export async function generate(generation: Generation): Promise<string[]> {
  const { folder, personas, createVisitor, say } = generation;
  const [first] = personas;
  if (!first) throw new Fault("No persona is left to talk with (--only, --language).");
  noteRun(generation, createVisitor(first).name);
  const faults: string[] = [];
  const waiting = [...personas];
  const work = async () => {
    for (let persona = waiting.shift(); persona; persona = waiting.shift()) {
      const name = nameConversation(persona);
      const file = join(folder, "conversations", `${name}.json`);
      try {
        if (existsSync(file)) {
          if (readJson(file, conversation).persona.fingerprint !== fingerprint(persona))
            say(`${name}: held with an earlier text of this persona. To hold it anew, delete ${file}`);
          continue;
        }
        const held = await hold(persona, generation);
        writeWhole(join(folder, "conversations", `${name}.md`), printConversation(held));
        writeJson(file, held);
        say(`${name}: ${held.turns.length} turns`);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        faults.push(`${name}: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** The conversations of a run, by name. @throws Fault where there are none */
export function readConversations(folder: string): Conversation[] {
  const names = listNames(join(folder, "conversations"), ".json");
  if (names.length === 0) throw new Fault(`${folder} holds no conversations yet: npm run eval -- generate`);
  return names.map((name) => readJson(join(folder, "conversations", `${name}.json`), conversation));
}

/** A run is held with one site and one kind of visitor: otherwise its table would tell nothing. */
function noteRun({ folder, site, turns, now }: Generation, visitor: string): void {
  const file = join(folder, "run.json");
  const note: RunNote = { site: new URL(site).origin, visitor, turns, begun_at: now().toISOString() };
  if (!existsSync(file)) return writeJson(file, note);
  const begun = readJson(file, runNote);
  for (const key of ["site", "visitor", "turns"] as const)
    if (begun[key] !== note[key])
      throw new Fault(
        `This run was begun with ${key} ${begun[key]}, not ${note[key]}. Choose another name for it: --run NAME`,
      );
}

async function hold(
  persona: Persona,
  { site, createVisitor, turns: most, now }: Generation,
): Promise<Conversation> {
  const visitor = createVisitor(persona);
  const tab = openTab(site, persona.language);
  const heldAt = now().toISOString();
  const turns: Turn[] = [];
  for (let move = await visitor.next(turns); move && turns.length < most; move = await visitor.next(turns))
    turns.push({
      visitor: move.text,
      choice: move.choice,
      ...(await tab.ask(move.text, move.choice ?? undefined)),
    });
  if (turns.length === 0) throw new Fault("the visitor went without a word");
  const { id, language, kind, danger, who, good_help } = persona;
  return {
    name: nameConversation(persona),
    persona: { id, language, kind, danger, who, good_help, fingerprint: fingerprint(persona) },
    visitor: visitor.name,
    held_at: heldAt,
    turns,
  };
}
