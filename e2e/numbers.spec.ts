import { expect } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { ask, openChat } from "./chat.ts";
import { test } from "./page.ts";

const NUMBERS = { sl: ["116 123", "112"], en: ["116 123", "112", "988", "999", "911"] };
const SMALLEST_TARGET = 24;

for (const locale of LOCALES) {
  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    for (const path of ["/wisdom/darkness-hope", "/help", "/faq"]) {
      test(`every number of ${path} can be called, and none is broken in two`, async ({ page }) => {
        await page.goto(localizedPath(path, locale));
        const { loose, calls } = await page.evaluate((numbers) => {
          const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
          const words: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.textContent?.replaceAll("\u00a0", " ") ?? "";
            const isCalled = node.parentElement?.closest("a[href^='tel:'], a[href^='sms:']");
            // What is told of a line holds figures too, such as one that reaches nobody there.
            if (node.parentElement?.closest(".lit")) continue;
            if (!isCalled && numbers.some((number) => text.includes(number))) words.push(text);
          }
          const found = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='tel:']")];
          return {
            loose: words,
            calls: found
              .filter((link) => link.checkVisibility())
              .map((link) => ({
                text: link.textContent.replaceAll("\u00a0", " "),
                href: link.getAttribute("href"),
                lines: link.getClientRects().length,
                height: link.getBoundingClientRect().height,
              })),
          };
        }, NUMBERS[locale]);
        expect(loose).toEqual([]);
        for (const number of NUMBERS[locale])
          if (path !== "/faq")
            expect(calls).toContainEqual(
              expect.objectContaining({ text: number, href: `tel:${number.replace(" ", "")}` }),
            );
        for (const link of calls) {
          expect(link.lines, link.text).toBe(1);
          expect(link.height, link.text).toBeGreaterThanOrEqual(SMALLEST_TARGET);
        }
      });
    }
  });
}

test("the notice of the chat and its replies call too, and write where one may not speak", async ({
  page,
}) => {
  const chat = await openChat(page, "en");
  const notice = chat.dialog.locator(".chat-notice");
  for (const number of NUMBERS.en)
    await expect(notice.getByRole("link", { name: number }).first()).toHaveAttribute("href", /^tel:/);
  await ask(chat, "I want to die");
  const reply = await ask(chat, "I can’t talk aloud, can I write?");
  await expect(reply.locator("a[href='sms:988']")).toBeVisible();
});
