import { beforeAll, expect, test } from "vitest";
import type { Wisdom } from "../../contract/content.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { thoughtPath } from "../../contract/thoughts.ts";
import wisdomsEn from "../../generated/content/en/wisdoms.json";
import site from "../../generated/content/site.json";
import wisdomsSl from "../../generated/content/sl/wisdoms.json";
import { call } from "../testing/chat.ts";

const WISDOMS: Record<Locale, Wisdom[]> = { sl: wisdomsSl as Wisdom[], en: wisdomsEn as Wisdom[] };

const open = (path: string, headers: Record<string, string> = {}) => call(path, { headers });
const language = (answer: { text: string }) => /<html lang="(\w+)"/.exec(answer.text)?.[1];

beforeAll(async () => {
  expect((await open("/")).text, "run npm run build first").toContain("<html");
});

test("a page comes in Slovenian unless something asks for English", async () => {
  expect(language(await open("/faq"))).toBe("sl");
  expect(language(await open("/faq", { "Accept-Language": "en-GB,en;q=0.9" }))).toBe("en");
  expect(language(await open("/faq", { "Accept-Language": "en", Cookie: "lng=sl" }))).toBe("sl");
  expect(language(await open("/faq?lng=en", { Cookie: "lng=sl" }))).toBe("en");
  expect(language(await open("/faq?lng=xx"))).toBe("sl");
});

test("a language in the address is kept where nothing was chosen yet", async () => {
  expect((await open("/faq?lng=en")).headers.get("Set-Cookie")).toContain("lng=en");
  expect((await open("/faq")).headers.get("Set-Cookie")).toBeNull();
});

test("a link from elsewhere does not overrule a choice, the switcher does", async () => {
  const elsewhere = { Cookie: "lng=sl", "Sec-Fetch-Site": "cross-site" };
  expect((await open("/faq?lng=en", elsewhere)).headers.get("Set-Cookie")).toBeNull();
  const own = { Cookie: "lng=sl", "Sec-Fetch-Site": "same-origin" };
  expect((await open("/faq?lng=en", own)).headers.get("Set-Cookie")).toContain("lng=en");
});

test("a page that is fetched ahead of a press chooses nothing", async () => {
  const ahead = { "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch" };
  const { headers, text } = await open("/faq?lng=en", ahead);
  expect(headers.get("Set-Cookie")).toBeNull();
  expect(text).toContain('<html lang="en"');
});

test("the language switcher keeps the rest of the query without a script", async () => {
  const { text } = await open("/throw-cube?thought=7&lng=sl");
  expect(text).toContain('href="?thought=7&amp;lng=en"');
});

test.each(["sl", "en"] as const)(
  "a thought stands in the page of its link, with a head of its own, in %s",
  async (locale) => {
    for (const [index, { text, reflect }] of WISDOMS[locale].entries()) {
      const address = localizedPath(thoughtPath(index + 1), locale);
      const answer = await open(address);
      const html = answer.text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
      expect([answer.status, language(answer)]).toEqual([200, locale]);
      expect(html).toContain(`>${text}</p>`);
      expect(html).toContain(`>${reflect}</p>`);
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${address}"`);
      expect(html).toContain(`/pictures/social/${locale}/thought-${index + 1}.jpg"`);
    }
  },
);

test.each(["99", "0", "abc", "", "7&thought=", "../../sl/home"])(
  "thought=%s names no thought: the page of the cube itself",
  async (thought) => {
    const { status, text } = await open(`/throw-cube?thought=${thought}`);
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/throw-cube"`);
    // The place for the thought stands empty.
    expect(text).not.toMatch(/class="thought"[^>]*>[^<]/);
  },
);

test("a thought is opened on the page of the cube alone", async () => {
  expect((await open("/faq?thought=7")).text).toContain(`rel="canonical" href="${site.origin}/faq"`);
});

