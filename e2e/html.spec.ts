import { createHash } from "node:crypto";
import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { PAGES } from "../contract/pages.ts";
import { PLAIN_HELP } from "../contract/plain-help.ts";
import { thoughtPath } from "../contract/thoughts.ts";
import { openPage, test, watchConsole } from "./page.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `srcSet`, `<img/>`, `disabled=""` and `hidden=""`, which browsers read as the short, small forms.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The ids of React begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // `<!doctype html>` is what the standard itself writes.
    "doctype-style": ["error", { style: "lowercase" }],
    // The style sheet keeps a number on one line.
    "tel-non-breaking": "off",
  },
});

for (const locale of LOCALES) {
  for (const path of [
    ...PAGES.map((page) => page.path),
    thoughtPath(7),
    "/help?country=US",
    ...PLAIN_HELP.map((page) => page.path),
  ]) {
    test(`${path} is valid HTML in ${locale}`, async ({ request }) => {
      const html = await (await request.get(localizedPath(path, locale))).text();
      const { results } = await validator.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
        [],
      );
    });
  }
}

test("every answer carries the security headers", async ({ request }) => {
  for (const path of ["/", "/no-such-page", "/api/health", "/favicon.svg"]) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/unsafe-|\*/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    expect(headers["x-frame-options"]).toBe("DENY");
  }
});

test("the policy names the inline scripts and the one inline style of each page, and no others", async ({
  request,
}) => {
  for (const { path } of PAGES) {
    for (const locale of LOCALES) {
      const response = await request.get(localizedPath(path, locale));
      const html = await response.text();
      const policy = response.headers()["content-security-policy"] ?? "";
      const scripts = inline(html, /<script>([^]*?)<\/script>/g);
      const styles = inline(html, /<style>([^]*?)<\/style>/g);
      expect(directive(policy, "script-src"), path).toEqual(["'self'", ...scripts]);
      expect(directive(policy, "style-src"), path).toEqual(["'self'", ...styles]);
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
    }
  }
});

test("no page breaks the policy, also when its script and the dialog have come", async ({ page }) => {
  const troubles = watchConsole(page);
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(event.violatedDirective, event.blockedURI),
    );
  });
  for (const path of ["/", "/throw-cube", "/chat"]) await openPage(page, path);
  await openPage(page, "/wisdom/sing-nations");
  await page.getByRole("button", { name: "Pogovor z Modrim sogovornikom" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(troubles).toEqual([]);
});

test("scripts, styles and fonts may be kept for ever, pages must be asked for again", async ({ request }) => {
  const response = await request.get("/");
  expect(response.headers()["cache-control"]).toBe("private, no-cache");
  const html = await response.text();
  const script = /import\(["'`](\/assets\/[^"'`]+)/.exec(html)?.[1] ?? "no script";
  const font = /href="(\/fonts\/[^"]+)"/.exec(html)?.[1] ?? "no font";
  for (const path of [script, font]) {
    const file = await request.get(path);
    expect(file.status(), path).toBe(200);
    expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  const again = await request.get("/", { headers: { "If-None-Match": response.headers()["etag"] ?? "" } });
  expect(again.status()).toBe(304);
});

test("a page can only be read: other methods answer 405 and say which are possible", async ({ request }) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await request.fetch("/wisdom", { method });
    expect(response.status()).toBe(405);
    expect(response.headers()["allow"]).toBe("GET, HEAD");
  }
  expect((await request.head("/wisdom")).status()).toBe(200);
});

/** The hashes of inline texts, as a policy names them. */
function inline(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, text]) =>
      `'sha256-${createHash("sha256")
        .update(text ?? "")
        .digest("base64")}'`,
  );
}

function directive(policy: string, name: string): string[] {
  return (
    policy
      .split("; ")
      .find((part) => part.startsWith(`${name} `))
      ?.split(" ")
      .slice(1) ?? []
  );
}
