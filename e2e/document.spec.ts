import { expect } from "@playwright/test";
import { documentPath } from "../contract/documents.ts";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { pagePath, TOPIC_IDS } from "../contract/pages.ts";
import { test } from "./page.ts";

const DOCUMENTS = [
  ["darkness-hope", "hope"],
  ["protocol", "protocol"],
  ["for-parents", "for-parents"],
  ["for-teachers", "for-teachers"],
  ["for-teachers", "poster"],
  ["bereaved", "bereaved"],
  ["help", "poster"],
  ...TOPIC_IDS.flatMap((id) => [[id, `handout-${id}`] as const, ["for-teachers", `handout-${id}`] as const]),
] as const;

for (const [locale, id, name] of LOCALES.flatMap((each) => DOCUMENTS.map((one) => [each, ...one] as const))) {
  test(`the page ${id} leads to the document ${name} in ${locale}`, async ({ page, request }) => {
    await page.goto(localizedPath(pagePath(id), locale));
    await expect(
      page.locator(`a[type="application/pdf"][href="${documentPath(locale, name)}"]`),
    ).toBeVisible();

    const response = await request.get(documentPath(locale, name));
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    expect(response.headers()["cache-control"]).toMatch(/\bmax-age=3600\b/);
    expect((await response.body()).subarray(0, 8).toString()).toBe("%PDF-1.7");
  });
}

test("a document that does not exist is not found", async ({ request }) => {
  expect((await request.get("/documents/other.pdf")).status()).toBe(404);
});
