import { expect, type Locator } from "@playwright/test";
import { STORAGE_KEYS, QUICK_QUESTION_IDS } from "../contract/chat.ts";
import { LOCALES } from "../contract/locale.ts";
import { ask, findChat, openChat, writeReplies } from "./chat.ts";
import { holdScripts, openPage, ready, readTexts, test, watchConsole } from "./page.ts";

const API = "**/api/wisdom-chat";

const SIX = {
  sl: [
    "Kaj je modrost?",
    "Kaj je upanje?",
    "Kako naj odpustim?",
    "Kaj je hvaležnost?",
    "Kaj je ljubezen?",
    "Kdo je napisal zgodbe?",
  ],
  en: [
    "What is wisdom?",
    "What is hope?",
    "How can I forgive?",
    "What is gratitude?",
    "What is love?",
    "Who wrote the stories?",
  ],
};

test("the dialog opens with the focus in the field, and Escape gives the focus back to the button", async ({
  page,
}) => {
  const chat = await openChat(page);
  await expect(chat.field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expect(chat.button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.dialog).toBeVisible();
  await chat.dialog.getByRole("button", { name: chat.words.close }).click();
  await expect(chat.dialog).toBeHidden();
});

for (const locale of LOCALES) {
  test(`an empty conversation greets, says what it is and offers four questions, in ${locale}`, async ({
    page,
  }) => {
    const { meta } = readTexts("chat", locale);
    const chat = await openChat(page, locale, "/wisdom");
    await expect(chat.dialog.getByText(meta.welcome)).toBeVisible();
    await expect(chat.dialog).toContainText(meta.notice.split("{days}")[0] ?? "");
    await expect(chat.dialog).not.toContainText("{days}");
    const questions = chat.dialog.locator(".chat-questions").getByRole("button");
    await expect(questions).toHaveText(QUICK_QUESTION_IDS.map((id) => meta.questions[id]));

    await questions.nth(2).click();
    await expect(chat.questions).toContainText(meta.questions.hope);
    await expect(chat.replies).toContainText(/\w{3}/);
  });

  test(`six messages in ${locale} bring one invitation, after the fifth, and are all logged`, async ({
    page,
    request,
  }) => {
    const troubles = watchConsole(page);
    const sent: { should_invite_telegram?: boolean; user_message_count: number }[] = [];
    page.on("request", (call) => {
      if (call.method() === "POST" && call.url().endsWith("/api/wisdom-chat")) sent.push(call.postDataJSON());
    });
    const chat = await openChat(page, locale);
    for (const [index, question] of SIX[locale].entries()) {
      const reply = await ask(chat, question);
      await expect(reply).not.toContainText("t.me");
      await expect(chat.invitation).toHaveCount(index < 4 ? 0 : 1);
    }
    await expect(chat.invitation.getByRole("link")).toHaveAttribute("href", /t\.me/);
    await expect(chat.invitation.getByRole("link")).toHaveAttribute("target", "_blank");
    const entries = await chat.dialog
      .locator(".chat-list > li")
      .evaluateAll((list) => list.map((entry) => entry.querySelector(".chat-invitation") !== null));
    expect(entries.indexOf(true)).toBe(10);
    expect(sent.map((body) => body.user_message_count)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sent.map((body) => body.should_invite_telegram ?? false)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);

    const stored = await page.evaluate(
      (keys) => [localStorage.getItem(keys.sessionId), localStorage.getItem(keys.userMessageCount)],
      STORAGE_KEYS,
    );
    expect(stored).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), "6"]);
    const log = async () =>
      (
        (await (await request.get(`/api/wisdom-chat/${stored[0]}`)).json()) as {
          messages: { role: string; content: string }[];
        }
      ).messages;
    await expect.poll(async () => (await log()).length).toBe(12);
    expect((await log()).filter(({ role }) => role === "user").map(({ content }) => content)).toEqual(
      SIX[locale],
    );
    expect(troubles).toEqual([]);
  });
}

