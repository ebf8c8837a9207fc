// @vitest-environment jsdom
import { expect, test } from "vitest";
import { mayGreet, opensItself } from "./first-visit.ts";

const person =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const visit = (change: Partial<Parameters<typeof opensItself>[0]> = {}) =>
  opensItself({ visitedBefore: false, userAgent: person, path: "/", ...change });

test("it opens by itself on the first visit and never again", () => {
  expect(visit()).toBe(true);
  expect(visit({ path: "/wisdom/darkness-hope" })).toBe(true);
  expect(visit({ visitedBefore: true })).toBe(false);
});

test("never on the help page, nor where somebody logs in or already talks", () => {
  for (const path of ["/help", "/help/", "/ten-minutes", "/plan", "/chat", "/auth/login", "/admin/chat-logs"])
    expect(visit({ path })).toBe(false);
  expect(visit({ path: "/helpful" })).toBe(true);
});

test("never for a crawler", () => {
  const crawlers = [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116 Safari/537.36",
    "Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/41 Mobile Safari/537.36 (compatible; GPTBot/1.0)",
    "facebookexternalhit/1.1",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/156.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Linux; Android 11) Chrome/156.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
  ];
  for (const userAgent of crawlers) expect(visit({ userAgent })).toBe(false);
});

test("people with unusual browsers are not taken for crawlers", () => {
  const people = [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  ];
  for (const userAgent of people) expect(visit({ userAgent })).toBe(true);
});

function pageWith(html: string): Document {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>("input, textarea")?.focus();
  return document;
}

const BUTTON = '<button class="chat-button" data-aside="false"></button>';

test("a quiet page may be greeted, in a narrow window only while the floating button stands there", () => {
  expect(mayGreet(pageWith(BUTTON), false)).toBe(true);
  expect(mayGreet(pageWith(BUTTON), true)).toBe(true);
  const aside = BUTTON.replace("false", "true");
  expect(mayGreet(pageWith(aside), true)).toBe(false);
  expect(mayGreet(pageWith(aside), false)).toBe(true);
});

test("nobody is greeted while the cube rolls or a thought is read, in a field, beside a dialog, or without the button", () => {
  for (const html of [
    `<section class="thrower" data-phase="rolling"></section>${BUTTON}`,
    `<section class="thrower" data-phase="revealed"></section>${BUTTON}`,
    `<article class="day-thought"></article>${BUTTON}`,
    `<input>${BUTTON}`,
    `<textarea></textarea>${BUTTON}`,
    `<dialog open></dialog>${BUTTON}`,
    "",
  ])
    expect(mayGreet(pageWith(html), false), html).toBe(false);
  expect(mayGreet(pageWith(`<section class="thrower" data-phase="idle"></section>${BUTTON}`), false)).toBe(
    true,
  );
});
