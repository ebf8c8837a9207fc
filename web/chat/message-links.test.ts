import { expect, test } from "vitest";
import { messageLink } from "./message-links.ts";
import { HELPLINES, TEXTS } from "./testing/texts.ts";

const origin = "https://kocka.example";

test("pages of the site keep their path, query and hash", () => {
  expect(messageLink("/wisdom/what-is?lng=en#four", origin, HELPLINES)).toEqual({
    kind: "own",
    href: "/wisdom/what-is?lng=en#four",
  });
  expect(messageLink("https://kocka.example/help", origin, HELPLINES)).toEqual({
    kind: "own",
    href: "/help",
  });
});

test("addresses elsewhere are external, however they are disguised", () => {
  expect(messageLink("https://findahelpline.com", origin, HELPLINES)).toEqual({
    kind: "external",
    href: "https://findahelpline.com/",
  });
  for (const href of ["//evil.example/x", "/\\evil.example/x", "\\\\evil.example/x"]) {
    expect(messageLink(href, origin, HELPLINES)).toEqual({
      kind: "external",
      href: "https://evil.example/x",
    });
  }
});

test("of all telephone numbers only those of the helplines are links", () => {
  expect(messageLink("tel:116123", origin, HELPLINES)).toEqual({ kind: "call", href: "tel:116123" });
  expect(messageLink("tel:+38640123456", origin, HELPLINES)).toBeNull();
});

test("a text message goes only where one is read", () => {
  expect(messageLink("sms:988", origin, TEXTS.numbers)).toEqual({ kind: "call", href: "sms:988" });
  expect(messageLink("sms:116123", origin, TEXTS.numbers)).toBeNull();
});

test("no other scheme is a link", () => {
  const hrefs = [
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:x",
    "http://",
  ];
  for (const href of [...hrefs, "", undefined]) expect(messageLink(href, origin, HELPLINES)).toBeNull();
});