test("three dots pulse until the reply stands at the left, below the visitor's words at the right", async ({
  page,
}) => {
  const chat = await openChat(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    await promise;
    await route.continue();
  });
  await chat.field.fill("Kaj je modrost?");
  await chat.send.click();
  await expect(chat.dialog.locator(".chat-dots i")).toHaveCount(3);
  await expect(chat.dialog.getByRole("status").filter({ hasText: chat.words.writing })).toBeAttached();
  resolve();
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.dialog.locator(".chat-dots")).toHaveCount(0);
  await expect(chat.send).toBeVisible();

  const list = await chat.dialog.locator(".chat-list").boundingBox();
  const mine = await chat.questions.locator(".chat-words").boundingBox();
  const theirs = await chat.replies.locator(".chat-words").boundingBox();
  if (!list || !mine || !theirs) throw new Error("the messages are not shown");
  expect(list.x + list.width - (mine.x + mine.width)).toBeLessThan(30);
  expect(mine.x - list.x).toBeGreaterThan(100);
  expect(theirs.x - list.x).toBeLessThan(30);
});

test("a reply grows as it streams in, and one that breaks off is kept, with a retry", async ({ page }) => {
  const send = await writeReplies(page);
  const chat = await openChat(page);
  await chat.field.fill("Kaj je upanje?");
  await chat.field.press("Enter");
  await expect(chat.dialog.locator(".chat-dots")).toBeVisible();
  await send({ type: "text-start", id: "0" });
  await send({ type: "text-delta", id: "0", delta: "Upanje **sveti**" });
  await expect(chat.replies.locator("strong")).toHaveText("sveti");
  await expect(chat.dialog.getByRole("button", { name: "Ustavi" })).toBeVisible();
  await send({ type: "text-delta", id: "0", delta: " ponoči" });
  await expect(chat.replies).toContainText("Upanje sveti ponoči");
  await send(null);
  await expect(chat.replies).toContainText("Odgovor je bil prekinjen.");
  await expect(chat.replies.getByRole("button", { name: chat.words.retry })).toBeVisible();
});

test("Enter sends, Shift+Enter breaks the line, and blank text is no message", async ({ page }) => {
  const chat = await openChat(page);
  await chat.field.press("Enter");
  await chat.field.fill("  \n ");
  await expect(chat.send).toBeDisabled();
  await chat.field.press("Enter");
  await expect(chat.questions).toHaveCount(0);

  await chat.field.fill("Prva vrstica");
  await chat.field.press("Shift+Enter");
  await chat.field.pressSequentially("druga");
  await expect(chat.field).toHaveValue("Prva vrstica\ndruga");
  await expect(chat.questions).toHaveCount(0);
  await chat.field.press("Enter");
  await expect(chat.questions).toContainText("Prva vrstica\ndruga", { useInnerText: true });
  await expect(chat.field).toHaveValue("");
});

test("a conversation survives a reload and another page, until it is cleared here and on the server", async ({
  page,
  request,
}) => {
  const chat = await openChat(page);
  await ask(chat, "Kaj je upanje?");
  const session = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.sessionId);
  const log = async () =>
    ((await (await request.get(`/api/wisdom-chat/${session}`)).json()) as { messages: unknown[] }).messages
      .length;
  await expect.poll(log).toBe(2);
  // The whole reply, with its links drawn.
  await expect(chat.replies.locator(".chat-plain")).toHaveCount(0);
  const reply = await chat.replies.locator(".chat-words").innerText();

  await page.reload();
  await ready(page);
  await chat.button.click();
  await expect(chat.replies.locator(".chat-words")).toHaveText(reply, { useInnerText: true });

  await chat.dialog.getByRole("button", { name: chat.words.clear }).click();
  const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
  await chat.dialog.getByRole("alertdialog").getByRole("button", { name: chat.words.clear }).click();
  expect((await deleted).status()).toBe(204);
  await expect(chat.questions).toHaveCount(0);
  await expect(chat.dialog.locator(".chat-questions button")).toHaveCount(4);
  await expect.poll(log).toBe(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.userMessageCount)).toBe("0");
});

