const BROWSERS: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(?:A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: [name: string, sign: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** What a person recognises a browser by: "Firefox · Linux"; empty where nothing is known. The header itself is not kept. */
export function describeDevice(userAgent: string | undefined): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((known) => known.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? [])
    .join(" · ");
}
