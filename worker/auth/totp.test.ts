import { base32 } from "oslo/encoding";
import { expect, test } from "vitest";
import { createTotpSecret, findStep, stepAt, totpCode } from "./totp.ts";

/** The secret of RFC 6238, appendix B. */
const SECRET = base32.encode(new TextEncoder().encode("12345678901234567890"));

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at second %i the code is that of RFC 6238", async (second, code) => {
  expect(await totpCode(SECRET, stepAt(new Date(second * 1000)))).toBe(code);
});

test("the step before and the one after count too, and no other", async () => {
  const now = new Date(1_790_000_000_000);
  for (const offset of [-1, 0, 1])
    expect(await findStep(SECRET, await totpCode(SECRET, stepAt(now) + offset), now)).toBe(
      stepAt(now) + offset,
    );
  for (const offset of [-2, 2])
    expect(await findStep(SECRET, await totpCode(SECRET, stepAt(now) + offset), now)).toBeNull();
});

test("a secret has 160 bits, and none comes twice", () => {
  const secrets = Array.from({ length: 50 }, createTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(base32.decode(secret, { strict: false })).toHaveLength(20);
});
