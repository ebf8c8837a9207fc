import { expect, test } from "vitest";
import { waysOf } from "./helpline-ways.ts";

test("each way in is a link that begins it", () => {
  const line = {
    country: "IT",
    number: "02 2327 2327",
    tel: "tel:+390223272327",
    hours: "always" as const,
    channels: [
      { kind: "text" as const, to: "0477 13 11 14" },
      { kind: "text" as const, to: "85258", keyword: "SHOUT" },
      { kind: "chat" as const, to: "https://www.azzurro.it/chat" },
      { kind: "mail" as const, to: "tom@zpms.si" },
      { kind: "form" as const, to: "https://www.telefonoamico.it" },
      { kind: "whatsapp" as const, to: "324 011 7252" },
    ],
  };
  expect(waysOf(line, null).map(({ shown, href }) => [shown, href])).toEqual([
    ["02 2327 2327", "tel:+390223272327"],
    ["0477 13 11 14", "sms:0477131114"],
    ["85258", "sms:85258?&body=SHOUT"],
    ["azzurro.it", "https://www.azzurro.it/chat"],
    ["tom@zpms.si", "mailto:tom@zpms.si"],
    ["telefonoamico.it", "https://www.telefonoamico.it"],
    ["324 011 7252", "https://wa.me/393240117252"],
  ]);
});

test("a channel that works in one country alone is left out elsewhere", () => {
  const line = { country: "EU", channels: [{ kind: "text" as const, to: "112", only_in: "SI" }] };
  expect(waysOf(line, "SI")).toHaveLength(1);
  expect(waysOf(line, "AT")).toEqual([]);
  expect(waysOf(line, null)).toEqual([]);
});
