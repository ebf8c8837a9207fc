import { expect } from "@playwright/test";
import { violations } from "./axe.ts";
import { ask, findChat, openChat } from "./chat.ts";
import { openPage, ready, readNeighbours, test, watchConsole, wideElements } from "./page.ts";

const SAID = {
  hr: "Ne želim više živjeti.",
  it: "Non voglio più vivere.",
  hu: "Nem akarok tovább élni.",
  de: "Ich will nicht mehr leben.",
} as const;
const words = readNeighbours();

for (const language of ["hr", "it", "hu", "de"] as const)
  test(`who writes of death in ${language} is given a card and the beginning of a reply in it, on a small phone too`, async ({
    page,
  }) => {
    const troubles = watchConsole(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, "/chat");
    const panel = page.locator(".chat-panel");
    await panel.locator("textarea").fill(SAID[language]);
    await panel.locator("textarea").press("Enter");

    const card = page.getByRole("region", { name: words[language].card.title });
    await expect(card).toHaveAttribute("lang", language);
    await expect(card.getByRole("alert")).toContainText(words[language].card.text);
    await expect(card.locator('.chat-help-first a[href="tel:112"]')).toBeInViewport();
    const paragraph = panel.locator(".chat-message-assistant .chat-neighbour");
    await expect(paragraph).toHaveAttribute("lang", language);
    await expect(paragraph).toContainText(words[language].reply);
    await expect(panel.locator(".chat-choices button").first()).toBeVisible();
    await expect(panel.locator(".chat-send")).toBeInViewport({ ratio: 1 });
    expect(await wideElements(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

test("the card comes without the worker, is reached by the keyboard, and is there after a reload", async ({
  page,
}) => {
  await page.route("**/api/wisdom-chat", (route) => route.abort());
  const chat = await openChat(page);
  await chat.field.fill(SAID.de);
  await chat.field.press("Enter");
  await expect(chat.help).toHaveAttribute("lang", "de");
  // Of the lines, that of the visitor's country stands first.
  const calls = chat.help.locator(".chat-help-first a");
  await expect(calls.first()).toHaveAttribute("href", "tel:116123");
  await calls.first().focus();
  await page.keyboard.press("Tab");
  await expect(chat.help.locator('.chat-help-first a[href="tel:112"]')).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(chat.help.locator(".chat-help-lines a").first()).toBeFocused();

  await page.unroute("**/api/wisdom-chat");
  await ask(chat, SAID.de);
  await page.reload();
  await ready(page);
  await chat.button.click();
  await expect(findChat(page, "sl").help).toContainText(words.de.card.title);
  await expect(chat.dialog.locator(".chat-neighbour")).toHaveAttribute("lang", "de");
  await chat.help.locator("summary").click();
  await expect(chat.help.locator("details")).toContainText("Samarijan");
});
