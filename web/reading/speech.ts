/** Elements that are read out; what only leads elsewhere is not. */
const SPOKEN =
  "h1, .page-lead, .prose > *, blockquote p, .pull, .statistic p, .stanza, .sourced-list li p, .pillars h3, .pillars p, h2, h3";
const SILENT = "nav, details, .links, .video, .reading-tools, .document";

/** The voice that reads a language on this device, if there is one. */
export function findVoice(voices: SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | null {
  const fitting = voices.filter((voice) => voice.lang.toLowerCase().startsWith(language));
  // What stays on the device comes first: a text that somebody reads at night is nobody's business.
  return fitting.find((voice) => voice.localService) ?? fitting[0] ?? null;
}

/** The text of a page in pieces short enough for every browser; each element once. */
export function spokenTexts(article: Element): string[] {
  const elements = [...article.querySelectorAll(SPOKEN)].filter((element) => !element.closest(SILENT));
  return elements
    .filter((element) => !elements.some((other) => other !== element && other.contains(element)))
    .map((element) => element.textContent.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}
