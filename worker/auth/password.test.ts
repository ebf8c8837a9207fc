import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

test("a password fits its hash, and no other does", async () => {
  const stored = await hashPassword("tihi veter");
  expect(await verifyPassword("tihi veter", stored)).toBe(true);
  expect(await verifyPassword("Tihi veter", stored)).toBe(false);
  expect(await verifyPassword("", stored)).toBe(false);
});

test("the same password is stored differently each time", async () => {
  expect(await hashPassword("tihi veter")).not.toBe(await hashPassword("tihi veter"));
});

test("letters typed in another way are the same letters", async () => {
  const stored = await hashPassword("šola živi".normalize("NFC"));
  expect(await verifyPassword("šola živi".normalize("NFD"), stored)).toBe(true);
});

test.each([null, "", "none", "scrypt:16384:8:5::", "md5:1:2:3:4:5"])(
  "where %j is stored nobody gets in",
  async (stored) => {
    expect(await verifyPassword("", stored)).toBe(false);
    expect(await verifyPassword("none", stored)).toBe(false);
  },
);
