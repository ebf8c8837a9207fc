import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { PAGES } from "../contract/pages.ts";
import { PLAIN_HELP } from "../contract/plain-help.ts";
import { robots, securityContact, sitemap } from "./site-files.ts";

const ORIGIN = "https://example.org";

/** Fails where the text is no XML. */
function parse(xml: string): Document {
  return new JSDOM(xml, { contentType: "application/xml" }).window.document;
}

test("the sitemap lists every public page in both languages, and no other", () => {
  const found = [...parse(sitemap(ORIGIN)).querySelectorAll("url > loc")].map((loc) => loc.textContent);
  const pages = PAGES.filter((page) => !("hidden" in page));
  expect(found).toEqual([
    ...pages.flatMap(({ path }) => [ORIGIN + path, `${ORIGIN}${path}?lng=en`]),
    ...PLAIN_HELP.map(({ path }) => ORIGIN + path),
  ]);
  expect(found.join()).not.toMatch(/auth|admin|404|q=/);
});

test("each address of the sitemap names the page in every language, itself among them", () => {
  const plain = PLAIN_HELP.map(({ path }) => ORIGIN + path);
  for (const url of parse(sitemap(ORIGIN)).querySelectorAll("url")) {
    // Short versions of a page, which are in one language alone.
    if (plain.includes(url.querySelector("loc")?.textContent ?? "")) continue;
    const alternates = [...url.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")];
    expect(alternates.map((link) => link.getAttribute("hreflang"))).toEqual(["sl", "en", "x-default"]);
    const [slovenian = "", english, fallback] = alternates.map((link) => link.getAttribute("href") ?? "");
    expect(english).toBe(`${slovenian}?lng=en`);
    expect(fallback).toBe(slovenian);
    expect([slovenian, english]).toContain(url.querySelector("loc")?.textContent);
  }
});

test("robots may read everything but calls and accounts, and are told where the sitemap is", () => {
  expect(robots(ORIGIN).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /admin/",
    "Disallow: /auth/",
    "",
    "Sitemap: https://example.org/sitemap.xml",
    "",
  ]);
});

test("who finds a hole is told whom to write to, for less than a year", () => {
  const built = new Date("2028-02-29T23:30:00Z");
  const text = securityContact({ origin: ORIGIN, email: "a@example.org" }, built);
  expect(text).toContain("Contact: mailto:a@example.org\n");
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
  const end = new Date(/Expires: (.*)/.exec(text)?.[1] ?? "");
  const days = (end.getTime() - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThan(365);
});