/** What the page of help shows to somebody for whom Cloudflare names a country. */
async function openHelp(country: string | undefined, path = "/help") {
  const init = { headers: { "CF-Ray": "8f0000000000abcd-VIE" }, cf: { country } } as RequestInit;
  const { status, text, headers } = await call(path, init);
  const card = /class="lit help-first".*?<\/section>/s.exec(text)?.[0] ?? "";
  const large = [...card.matchAll(/class="lit-call" href="tel:(\+?\d+)"/g)].map(([, number]) => number);
  return { status, text, headers, card, large };
}

test.each([
  ["SI", "116123", "112"],
  ["IT", "+390223272327", "112"],
  ["AT", "142", "112"],
  ["HU", "116123", "112"],
  ["DE", "08001110111", "112"],
  ["HR", "116111", "112"],
  ["CH", "143", "144"],
  ["RS", "0800309309", "194"],
  ["BA", "080050305", "124"],
  ["GB", "116123", "999"],
  ["IE", "116123", "112"],
  ["US", "988", "911"],
  ["CA", "988", "911"],
  ["AU", "131114", "000"],
])("in %s the page of help begins with %s and %s, and shows 116 123 and 112", async (country, ...first) => {
  const { large, card, text } = await openHelp(country);
  expect(large.slice(0, 2)).toEqual(first);
  for (const number of ["116123", "112"]) expect(card).toContain(`href="tel:${number}"`);
  expect(text).toContain("https://findahelpline.com");
});

test.each([undefined, "XX", "T1", "FR", "../../sl/home", "si<script>"])(
  "where the country is %s, 116 123 and 112 come first, then the directory of the world",
  async (country) => {
    const { status, large, card } = await openHelp(country);
    expect([status, large]).toEqual([200, ["116123", "112"]]);
    expect(card).toContain("https://findahelpline.com");
  },
);

test("the address overrules what the network tells, and what it names in vain changes nothing", async () => {
  expect((await openHelp("US", "/help?country=de")).large[0]).toBe("08001110111");
  expect((await openHelp("US", "/help?country=XX")).large[0]).toBe("988");
  // A server on one's own machine makes up a country.
  const made = await call("/help", { cf: { country: "US" } } as RequestInit);
  expect(made.text).not.toContain('data-country="US"');
});

test.each([
  [{ cf: { country: "US" } }, "US"],
  [{ cf: { country: "BR" } }, "BR"],
  [{ cf: { country: "T1" } }, null],
  [{ cf: { country: "XX" } }, null],
  [{}, null],
])("the card of the chat asks where the visitor is: %j is %s", async (network, country) => {
  const headers = { "CF-Ray": "8f0000000000abcd-VIE" };
  const answer = await call("/api/country", {
    headers,
    cf: { country: undefined },
    ...network,
  } as RequestInit);
  expect(JSON.parse(answer.text)).toEqual({ country });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect((await call("/api/country", { method: "POST" })).status).toBe(405);
});

