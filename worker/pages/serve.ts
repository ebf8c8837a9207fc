import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { COUNTRY_KEY, readCountry } from "../../contract/countries.ts";
import {
  chooseLocale,
  isLocale,
  LOCALE_COOKIE_SECONDS,
  LOCALE_KEY,
  type Locale,
} from "../../contract/locale.ts";
import { findPage, PAGES, type PageId } from "../../contract/pages.ts";
import { localDay, secondsLeft } from "../../contract/day.ts";
import { PLAIN_HELP } from "../../contract/plain-help.ts";
import { thoughtOfDay } from "../../contract/thought-of-day.ts";
import { readThought, THOUGHT_KEY } from "../../contract/thoughts.ts";
import type { Env } from "../env.ts";
import { ApiError } from "../errors.ts";
import { readHelpCountry } from "../http/country.ts";
import type { PageVariables } from "../http/security-headers.ts";
import { findInlineHashes, PRERENDERED } from "./prerendered.ts";
import { findShortHelp, offerShortHelp } from "./short-help.ts";

/** What `vite dev` serves for every page; the browser renders it. */
const DEV_PAGE = "/web/index.html";

/** The page with the thought of the day is good for an hour, and never beyond the day. */
const DAY_PAGE_SECONDS = 3600;

type PageContext = Context<{ Bindings: Env; Variables: PageVariables }>;

/**
 * Hands out the prerendered page in the visitor's language (decisions.md "Language"): the
 * page of the path, a file of `web/public`, or the not-found page with status 404.
 */
export async function servePage(c: PageContext): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    throw new ApiError("method_not_allowed", "Pages can only be read.", { Allow: "GET, HEAD" });
  }
  const page = findPage(c.req.path);
  if (page) return sendPage(c, page.id, 200);
  const plain = PLAIN_HELP.find(({ path }) => path === c.req.path);
  if (plain) {
    return sendPrerendered(c, {
      name: `plain/${plain.id}`,
      language: plain.language,
      varies: "Accept-Encoding",
      status: 200,
    });
  }

  const file = await fetchFile(c);
  if (file) return file;

  const withoutSlash = c.req.path.replace(/\/+$/, "");
  if (findPage(withoutSlash) ?? PLAIN_HELP.some(({ path }) => path === withoutSlash)) {
    return c.redirect(withoutSlash + new URL(c.req.url).search, 308);
  }
  console.warn("page not found", c.req.path);
  return sendPage(c, "not-found", 404);
}

async function sendPage(c: PageContext, page: PageId, status: 200 | 404): Promise<Response> {
  const locale = chooseLocale({
    query: c.req.query(LOCALE_KEY),
    stored: getCookie(c, LOCALE_KEY),
    accepted: c.req.header("Accept-Language"),
  });
  const query = readOtherQuery(c);
  const short = page === "help" ? findShortHelp(c.req.header("Accept-Language")) : null;
  keepChoice(c, locale);
  // Browsers that can fetch pages whose links are about to be pressed (web/public/speculation-rules.json).
  if (!isHidden(page)) c.header("Speculation-Rules", '"/speculation-rules.json"');
  const response = await sendPrerendered(c, {
    name: `${locale}/${fileName(c, page)}`,
    language: locale,
    varies: "Accept-Encoding, Accept-Language, Cookie",
    // A page that is changed on its way cannot be sent as the build has compressed it.
    isChanged: query.size > 0 || short !== null,
    version: short?.id,
    seconds: page === "thought" ? Math.min(secondsLeft(new Date()), DAY_PAGE_SECONDS) : undefined,
    status,
  });
  return keepQuery(query, short && response.status === 200 ? offerShortHelp(short, response) : response);
}

interface Prerendered {
  /** The file, without its ending. */
  name: string;
  language: string;
  /** The request's headers that decide which file it is. */
  varies: string;
  isChanged?: boolean;
  /** Tells apart what is made of one file in more than one way. */
  version?: string | undefined;
  /** For so long a browser need not ask again. */
  seconds?: number | undefined;
  status: 200 | 404;
}

