import { z } from "zod";
import { LOCALES } from "../../contract/locale.ts";
import type { AuthoredText, SourceFile } from "./authored-text.ts";
import type { Problem } from "./problem.ts";
import { findSlips } from "./punctuation.ts";
import { findUnsafeWords } from "./safe-messaging.ts";
import { digitsOf, findNumbers } from "./telephone-numbers.ts";
import { checkYaml } from "./yaml-file.ts";

/** What every text has to keep (content/README.md "What the build checks"). */
const RULES = [
  "suicide-words",
  "method",
  "single-cause",
  "despair-as-sin",
  "hell-as-threat",
  "death-as-relief",
  "epidemic",
  "undated-figure",
  "quote-without-source",
  "inexact-source",
  "unknown-number",
  "help-in-reach",
  "typography",
] as const;

/** `content/exceptions.yaml`: places where a rule is wrong, each with the reason. */
const exceptions = z.array(
  z.strictObject({
    file: z.string(),
    /** The words that the build names, letter by letter. */
    text: z.string(),
    rule: z.enum(RULES),
    reason: z.string().trim().min(1),
  }),
);
type Exception = z.infer<typeof exceptions>[number];

/** What the rules know besides the texts. */
export interface RuleFacts {
  /** Telephone numbers that may stand in a text, however they are spaced. */
  numbers: string[];
  exceptions: SourceFile;
}

interface Finding extends Omit<Exception, "reason"> {
  line: number;
  advice: string;
}

/** Checks all words of the site against the rules; an exception that excuses nothing is a problem too. */
export function checkRules(texts: AuthoredText[], facts: RuleFacts): Problem[] {
  const checked = checkYaml(exceptions, facts.exceptions.file, facts.exceptions.text);
  if (!checked.value) return checked.problems;
  const excuses = checked.value;
  const findings = [
    ...texts.flatMap((text) => [
      ...checkSafety(text),
      ...checkFigures(text),
      ...checkQuotes(text),
      ...checkNumbers(text, facts.numbers),
      ...checkTypography(text),
    ]),
    ...checkHelp(texts),
  ];
  const open = findings.filter((finding) => !excuses.some((exception) => isExcused(finding, exception)));
  const idle = excuses.filter((exception) => !findings.some((finding) => isExcused(finding, exception)));
  return [
    ...open.map(({ file, line, text, advice, rule }) => ({
      file,
      line,
      message: `"${text}": ${advice} (Rule: ${rule})`,
    })),
    ...idle.map((exception) => ({
      file: facts.exceptions.file,
      line: lineOfItem(facts.exceptions.text, excuses.indexOf(exception)),
      message: `The exception for "${exception.text}" excuses nothing in ${exception.file} any more. Take it out.`,
    })),
  ];
}

function isExcused(finding: Finding, exception: Exception): boolean {
  return (
    exception.file === finding.file && exception.rule === finding.rule && exception.text === finding.text
  );
}

/** Line of the item of a YAML list, counted from 1. */
function lineOfItem(yaml: string, index: number): number {
  const lines = yaml.split("\n").flatMap((line, number) => (line.startsWith("- ") ? [number + 1] : []));
  return lines[index] ?? 1;
}

function checkSafety(authored: AuthoredText): Finding[] {
  return findUnsafeWords(authored.text).map(({ rule, words, advice }) => ({
    ...placeOf(authored, words),
    rule,
    advice,
  }));
}

function checkTypography(authored: AuthoredText): Finding[] {
  return findSlips(authored.text, authored.language).map(({ words, advice }) => ({
    ...placeOf(authored, words),
    rule: "typography",
    advice,
  }));
}

/** Inside these a figure belongs to what is told or quoted. */
const TOLD = ["statistic", "story", "poem", "quote", "list"];

const NUMBER = "(?<![\\d:.,])\\d+(?:[.,]\\d+)*";
const PEOPLE =
  "(?:people|persons?|deaths|suicides|children|teenagers|adolescents|students|pupils|men|women|girls|boys|adults|ljudi|oseb\\p{L}*|smrti|samomor\\p{L}*|otrok\\p{L}*|mlad(?:ih|ostnik\\p{L}*)|najstnik\\p{L}*|dijak\\p{L}*|moških|žensk|fantov|deklet|odraslih|prebivalcev|človek|Sloven(?:ec|cev))";
