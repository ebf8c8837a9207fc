import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("an unknown call answers 404 with a code", async () => {
  const response = await exports.default.fetch("https://example.com/api/nothing");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: { code: "not_found", message: "There is no such call." } });
});