/** Sends a file of the build with all that a page needs around it, or 304 to who has it already. */
async function sendPrerendered(
  c: PageContext,
  { name, language, varies, isChanged = false, version, seconds, status }: Prerendered,
): Promise<Response> {
  const isCompressed = !__DEV_SERVER__ && !isChanged && acceptsBrotli(c);
  const file = `${PRERENDERED}/${name}.html${isCompressed ? ".br" : ""}`;
  const [asset, hashes] = await Promise.all([
    fetchAsset(c, __DEV_SERVER__ ? DEV_PAGE : file),
    findInlineHashes(c.env, name),
  ]);
  if (!asset.ok) throw new ApiError("unavailable", "This page is not built yet.");
  c.set("inlineHashes", hashes);
  c.header("Content-Type", "text/html; charset=utf-8");
  c.header("Content-Language", language);
  c.header("Vary", varies);
  c.header("Cache-Control", seconds === undefined ? "private, no-cache" : `private, max-age=${seconds}`);
  const tag = asset.headers.get("ETag");
  const etag = tag && version !== undefined ? tag.replace(/"$/, `-${version}"`) : tag;
  if (etag && status === 200) {
    c.header("ETag", etag);
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304);
  }
  if (isCompressed) c.header("Content-Encoding", "br");
  return c.newResponse(asset.body, status);
}

/** Whether a page belongs to an account, and leads nowhere that a stranger may go. */
function isHidden(id: PageId): boolean {
  return PAGES.some((page) => page.id === id && "hidden" in page);
}

/** Cloudflare tells apart what the visitor accepts and what it asks a worker for. */
function acceptsBrotli(c: PageContext): boolean {
  const accepted = c.req.raw.cf?.clientAcceptEncoding ?? c.req.header("Accept-Encoding");
  return typeof accepted === "string" && /\bbr\b/.test(accepted);
}

/** The query of an address without the language. */
function readOtherQuery(c: PageContext): URLSearchParams {
  const query = new URL(c.req.url).searchParams;
  query.delete(LOCALE_KEY);
  return query;
}

/**
 * Each thought of the cube has a page of its own under the address of the cube, each country one of help, and of the page
 * with the thought of the day there is one for each thought: today's is chosen here.
 */
function fileName(c: PageContext, page: PageId): string {
  if (page === "thought") return `${page}-${thoughtOfDay(localDay(new Date()))}`;
  // The last one, as the web reads it.
  const last = (key: string) => c.req.queries(key)?.at(-1);
  const thought = page === "throw-cube" ? readThought(last(THOUGHT_KEY)) : null;
  if (thought) return `${page}-${thought}`;
  const country = page === "help" ? (readCountry(last(COUNTRY_KEY)) ?? readHelpCountry(c)) : null;
  return country ? `${page}-${country.toLowerCase()}` : page;
}

/** The language switcher keeps the rest of the query, also where no script can see to it. */
function keepQuery(query: URLSearchParams, page: Response): Response {
  if (query.size === 0) return page;
  return new HTMLRewriter()
    .on(".languages a", {
      element(link) {
        const language = link.getAttribute("lang") ?? "";
        const next = new URLSearchParams([...query, [LOCALE_KEY, language]]).toString();
        // The rewriter escapes quotation marks only.
        link.setAttribute("href", `?${next.replaceAll("&", "&amp;")}`);
      },
    })
    .transform(page);
}

/**
 * A language named in the address becomes the stored choice where there is none yet, or where
 * the visitor came from our own page: only the language switcher links like that. A link from
 * elsewhere never overrules a choice.
 */
function keepChoice(c: PageContext, locale: Locale): void {
  // A page fetched ahead was not chosen yet; the press on its link keeps the choice (web/early.ts).
  if (!isLocale(c.req.query(LOCALE_KEY)) || c.req.header("Sec-Purpose")?.startsWith("prefetch")) return;
  const isOwnLink = c.req.header("Sec-Fetch-Site") === "same-origin";
  const stored = getCookie(c, LOCALE_KEY);
  if (isLocale(stored) && (!isOwnLink || stored === locale)) return;
  setCookie(c, LOCALE_KEY, locale, {
    path: "/",
    maxAge: LOCALE_COOKIE_SECONDS,
    sameSite: "Lax",
    secure: new URL(c.req.url).protocol === "https:",
  });
}

async function fetchFile(c: PageContext): Promise<Response | null> {
  if (c.req.path === PRERENDERED || c.req.path.startsWith(`${PRERENDERED}/`)) return null;
  const file = await c.env.ASSETS.fetch(c.req.raw);
  return file.status === 404 ? null : new Response(file.body, file);
}

function fetchAsset(c: PageContext, path: string): Promise<Response> {
  return c.env.ASSETS.fetch(new URL(path, c.req.url));
}
