import { Hono } from "hono";
import { pagePath } from "../contract/pages.ts";
import { adminRoutes } from "./admin/routes.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { createChatRoutes } from "./chat/routes.ts";
import { countryRoutes } from "./country/routes.ts";
import { CALENDAR_PATH, FEED_PATH } from "../contract/thoughts.ts";
import type { Env } from "./env.ts";
import { ApiError } from "./errors.ts";
import { healthRoutes } from "./health.ts";
import { ownOrigin } from "./http/own-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { servePage } from "./pages/serve.ts";
import { fillSearchPage } from "./search/page.ts";
import { searchRoutes } from "./search/routes.ts";
import { createCalendarRoutes, createFeedRoutes } from "./thoughts/routes.ts";

/** The whole worker. Tests pass a model of their own. */
export function createApp(chat = createChatRoutes()) {
  const app = new Hono<{ Bindings: Env }>();

  app.use(securityHeaders());
  app.use("/api/*", ownOrigin);

  app.route("/api/wisdom-chat", chat);
  app.route("/api/track", analyticsRoutes);
  app.route("/api/search", searchRoutes);
  app.route("/api/country", countryRoutes);
  app.route("/api/auth", authRoutes);
  app.route("/api/health", healthRoutes);
  app.route("/api/admin", adminRoutes);
  app.all("/api/*", () => {
    throw new ApiError("not_found", "There is no such call.");
  });

  app.use(pagePath("search"), fillSearchPage);
  app.route(FEED_PATH, createFeedRoutes());
  app.route(CALENDAR_PATH, createCalendarRoutes());
  app.all("*", servePage);

  app.onError((error, c) => {
    const known = asApiError(error);
    if (known.status >= 500) console.error("a call failed", c.req.method, c.req.path, error);
    return c.json(known.body, known.status, known.headers);
  });

  return app;
}

function asApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  // Between the first deploy and its first migration the database has no tables yet.
  if (/D1_ERROR|no such table|KV (?:GET|PUT|DELETE) failed/.test(`${error.message} ${String(error.cause)}`)) {
    return new ApiError("unavailable", "The database does not answer at the moment. Please try again later.");
  }
  return new ApiError("internal", "Something went wrong on our side.");
}