test("each country's page of help is one of its own, which a browser asks after and nobody else may keep", async () => {
  const [here, there] = [await openHelp("SI"), await openHelp("US")];
  expect(here.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(here.headers.get("ETag")).not.toBe(there.headers.get("ETag"));
});

test.each([
  ["de-DE,de;q=0.9,en;q=0.5", "/help/de"],
  ["fr,it;q=0.8,sl;q=0.5", "/help/it"],
  ["sr-RS", "/help/hr"],
  ["hu", "/help/hu"],
])("a browser that wishes %s finds %s above everything else on the page of help", async (wish, path) => {
  const { text, headers } = await open("/help", { "Accept-Language": wish });
  const place = /class="help-own-language">(.*?)<\/p>/.exec(text)?.[1] ?? "";
  expect(place).toContain(`<a class="link" href="${path}"`);
  expect(text.indexOf("help-own-language")).toBeLessThan(text.indexOf("<h1"));
  expect(headers.get("Vary")).toContain("Accept-Language");
  const tag = headers.get("ETag") ?? "";
  expect(tag).not.toBe((await open("/help")).headers.get("ETag"));
  expect((await open("/help", { "Accept-Language": wish, "If-None-Match": tag })).status).toBe(304);
  expect((await open("/help", { "If-None-Match": tag })).status).toBe(200);
});

test.each(["", "sl", "en-US,de;q=0.9", "sl-SI,it;q=0.8", "fr", "de;q=0"])(
  "a browser that wishes %j is offered no short version, and has the page as the build made it",
  async (wish) => {
    const { text } = await open("/help", { "Accept-Language": wish });
    expect(text).toMatch(/class="help-own-language"><\/p>/);
  },
);

test.each([
  ["/help/it", "it", "tel:+390223272327"],
  ["/help/hu", "hu", "tel:116123"],
  ["/help/hr", "hr", "tel:112"],
  ["/help/de", "de", "tel:08001110111"],
  ["/help/lahko-branje", "sl", "tel:116123"],
])("%s is a page in %s alone, with its number before the words", async (path, code, call_) => {
  const answer = await open(path, { "Accept-Language": "en" });
  expect([answer.status, language(answer), answer.headers.get("Content-Language")]).toEqual([
    200,
    code,
    code,
  ]);
  const [before = ""] = answer.text.split('class="page-lead');
  expect(before).toContain(`href="${call_}"`);
  // Its only scripts are those of its look and of the button to leave, which stand in the page and load nothing.
  expect(answer.text.match(/<script[^>]*>/g)).toEqual(["<script>", "<script>"]);
  expect(answer.text).not.toMatch(/import\(|src=|fetch\(/);
  expect(answer.text).not.toContain("hreflang");
  expect(answer.headers.get("Content-Security-Policy")).toContain("style-src 'self' 'sha256-");
  expect((await open(`${path}/`)).headers.get("Location")).toBe(path);
});

test.each([
  ["/sitemap.xml", "application/xml"],
  ["/robots.txt", "text/plain"],
  ["/.well-known/security.txt", "text/plain"],
])("%s comes as %s and may be kept for an hour", async (path, type) => {
  const { status, headers } = await open(path);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toContain(type);
  expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("an unknown path is the not-found page with status 404", async () => {
  const answer = await open("/no/such/page");
  expect([answer.status, language(answer)]).toEqual([404, "sl"]);
  expect(answer.text).toContain("404");
});

test.each(["/_pages/sl/home.html", "/_pages", "/404"])("%s leads nowhere", async (path) => {
  expect((await open(path)).status).toBe(404);
});

test("a slash at the end leads to the page without it", async () => {
  const answer = await open("/faq/?a=1");
  expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/faq?a=1"]);
});

test("a page that has not changed is not sent again", async () => {
  const etag = (await open("/faq")).headers.get("ETag") ?? "";
  expect((await open("/faq", { "If-None-Match": etag })).status).toBe(304);
});

test("a page can only be read", async () => {
  const answer = await call("/faq", { method: "POST" });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("a page is sent as the build compressed it, and plain to whoever takes nothing else", async () => {
  const compressed = await open("/faq", { "Accept-Encoding": "gzip, br" });
  expect(compressed.headers.get("Content-Encoding")).toBe("br");
  const plain = await open("/faq", { "Accept-Encoding": "gzip" });
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(plain.headers.get("ETag")).not.toBe(compressed.headers.get("ETag"));
  expect(plain.text).toContain("<h1");
});

test("a page that is changed on its way is not sent compressed", async () => {
  const answer = await open("/search?q=upanje", { "Accept-Encoding": "br" });
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(answer.text).toContain("<mark>");
});

test("scripts and styles are named by their hash, nothing unsafe is allowed", async () => {
  const policy = (await open("/")).headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect(policy).not.toContain("unsafe");
});
