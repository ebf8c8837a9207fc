import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { LOCALES, localizedPath, type Locale } from "../contract/locale.ts";
import { PLAIN_HELP } from "../contract/plain-help.ts";
import { thoughtPath } from "../contract/thoughts.ts";
import { violations } from "./axe.ts";
import { openPage, PUBLIC_PAGES, readWisdoms, ready, test, watchConsole, watchTracking } from "./page.ts";

const ORIGIN = "https://kocka-modrosti.example.org";

const WORDS = {
  sl: {
    again: "Vrzi znova",
    link: "Kopiraj povezavo",
    text: "Kopiraj misel",
    share: "Deli",
    permanent: "Trajna povezava",
    copied: "Kopirano.",
    other: "English",
  },
  en: {
    again: "Throw Again",
    link: "Copy link",
    text: "Copy thought",
    share: "Share",
    permanent: "Permanent link",
    copied: "Copied.",
    other: "Slovenščina",
  },
};

test("the sitemap lists every public page in both languages, and each address answers", async ({
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const addresses = [...parseXml(await response.text()).querySelectorAll("url > loc")].map(
    (loc) => loc.textContent,
  );
  expect(addresses.toSorted()).toEqual(
    [
      ...PUBLIC_PAGES.flatMap(({ path }) => LOCALES.map((locale) => ORIGIN + localizedPath(path, locale))),
      ...PLAIN_HELP.map(({ path }) => ORIGIN + path),
    ].toSorted(),
  );
  for (const address of addresses) {
    // As a visitor who comes for the first time.
    const page = await request.get(address.replace(ORIGIN, ""), { headers: { Cookie: "" } });
    expect(page.status(), address).toBe(200);
    const html = parseHtml(await page.text());
    expect(html.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(address);
  }
});

test("robots are told what to leave alone and where the sitemap is", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain("Disallow: /admin/");
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

for (const locale of LOCALES) {
  test(`the feed that the page of the cube announces in ${locale} is Atom, and its links lead to its thoughts`, async ({
    request,
  }) => {
    const html = await readPage(request, "/throw-cube", locale);
    const address = html.querySelector('link[type="application/atom+xml"]')?.getAttribute("href") ?? "";
    const response = await request.get(address);
    expect(response.headers()["content-type"]).toContain("application/atom+xml");
    const feed = parseXml(await response.text()).documentElement;
    expect([feed.localName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    expect(feed.getAttribute("xml:lang")).toBe(locale);
    for (const name of ["id", "title", "updated", "author > name"]) {
      expect(feed.querySelector(`:scope > ${name}`)?.textContent, name).toBeTruthy();
    }
    expect(feed.querySelector(':scope > link[rel="self"]')?.getAttribute("href")).toBe(ORIGIN + address);

    const entries = [...feed.querySelectorAll("entry")];
    expect(entries).toHaveLength(30);
    const thoughts = readWisdoms(locale).map(({ text }) => text);
    for (const entry of entries) {
      const read = (name: string) => entry.querySelector(name)?.textContent ?? "";
      const number = thoughts.indexOf(read("title")) + 1;
      expect(entry.querySelector("link")?.getAttribute("href")).toBe(
        ORIGIN + localizedPath(thoughtPath(number), locale),
      );
      expect(parseHtml(read("content")).body.textContent).toContain(read("title"));
      expect(Date.parse(read("updated"))).toBeLessThanOrEqual(Date.now());
    }
    expect(new Set(entries.map((entry) => entry.querySelector("id")?.textContent)).size).toBe(30);
  });

  test(`the answers told to search engines are those that stand on the page in ${locale}`, async ({
    page,
    request,
  }) => {
    const html = await readPage(request, "/faq", locale);
    const told = JSON.parse(html.querySelector('script[type="application/ld+json"]')?.textContent ?? "") as {
      "@graph": { mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[];
    };
    const questions = told["@graph"].flatMap((thing) => thing.mainEntity ?? []);
    await openPage(page, "/faq", locale);
    const details = await page.locator(".questions details").all();
    expect(details).toHaveLength(9);
    for (const [index, item] of details.entries()) {
      await item.locator("summary").click();
      await expect(item.locator(".prose")).toBeVisible();
      expect(flat(questions[index]?.name)).toBe(flat(await item.locator("h2").innerText()));
      expect(flat(questions[index]?.acceptedAnswer.text)).toBe(flat(await shownText(item.locator(".prose"))));
    }
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("each permanent link shows its thought", async ({ page }) => {
      for (const [index, { text, reflect }] of readWisdoms(locale).entries()) {
        await page.goto(localizedPath(thoughtPath(index + 1), locale));
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.locator(".thought")).toHaveText(text);
        await expect(page.getByText(reflect)).toBeVisible();
      }
    });

    test("the language of a thought is changed by a link", async ({ page }) => {
      await page.goto(localizedPath(thoughtPath(7), locale));
      const other = locale === "sl" ? "en" : "sl";
      await page.locator(".languages").getByRole("link", { name: WORDS[locale].other }).click();
      await expect(page.locator(".thought")).toHaveText(readWisdoms(other)[6]?.text ?? "");
    });
  });

  test(`an opened thought is taken over by the app as it stands, uncounted, in ${locale}`, async ({
    page,
  }) => {
    const troubles = watchConsole(page);
    const tracked = watchTracking(page);
    await openPage(page, thoughtPath(7), locale);
    await expect(page.locator(".thought")).toHaveText(readWisdoms(locale)[6]?.text ?? "");
    // A thought that nobody threw does not take the focus from the reader.
    await expect(page.locator("body")).toBeFocused();
    await expect.poll(() => tracked.map(({ event }) => event)).toEqual(["page_view"]);

    await page.locator(".languages").getByRole("link", { name: WORDS[locale].other }).click();
    const other = locale === "sl" ? "en" : "sl";
    await expect(page.locator(".thought")).toHaveText(readWisdoms(other)[6]?.text ?? "");
    await expect(page).toHaveURL(`/throw-cube?thought=7&lng=${other}`);
    expect(tracked.map(({ event }) => event)).toEqual(["page_view"]);
    expect(troubles).toEqual([]);
  });

  test(`the link and the words of a thought can be copied in ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const troubles = watchConsole(page);
    const words = WORDS[locale];
    await openPage(page, thoughtPath(7), locale);
    const address = new URL(localizedPath(thoughtPath(7), locale), page.url()).href;
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

    await page.getByRole("button", { name: words.link }).click();
    await expect(shareStatus(page)).toHaveText(words.copied);
    expect(await clipboard()).toBe(address);
    await page.getByRole("button", { name: words.text }).click();
    await expect.poll(clipboard).toBe(`${readWisdoms(locale)[6]?.text}\n${address}`);
    await expect(page.getByRole("link", { name: words.permanent })).toHaveAttribute(
      "href",
      localizedPath(thoughtPath(7), locale),
    );
    expect(troubles).toEqual([]);
  });
}

test("a device's own dialog is given the thought, where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const given: ShareData[] = [];
    Object.assign(window, { given });
    Object.assign(navigator, { share: (data: ShareData) => Promise.reject(given.push(data)) });
  });
  const troubles = watchConsole(page);
  await openPage(page, thoughtPath(3));
  await page.getByRole("button", { name: "Deli" }).click();
  const given = await page.evaluate(() => (window as unknown as { given: ShareData[] }).given);
  expect(given).toEqual([
    { text: readWisdoms("sl")[2]?.text, url: new URL(thoughtPath(3), page.url()).href },
  ]);
  // The visitor closed it again: nothing to complain about.
  expect(troubles).toEqual([]);
});

test("a browser that refuses to copy is told of, and the link still stands there", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("refused")) });
  });
  await openPage(page, thoughtPath(3));
  await page.getByRole("button", { name: "Kopiraj povezavo" }).click();
  await expect(shareStatus(page)).toHaveText("Kopiranje ni uspelo.");
  await expect(page.getByRole("link", { name: "Trajna povezava" })).toBeVisible();
});

test("from an opened thought the cube is thrown again: another thought, and the address and head follow", async ({
  page,
}) => {
  const troubles = watchConsole(page);
  const tracked = watchTracking(page);
  await page.goto("/faq");
  await openPage(page, thoughtPath(7));
  const before = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Vrzi znova" }).click();
  await expect(page.locator(".thrower-notice")).toHaveText("Tu je tvoja misel.");
  const text = (await page.locator(".thought").textContent()) ?? "";
  const number = readWisdoms("sl").findIndex((wisdom) => wisdom.text === text) + 1;
  expect(number).not.toBe(7);

  await expect(page).toHaveURL(thoughtPath(number));
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", ORIGIN + thoughtPath(number));
  await expect(page.locator(".thought")).toBeFocused();
  expect(tracked.filter(({ event }) => event === "cube_throw").map((thrown) => thrown.text)).toEqual([
    text.slice(0, 100),
  ]);

  await page.reload();
  await ready(page);
  await expect(page.locator(".thought")).toHaveText(text);
  await page
    .getByRole("navigation", { name: "Glavni meni" })
    .getByRole("link", { name: "Vrzi kocko" })
    .click();
  await expect(page.locator(".thought")).toBeHidden();
  await expect(page).toHaveURL("/throw-cube");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${ORIGIN}/throw-cube`);
  await page.goBack();
  await expect(page.locator(".thought")).toHaveText(text);
  expect(troubles).toEqual([]);
});

test("a change of language does not stop a throw from an opened thought", async ({ page }) => {
  await openPage(page, thoughtPath(7));
  await page.getByRole("button", { name: "Vrzi znova" }).click();
  await page.locator(".languages").getByRole("link", { name: "English" }).click();
  await expect(page.locator(".thrower-notice")).toHaveText("Wisdom revealed!");
  await expect(page.locator(".thought")).not.toHaveText(readWisdoms("en")[6]?.text ?? "");
  await expect(page).not.toHaveURL(/thought=7(&|$)/);
});

test("a press on Throw Again before the app has come throws the cube", async ({ page }) => {
  await page.goto(thoughtPath(7));
  await page.getByRole("button", { name: "Vrzi znova" }).click();
  await expect(page.locator(".thrower-notice")).toHaveText("Tu je tvoja misel.");
  await expect(page.locator(".thought")).not.toHaveText(readWisdoms("sl")[6]?.text ?? "");
});

for (const thought of ["99", "0", "abc", "", "7&thought=x"]) {
  test(`?thought=${thought} is the page of the cube itself`, async ({ page }) => {
    const troubles = watchConsole(page);
    const response = await openPage(page, `/throw-cube?thought=${thought}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("button", { name: "Vrzi kocko" })).toBeEnabled();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${ORIGIN}/throw-cube`);
    expect(troubles).toEqual([]);
  });
}

test.describe("axe", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`finds nothing beside an opened thought at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, thoughtPath(17), "en");
      await page.getByRole("button", { name: "Copy link" }).click();
      await expect(shareStatus(page)).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  }
});

function shareStatus(page: Page) {
  return page.locator(".share").getByRole("status");
}

async function readPage(request: APIRequestContext, path: string, locale: Locale): Promise<Document> {
  const response = await request.get(localizedPath(path, locale));
  return parseHtml(await response.text());
}

function parseHtml(html: string): Document {
  return new JSDOM(html).window.document;
}

/** Fails where the text is no XML. */
function parseXml(xml: string): Document {
  return new JSDOM(xml, { contentType: "application/xml" }).window.document;
}

/** Without what is spoken alone: that a link opens in a new tab. */
function shownText(prose: Locator): Promise<string> {
  return prose.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const spoken of copy.querySelectorAll(".visually-hidden")) spoken.remove();
    return copy.textContent;
  });
}

function flat(text = ""): string {
  return text.replace(/\s+/g, " ").trim();
}
