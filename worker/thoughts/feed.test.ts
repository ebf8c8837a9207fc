import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ThoughtPage } from "../../contract/content.ts";
import page from "../../generated/content/sl/pages/thought.json";
import site from "../../generated/content/site.json";
import { call } from "../testing/chat.ts";
import { writeFeed } from "./feed.ts";
import { createFeedRoutes } from "./routes.ts";

const thoughts = page as ThoughtPage;

function all(feed: string, pattern: RegExp): string[] {
  return [...feed.matchAll(pattern)].map(([, found = ""]) => found);
}

test("the feed holds the last thirty days, newest first, each with an id of its own that stays", () => {
  const feed = writeFeed(thoughts, site, "sl", "2026-11-21");
  const ids = all(feed, /<id>(tag:[^<]*)<\/id>/g);
  expect(new Set(ids).size).toBe(30);
  expect(ids[0]).toBe("tag:kocka-modrosti.example.org,2026-11-21:thought-of-the-day/sl");
  expect(ids[29]).toBe("tag:kocka-modrosti.example.org,2026-10-23:thought-of-the-day/sl");
  const entry = (text: string) => text.split("<entry>")[2]?.split("</entry>")[0];
  expect(writeFeed(thoughts, site, "sl", "2026-11-22").split("<entry>")[2]).toBe(feed.split("<entry>")[1]);
  expect(entry(feed)).toContain("<updated>2026-11-20T00:00:00+01:00</updated>");
});

test("each entry leads to the thought whose words it holds", () => {
  const feed = writeFeed(thoughts, site, "en", "2026-11-21");
  for (const entry of feed.split("<entry>").slice(1)) {
    const number = Number(/\/throw-cube\?thought=(\d+)&amp;lng=en"/.exec(entry)?.[1]);
    expect(entry).toContain(thoughts.data.wisdoms[number - 1]?.text);
    expect(entry).toContain(thoughts.data.wisdoms[number - 1]?.reflect);
  }
});

test("signs with a meaning in XML are words in a thought", () => {
  const wisdoms = thoughts.data.wisdoms.map((wisdom) => ({ ...wisdom, text: 'a < b & "c" ]]>' }));
  const feed = writeFeed({ ...thoughts, data: { ...thoughts.data, wisdoms } }, site, "sl", "2026-11-21");
  expect(feed).toContain("<title>a &lt; b &amp; &quot;c&quot; ]]&gt;</title>");
  expect(feed).toContain("&lt;p&gt;a &amp;lt; b &amp;amp; ");
});

test("the feed is Slovenian unless its address says English", async () => {
  const feed = (path: string) => call(path, { headers: { "Accept-Language": "en", Cookie: "lng=en" } });
  expect((await feed("/feed.xml")).text).toContain('xml:lang="sl"');
  expect((await feed("/feed.xml?lng=en")).text).toContain('xml:lang="en"');
  expect((await feed("/feed.xml?lng=de")).text).toContain('xml:lang="sl"');
});

test("the day of the feed is the day in Slovenia", async () => {
  const at = async (moment: string) => {
    const response = await createFeedRoutes(() => new Date(moment)).request("/", {}, env);
    return /,(\d{4}-\d\d-\d\d):/.exec(await response.text())?.[1];
  };
  expect(await at("2026-06-30T21:59:00Z")).toBe("2026-06-30");
  expect(await at("2026-06-30T22:01:00Z")).toBe("2026-07-01");
});

test("a feed that has not changed is not sent again", async () => {
  const first = await call("/feed.xml");
  expect(first.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const again = await call("/feed.xml", { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
  expect([again.status, again.text]).toEqual([304, ""]);
  const english = await call("/feed.xml?lng=en", {
    headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
  });
  expect(english.status).toBe(200);
});

test("the feed can only be read", async () => {
  const answer = await call("/feed.xml", { method: "POST" });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
