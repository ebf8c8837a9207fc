import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../scripts/chromium.ts";
import type { Locale } from "../../contract/locale.ts";

export const KINDS = ["html", "css", "js", "font", "image", "other"] as const;
export type Kind = (typeof KINDS)[number];

export interface Load {
  /** NaN where a category was not judged. */
  scores: { performance: number; accessibility: number; "best-practices": number; seo: number };
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: Record<Kind, number>;
  /** Scripts that were asked for before the first paint as it was seen, unthrottled. */
  earlyScripts: number;
  /** Which audits cost points, worst first; only of the categories of which 100 is asked. */
  faults: string[];
}

const KIND_OF: Record<string, Kind> = {
  Document: "html",
  Stylesheet: "css",
  Script: "js",
  Font: "font",
  Image: "image",
};

/** On a busy machine a trace is sometimes lost. */
const ATTEMPTS = 3;

const TIMES = ["performance"];
const ALL = [...TIMES, "accessibility", "best-practices", "seo"];

/**
 * One Lighthouse run on a phone: simulated slow 4G, CPU slowed four times, nothing stored.
 *
 * @param isWhole whether all categories are judged; but for the times, they do not change from run to run
 */
export async function runLighthouse(
  address: string,
  { locale, isWhole }: { locale: Locale; isWhole: boolean },
  attempt = 1,
): Promise<Load> {
  try {
    return await load(address, locale, isWhole ? ALL : TIMES);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return runLighthouse(address, { locale, isWhole }, attempt + 1);
  }
}

async function load(address: string, locale: Locale, categories: string[]): Promise<Load> {
  const chrome = await launch({
    chromePath: findChromium() ?? "",
    chromeFlags: ["--headless=new", ...CHROMIUM_ARGUMENTS],
    logLevel: "silent",
  });
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      logLevel: "silent",
      output: "json",
      disableFullPageScreenshot: true,
      onlyCategories: categories,
      // The local server would prefer gzip, which no visitor of the deployed site is sent for a page.
      extraHeaders: { "Accept-Language": locale, "Accept-Encoding": "br" },
    });
    if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
    if (run.lhr.runtimeError) throw new Error(`${address}: ${run.lhr.runtimeError.message}`);
    return readResult(run.lhr);
  } finally {
    chrome.kill();
  }
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
  networkRequestTime: number;
}

interface Details<Item> {
  items: Item[];
}

function readResult(result: Result): Load {
  const requests = details<NetworkRequest>(result, "network-requests").filter(({ url }) =>
    /^https?:/.test(url),
  );
  const [metrics] = details<{ observedFirstContentfulPaint: number }>(result, "metrics");
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType, transferSize } of requests) {
    bytes[KIND_OF[resourceType ?? ""] ?? "other"] += transferSize ?? 0;
  }
  const [first] = requests;
  const painted = (first?.networkRequestTime ?? 0) + (metrics?.observedFirstContentfulPaint ?? 0);
  const score = (id: string) =>
    result.categories[id] ? Math.round((result.categories[id].score ?? 0) * 100) : Number.NaN;
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    requests: requests.length,
    bytes,
    earlyScripts: requests.filter(
      (each) => each.resourceType === "Script" && each.networkRequestTime < painted,
    ).length,
    faults: findFaults(result),
  };
}

function details<Item>(result: Result, audit: string): Item[] {
  return (result.audits[audit]?.details as Details<Item> | undefined)?.items ?? [];
}

function findFaults(result: Result): string[] {
  return ["accessibility", "best-practices", "seo"].flatMap((id) =>
    (result.categories[id]?.auditRefs ?? [])
      .filter((reference) => reference.weight > 0 && (result.audits[reference.id]?.score ?? 1) < 1)
      .map((reference) => `${id}: ${reference.id}`),
  );
}
