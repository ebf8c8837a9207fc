import { Hono } from "hono";
import type { Env } from "./env.ts";
import { ApiError } from "./errors.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { loadInlineHashes, servePage } from "./pages/serve.ts";

export const app = new Hono<{ Bindings: Env }>();

app.use(securityHeaders(loadInlineHashes));

app.all("/api/*", () => {
  throw new ApiError("not_found", "There is no such call.");
});

app.all("*", servePage);

app.onError((error, c) => {
  const known =
    error instanceof ApiError ? error : new ApiError("internal", "Something went wrong on our side.");
  if (known.code === "internal") console.error("unexpected error", c.req.method, c.req.path, error);
  return c.json(known.body, known.status, known.headers);
});