const SHARE_EN = "(?:one|two|three|four|five|six|seven|eight|nine|\\d+)";
const SHARE_SL = "(?:ena?|eden|dva|dve|tri|trije|štir\\p{L}+|pet|šest|sedem|osem|devet|\\d+)";
const OUT_OF_SL = "(?:dveh|treh|štirih|petih|šestih|sedmih|osmih|devetih|desetih|stotih|sto|tisoč|\\d+)";
const FIGURES = [
  `${NUMBER}[ \\u00a0]?(?:%|‰|per ?cent|odstot\\p{L}+)`,
  `${NUMBER} (?:[\\p{L}-]+ )?${PEOPLE}(?!\\p{L})`,
  `${NUMBER} (?:\\S+ ){0,3}(?:a|per|each|every) year(?!\\p{L})`,
  `${NUMBER} (?:\\S+ ){0,3}(?:na leto|letno|vsako leto)(?!\\p{L})`,
  `${SHARE_EN} (?:out of|in)(?: every)? (?:two|three|four|five|six|seven|eight|nine|ten|twenty|\\d+|a hundred|a thousand) (?:[\\p{L}-]+ )?${PEOPLE}`,
  `${SHARE_SL} od ${OUT_OF_SL} (?:[\\p{L}-]+ )?${PEOPLE}`,
  `(?:every|vsak[aio]?) (?:second|third|fourth|fifth|tenth|drug[iao]|tretj[iae]|četrt[iao]|pet[iao]|deset[iao]|\\d+\\.) (?:[\\p{L}-]+ )?${PEOPLE}`,
  `(?:half|a third|two thirds|a quarter|three quarters) of (?:all |the )*${PEOPLE}`,
  `(?:polovica|tretjina|četrtina|petina|desetina) (?:vseh )?${PEOPLE}`,
].map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})`, "iu"));

/** A figure without year and source is soon wrong, and frightens or consoles for no reason. */
function checkFigures(authored: AuthoredText): Finding[] {
  const { place, text } = authored;
  if (place === "statistic.year" && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)) {
    const advice = "The year of a :::statistic has four digits.";
    return [{ ...placeOf(authored, text), rule: "undated-figure", advice }];
  }
  if (TOLD.some((told) => place === told || place.startsWith(`${told}.`))) return [];
  const found = FIGURES.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
  if (!found) return [];
  const advice = "A figure stands in a :::statistic block, with source and year.";
  return [{ ...placeOf(authored, found), rule: "undated-figure", advice }];
}

/** A number, an ordinal or the title of a part. */
const EXACT =
  /\d|»[^«]+«|“[^”]+”|(?<!\p{L})(?:first|second|third|fourth|fifth|sixth|prv|drug|tretj|četrt|pet|šest)(?:[iae]?)(?!\p{L})/iu;

/** How many words people say to each other in an example; more when somebody speaks as I or to you. */
const LONGEST_SAYING = 8;
const LONGEST_CONVERSATION = 20;
const IN_PERSON = /(?<![\p{L}])(?:I|me|my|you|we|us|mi|me|mene|meni|ti|te|tebi|sem|si|midva)(?![\p{L}])/iu;

/** Words of somebody else have a block of their own, and their source is exact. */
function checkQuotes(authored: AuthoredText): Finding[] {
  const { place, text } = authored;
  if (place === "quote.source" || place === "poem.source") {
    if (EXACT.test(text)) return [];
    const advice = "The source of a quotation says where in the work: a chapter, a verse, a year.";
    return [{ ...placeOf(authored, text), rule: "inexact-source", advice }];
  }
  // What a video or a song says stands beside its title.
  const isRunningText = !TOLD.includes(place) && !place.includes(".") && place !== "about";
  const hasReference = /\([^)]*\d[^)]*\)/.test(text);
  if (!isRunningText || hasReference) return [];
  return [...text.matchAll(/»[^«]+«|“[^”]+”/g)]
    .filter(
      ([quote]) =>
        quote.split(/\s+/).length > (IN_PERSON.test(quote) ? LONGEST_CONVERSATION : LONGEST_SAYING),
    )
    .map(([quote]) => ({
      ...placeOf(authored, quote),
      rule: "quote-without-source",
      advice: "A longer quotation stands in a :::quote block, with author and source.",
    }));
}

function checkNumbers(authored: AuthoredText, numbers: string[]): Finding[] {
  const known = new Set(numbers.map(digitsOf));
  return findNumbers(authored.text)
    .filter((number) => !known.has(digitsOf(number)))
    .map((number) => ({
      ...placeOf(authored, number),
      rule: "unknown-number",
      advice: "This number is not in content/helplines.yaml. Correct it, or add it there with its source.",
    }));
}

const DARK =
  /(?<!\p{L})(?:suicid\p{L}*|deaths?|dead|die[sd]?|dying|despair\p{L}*|darkness|self-harm\p{L}*|samomor\p{L}*|smrt\p{L}*|umr[el]\p{L}*|mrtv\p{L}*|obup\p{L}*|samopoškod\p{L}*|tem[aeo])(?!\p{L})/iu;
/** What is read as a page of its own, or as an answer of the chat. */
const PAGE = /^content\/(\w+)\/(?:pages\/([\w-]+)\.md|(faq|stories|crisis|replies)\.yaml)$/;

/** On every page that speaks of darkness help is one press away. */
function checkHelp(texts: AuthoredText[]): Finding[] {
  const pages = Map.groupBy(texts, ({ file }) => {
    const [, locale, page, list] = PAGE.exec(file) ?? [];
    return locale ? `${locale}/${page ?? list}` : "";
  });
  pages.delete("");
  for (const locale of LOCALES) pages.delete(`${locale}/help`);
  return [...pages.values()].flatMap((page) => {
    const hasHelp = page.some(
      ({ place, links }) => place === "notice" || links.some((url) => /^\/help(?:#|$)/.test(url)),
    );
    if (hasHelp) return [];
    const dark = page.find(({ text }) => DARK.test(text));
    const word = dark && DARK.exec(dark.text)?.[0];
    if (!word) return [];
    const advice = "A page with this word on it has a link to /help or a :::notice.";
    return [{ ...placeOf(dark, word), rule: "help-in-reach", advice }];
  });
}

function placeOf({ file, line, text }: AuthoredText, words: string): Pick<Finding, "file" | "line" | "text"> {
  const before = text.slice(0, Math.max(0, text.indexOf(words)));
  return { file, line: line + before.split("\n").length - 1, text: words };
}
