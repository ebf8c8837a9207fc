import { expect } from "@playwright/test";
import { documentPath } from "../contract/documents.ts";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { pagePath } from "../contract/pages.ts";
import { test } from "./page.ts";

const DOCUMENTS = [
  ["darkness-hope", "hope"],
  ["protocol", "protocol"],
] as const;

for (const [locale, id, name] of LOCALES.flatMap((each) => DOCUMENTS.map((one) => [each, ...one] as const))) {
  test(`the page ${id} leads to its document in ${locale}`, async ({ page, request }) => {
    await page.goto(localizedPath(pagePath(id), locale));
    const address = await page.locator('a[type="application/pdf"]').getAttribute("href");
    expect(address).toBe(documentPath(locale, name));

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
