import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { searchReply, type SearchReply } from "../../contract/api.ts";
import { createApp } from "../app.ts";
import { call } from "../testing/chat.ts";

async function search(query: string, language = "sl"): Promise<SearchReply["results"]> {
  const { text } = await call(`/api/search?${new URLSearchParams({ q: query, lng: language })}`);
  return searchReply.parse(JSON.parse(text)).results;
}

const open = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await call(`/search?q=${encodeURIComponent(query)}`, { headers });
  return { ...answer, page: answer.text.replace(/^[^]*<main/, "<main") };
};

test("the call answers with pages in the language that was asked for", async () => {
  expect((await search("hvaleznost"))[0]).toMatchObject({ path: "/gratitude", title: "Hvaležnost" });
  expect((await search("gratitude", "en"))[0]).toMatchObject({ path: "/gratitude", title: "Gratitude" });
  const byBrowser = await call("/api/search?q=gratitude", { headers: { "Accept-Language": "en" } });
  expect(byBrowser.text).toContain('"Gratitude"');
});

test("what is found is kept by nobody but the visitor's browser", async () => {
  const { headers } = await call("/api/search?q=hope&lng=en");
  expect(headers.get("Cache-Control")).toMatch(/^private/);
});

test.each([
  ["without a question", "/api/search"],
  ["with an empty question", "/api/search?q="],
  ["with blanks only", "/api/search?q=%20%20"],
  ["with 201 characters", `/api/search?q=${"a".repeat(201)}`],
  ["in a language we do not have", "/api/search?q=a&lng=de"],
])("a call %s is refused with 400", async (_, path) => {
  const { status, text } = await call(path);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ error: { code: "invalid_request" } });
});

test("200 characters are a question", async () => {
  expect((await call(`/api/search?q=${"a".repeat(200)}`)).status).toBe(200);
});

test("the call can only be read", async () => {
  const { status, headers } = await call("/api/search?q=a", { method: "POST" });
  expect([status, headers.get("Allow")]).toEqual([405, "GET"]);
});

test("one address may not ask without end", async () => {
  const limited = { ...env, SEARCH_LIMIT: { limit: async () => ({ success: false }) } };
  const request = new Request("https://example.com/api/search?q=hope", {
    headers: { "CF-Connecting-IP": "192.0.2.1" },
  });
  const response = await createApp().fetch(request, limited, createExecutionContext());
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
});

test.each(["sl", "en"])("every result in %s leads to a place that exists", async (language) => {
  const queries = [
    "modrost",
    "upanje",
    "pomoč",
    "pesem",
    "bog",
    "wisdom",
    "hope",
    "help",
    "song",
    "god",
    "price",
  ];
  const results = (await Promise.all(queries.map((query) => search(query, language)))).flat();
  const paths = new Set(results.map((result) => result.path));
  expect(paths.size).toBeGreaterThan(20);
  for (const path of paths) {
    const { pathname, search: thought, hash } = new URL(path, "https://example.com");
    const answer = await call(`${pathname}${thought ? `${thought}&` : "?"}lng=${language}`);
    expect(answer.status, path).toBe(200);
    if (hash) expect(answer.text, path).toContain(`id="${hash.slice(1)}"`);
  }
});

test("a thought of the cube is found by its words", async () => {
  const [first] = await search("sveča ne vidi do konca noči");
  expect(first?.path).toBe("/throw-cube?thought=1");
});

test("no page takes all the room", async () => {
  const pages = (await search("modrost")).map((result) => result.path.split(/[#?]/)[0]);
  for (const page of pages) expect(pages.filter((other) => other === page).length).toBeLessThanOrEqual(3);
});

test("no place stands twice among the results", async () => {
  const paths = (await search("modrost")).map((result) => result.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("without a script the page holds the question, its results and their number", async () => {
  const { status, page, text, headers } = await open("hvaleznost");
  expect(status).toBe(200);
  expect(text).toContain("<title>hvaleznost · Iskanje · Kocka modrosti</title>");
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(text).not.toContain('rel="canonical"');
  expect(page).toMatch(/<input[^>]* value="hvaleznost"/);
  expect(page).toMatch(/role="status">Zadetki: \d+</);
  expect(page).toContain('<a href="/gratitude">Hvaležnost</a>');
  expect(page).toContain("<mark>Hvaležnost</mark>");
  expect(page).toMatch(/id="search-help"[^>]* hidden/);
  expect(page).toMatch(/id="search-nothing"[^>]* hidden/);
  expect(headers.get("ETag")).toBeNull();
});

test("the language switcher keeps the question, and the address may name the language", async () => {
  const { text } = await call("/search?q=wisdom%20%26%20hope&lng=en");
  expect(text).toContain('<html lang="en">');
  expect(text).toContain("Results: ");
  expect(text).toContain('href="?q=wisdom+%26+hope&amp;lng=sl"');
});

test("what a visitor writes never becomes markup", async () => {
  const evil = `"><script>alert(1)</script><img src=x onerror="alert(2)">&amp; modrost`;
  const { text, page } = await open(evil);
  expect(text).not.toContain("<script>alert");
  expect(text).not.toContain("<img src=x");
  expect(text).toMatch(/<title>"&gt;&lt;script&gt;/);
  expect(page).toMatch(/value="&quot;&gt;&lt;script&gt;[^"]*&amp;amp; modrost"/);
});

test("under a sign of danger the helplines stand before the results", async () => {
  const { page } = await open("nočem več živeti");
  expect(page).not.toMatch(/id="search-help"[^>]* hidden/);
  expect(page.indexOf("tel:116123")).toBeLessThan(page.indexOf('id="search-results"'));
  expect(page.indexOf("tel:112")).toBeLessThan(page.indexOf('id="search-results"'));
  expect((await open("i want to die", { "Accept-Language": "en" })).page).not.toMatch(
    /id="search-help"[^>]* hidden/,
  );
});

test("where nothing is found the page says so and shows other ways", async () => {
  const { status, page } = await open("xqzwvk");
  expect(status).toBe(200);
  expect(page).toMatch(/role="status">O\stem nismo našli ničesar\.</);
  expect(page).not.toMatch(/id="search-nothing"[^>]* hidden/);
});

test.each(["", "   "])("an empty question »%s« is the search page itself", async (query) => {
  const { text } = await open(query);
  expect(text).toContain("<title>Iskanje · Kocka modrosti</title>");
  expect(text).not.toContain('content="noindex"');
});

test("a question too long is cut, not refused", async () => {
  expect((await open("modrost ".repeat(50))).status).toBe(200);
});