for (const { fault, answer } of [
  { fault: "a broken connection", answer: null },
  {
    fault: "an error of the server",
    answer: { status: 503, json: { error: { code: "unavailable", message: "no" } } },
  },
]) {
  test(`after ${fault} the message goes back into the field, and a retry sends it`, async ({ page }) => {
    const chat = await openChat(page, "en");
    await page.route(API, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await chat.field.fill("What is hope?");
    await chat.field.press("Enter");
    await expect(chat.dialog.getByRole("alert")).toContainText("Failed to get response. Please try again.");
    await expect(chat.questions).toHaveCount(0);
    await expect(chat.dialog.locator(".chat-dots")).toHaveCount(0);
    await expect(chat.field).toHaveValue("What is hope?");

    await page.unroute(API);
    await chat.dialog.getByRole("button", { name: chat.words.retry }).click();
    await expect(chat.questions).toContainText("What is hope?");
    await expect(chat.replies).toContainText(/\w{3}/);
    await expect(chat.dialog.getByRole("alert")).toHaveCount(0);
    await expect(chat.field).toHaveValue("");
  });
}

test("words of despair bring the numbers at once, also when the server cannot be reached", async ({
  page,
}) => {
  const chat = await openChat(page);
  await page.route(API, (route) => route.abort());
  await chat.field.fill("nočem več živeti");
  await chat.field.press("Enter");
  await expect(chat.help).toBeVisible();
  await expect(chat.help.locator('a[href="tel:116123"]')).toBeVisible();
  await expect(chat.help.locator('a[href="tel:112"]')).toBeVisible();
  await expect(chat.dialog.getByText(chat.words.failed)).toBeVisible();
  await expect(chat.help).toBeInViewport({ ratio: 1 });
});

test("the numbers stand there before any answer, stay, come once, and no invitation follows", async ({
  page,
}) => {
  const chat = await openChat(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    await promise;
    await route.continue();
  });
  await chat.field.fill("Nocem vec ziveti.");
  await chat.field.press("Enter");
  await expect(chat.help).toBeVisible();
  await expect(chat.replies).toHaveCount(0);
  resolve();
  await expect(chat.replies).toContainText("ali razmišljaš o samomoru?");
  await expect(chat.send).toBeVisible();

  for (const text of ["Hudo mi je.", "Hvala", "Nočem več živeti", "Kaj je upanje?"]) await ask(chat, text);
  await expect(chat.questions).toHaveCount(5);
  await expect(chat.help).toHaveCount(1);
  await expect(chat.help.locator('a[href="tel:116123"]')).toBeInViewport();
  await expect(chat.invitation).toHaveCount(0);

  await page.reload();
  await ready(page);
  await chat.button.click();
  await expect(chat.help).toBeVisible();
});

test("the help card speaks English to English visitors and names a directory for every country", async ({
  page,
}) => {
  const chat = await openChat(page, "en");
  await chat.field.fill("I want to die");
  await chat.field.press("Enter");
  await expect(chat.help).toContainText("Please call now.");
  await expect(chat.help.locator('a[href="https://findahelpline.com"]')).toBeVisible();
});

test("the page of the chat has its look before the app comes", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/chat");
  await expect(page.locator(".chat-panel")).toHaveCSS("display", "flex");
  release();
});

test("what was typed on the page of the chat before the app came is kept, and can be sent", async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto("/chat");
  const chat = findChat(page, "sl");
  const field = page.locator(".chat-panel textarea");
  await field.fill("nočem več živeti");
  release();
  await ready(page);
  await expect(field).toHaveValue("nočem več živeti");
  await field.press("Enter");
  await expect(page.locator(".chat-panel")).toContainText(chat.words.title);
  await expect(page.locator('.chat-panel a[href="tel:116123"]').first()).toBeVisible();
});

