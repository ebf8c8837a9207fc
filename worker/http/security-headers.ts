import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Env } from "../env.ts";

/** Hashes of the inline scripts and the inline style of a page, as the policy names them. */
export interface InlineHashes {
  scripts: string[];
  style: string;
}

/** What a handler tells the middleware about the page it sends. */
export interface PageVariables {
  inlineHashes: InlineHashes | undefined;
}

/**
 * Security headers of every answer. Nothing unsafe is allowed: the one inline style and the
 * inline scripts of a page are named by their hashes.
 */
export function securityHeaders() {
  return createMiddleware<{ Bindings: Env; Variables: PageVariables }>(async (c, next) => {
    await next();
    // The development server puts scripts and styles of its own into the page.
    if (__DEV_SERVER__) return;
    const hashes = c.get("inlineHashes");
    const apply = secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(hashes?.scripts.map((script) => `'${script}'`) ?? [])],
        styleSrc: ["'self'", ...(hashes ? [`'${hashes.style}'`] : [])],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["https://www.youtube-nocookie.com"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
      referrerPolicy: "strict-origin-when-cross-origin",
      crossOriginOpenerPolicy: "same-origin",
      crossOriginResourcePolicy: "same-origin",
      xFrameOptions: "DENY",
      // Of use to browsers that are long gone, or the default by now; a page should fit into its first 14 kB.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      xDnsPrefetchControl: false,
      originAgentCluster: false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    });
    await apply(c, async () => {});
  });
}
