import { Hono } from "hono";
import type { CountryReply } from "../../contract/api.ts";
import type { Env } from "../env.ts";
import { readVisitorCountry } from "../http/country.ts";
import { only } from "../http/only.ts";

/** `GET /api/country` → `{ country }`, for the help card of the chat; nothing is stored or counted. */
export const countryRoutes = new Hono<{ Bindings: Env }>()
  .get("/", (c) => {
    const reply: CountryReply = { country: readVisitorCountry(c) };
    return c.json(reply, 200, { "Cache-Control": "no-store" });
  })
  .all("/", only("GET"));