for (const { way, send } of [
  { way: "with Enter", send: (panel: Locator) => panel.locator("textarea").press("Enter") },
  {
    way: "with a press on the button",
    send: (panel: Locator) => panel.locator(".chat-send").click({ force: true }),
  },
])
  test(`what was sent ${way} before the app came goes out when it has come`, async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto("/chat");
    const panel = page.locator(".chat-panel");
    await panel.locator("textarea").fill("nočem več živeti");
    await send(panel);
    await expect(panel.locator("textarea")).toHaveValue("nočem več živeti");
    release();
    await expect(panel.locator('a[href="tel:116123"]').first()).toBeVisible();
    await expect(panel.locator("textarea")).toHaveValue("");
  });

test("on a phone the page of the chat keeps the field and the help card in view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, "/chat");
  const field = page.locator(".chat-panel textarea");
  await expect(field).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 600));
  await field.fill("nočem več živeti");
  await field.press("Enter");
  await expect(page.locator(".chat-help")).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
});

test("the page of the chat holds the same conversation, without the floating button", async ({ page }) => {
  const chat = await openChat(page);
  await ask(chat, "Kaj je modrost?");
  await page.goto("/chat");
  await ready(page);
  await expect(page.getByRole("heading", { level: 1, name: chat.words.title })).toBeVisible();
  await expect(page.locator(".chat-message-assistant")).toHaveCount(1);
  await expect(chat.button).toHaveCount(0);
});

test.describe("on the first visit", () => {
  // Programs that read pages are not greeted, and a headless browser calls itself one.
  test.use({
    firstVisit: true,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
  });

  test("a bubble opens by itself when somebody has begun to read, takes no focus, and never comes again", async ({
    page,
  }) => {
    const counted = page.waitForRequest("**/api/track");
    await page.goto("/stories");
    await counted;
    const brand = page.getByRole("link", { name: "Kocka modrosti" }).first();
    await brand.focus();
    await page.mouse.wheel(0, 200);
    const bubble = page.getByRole("complementary", { name: "Modri sogovornik, program" });
    await expect(bubble).toBeVisible();
    await expect(brand).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.visitedBefore)).toBe("true");
    await expect(findChat(page, "sl").dialog).toBeHidden();
    await page.getByRole("button", { name: "Zapri pozdrav" }).click();
    await expect(bubble).toHaveCount(0);

    await page.reload();
    await ready(page);
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(4000);
    await expect(bubble).toHaveCount(0);
  });

  for (const way of ["a press", "Escape"]) {
    test(`the bubble gives way to ${way}`, async ({ page }) => {
      const counted = page.waitForRequest("**/api/track");
      await page.goto("/why-cube");
      await counted;
      await page.mouse.wheel(0, 100);
      const bubble = page.locator(".chat-greeting");
      await expect(bubble).toBeVisible();
      if (way === "Escape") await page.keyboard.press("Escape");
      else await page.getByRole("button", { name: /Dobro, da si tukaj/ }).click();
      await expect(bubble).toHaveCount(0);
      if (way === "a press") await expect(findChat(page, "sl").dialog).toBeVisible();
    });
  }

  test("on a phone the bubble waits until the reader looks back", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const counted = page.waitForRequest("**/api/track");
    await page.goto("/wisdom/darkness-hope");
    await counted;
    await page.mouse.wheel(0, 900);
    await expect(page.locator('.chat-button[data-aside="true"]')).toBeAttached();
    await page.waitForTimeout(5000);
    await expect(page.locator(".chat-greeting")).toHaveCount(0);
    await page.mouse.wheel(0, -300);
    await expect(page.locator(".chat-greeting")).toBeVisible();
  });

  test("nobody is greeted on the page of help", async ({ page }) => {
    await openPage(page, "/help");
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(4000);
    await expect(page.locator(".chat-greeting")).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.visitedBefore)).toBeNull();
  });
});
