import { expect, test } from "vitest";
import { messageLink, splitNumbers } from "./message-links.ts";
import { HELPLINES } from "./testing/texts.ts";

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

test("numbers of helplines become calls, in whatever way they are spaced", () => {
  expect(splitNumbers("Pokliči 116 123 ali 112.", HELPLINES)).toEqual([
    { text: "Pokliči " },
    { text: "116 123", tel: "tel:116123" },
    { text: " ali " },
    { text: "112", tel: "tel:112" },
    { text: "." },
  ]);
  expect(splitNumbers("116\u00a0123", HELPLINES)).toEqual([{ text: "116\u00a0123", tel: "tel:116123" }]);
  expect(splitNumbers("01 520 99 00", HELPLINES)).toEqual([
    { text: "01 520 99 00", tel: "tel:+38615209900" },
  ]);
});

test("other numbers stay text, psalms and verses too", () => {
  const texts = [
    "Psalm 112",
    "Ps 112,4",
    "Psalma 112",
    "Ps. 112",
    "112,4",
    "112:4",
    "v letu 2024",
    "1123",
    "5 116 1234",
  ];
  for (const text of texts) expect(splitNumbers(text, HELPLINES)).toEqual([{ text }]);
  expect(splitNumbers("", HELPLINES)).toEqual([]);
});
