// @vitest-environment jsdom
import { expect, test } from "vitest";
import { findVoice, spokenTexts } from "./speech.ts";

function voice(lang: string, localService: boolean): SpeechSynthesisVoice {
  return { lang, localService, name: lang, voiceURI: lang, default: false };
}

test("a page is read by a voice of its language, one on the device first", () => {
  const voices = [voice("en-GB", true), voice("sl-SI", false), voice("sl-SI", true)];
  expect(findVoice(voices, "sl")).toBe(voices[2]);
  expect(findVoice(voices, "en")).toBe(voices[0]);
  expect(findVoice([voice("hr-HR", true)], "sl")).toBeNull();
});

test("titles and paragraphs are read once and in order, links elsewhere and controls not at all", () => {
  document.body.innerHTML = `<article>
    <h1>Naslov</h1><details><p>Na tej strani</p></details>
    <div class="prose"><h2>Prvo</h2><p>Ena <a>povezava</a>.</p><ul><li><p>Točka.</p></li></ul></div>
    <figure class="quote"><blockquote><p>Navedek.</p></blockquote></figure>
    <ul class="links"><li><p>Posnetek</p></li></ul>
    <div class="reading-tools"><p>Poslušaj</p></div></article>`;
  const article = document.querySelector("article");
  expect(article && spokenTexts(article)).toEqual(["Naslov", "Prvo", "Ena povezava.", "Točka.", "Navedek."]);
});
