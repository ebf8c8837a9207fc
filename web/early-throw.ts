import { TRACKED_TEXT_MAX_CHARACTERS } from "../contract/chat.ts";
import type { ThrowCubePage, Wisdom } from "../contract/content.ts";
import { isLocale, LOCALE_KEY, localizedPath } from "../contract/locale.ts";
import { readThought, THOUGHT_KEY, thoughtPath } from "../contract/thoughts.ts";
import { track } from "./api.ts";
import { lyingThought, type CubeState } from "./cube/cube-state.ts";
import { stageOf } from "./cube/stage.ts";
import { readHabits } from "./cube/throw-habits.ts";
import { bringIntoView, holdFocus } from "./cube/thought-view.ts";
import { followAddress, isTakenOver, planThrow, readCube, throwCube, watchCube } from "./cube/throws.ts";
import { loadWithRetry } from "./load.ts";

/*
 * The cube before the app is there: boot.js loads this when the page has painted, at the latest with the first press. It
 * changes nothing but attributes and words of the elements that cube/thrower.tsx knows how to take over, and lets go
 * as soon as the app's own page is there.
 */

/** So long the page stays with the thought alone before the app comes. */
const LEISURE_MS = 1500;

/** So long the fonts have the line and the processor to themselves. */
const PREPARE_MS = 700;

const { lang } = document.documentElement;
const thrower = document.querySelector<HTMLElement>(".thrower");
const frame = thrower?.querySelector<HTMLElement>(".cube-frame");
/** boot-throw.js has asked for them together with this script. */
const texts = import.meta.glob<ThrowCubePage>("../generated/content/*/pages/throw-cube.json", {
  import: "default",
});

if (thrower && frame) void start(thrower, frame);

async function start(section: HTMLElement, stand: HTMLElement): Promise<void> {
  let wisdoms: Wisdom[] | undefined;
  /** A press that came before the thoughts did. */
  let pressed: number | undefined;
  const stage = stageOf(stand);
  const press = (moment: number) => {
    pressed = moment;
    const thrown = wisdoms && throwCube(wisdoms, moment);
    if (!thrown || !isLocale(lang)) return;
    const text = thrown.text.slice(0, TRACKED_TEXT_MAX_CHARACTERS);
    setTimeout(track, 0, { event: "cube_throw", path: "/throw-cube", language: lang, text });
  };
  addEventListener("cube:throw", (event) => press((event as CustomEvent<number>).detail));
  section.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && target.closest("[data-throw]")) stage.approach();
  });
  // A mouse on its way: the app, and with it the drawn cube, may be there before the press. A finger is there at once.
  addEventListener("pointermove", function begin({ pointerType }) {
    if (pointerType !== "mouse") return;
    removeEventListener("pointermove", begin);
    startApp();
  });

  const load = texts[`../generated/content/${lang}/pages/throw-cube.json`];
  if (!load) return;
  const { data } = await loadWithRetry(load);
  wisdoms = data.wisdoms;
  // Of two thoughts in the address the last one, as for the edge and the app.
  const address = readThought(new URLSearchParams(location.search).getAll(THOUGHT_KEY).at(-1));
  if (!isTakenOver()) followAddress(address && address - 1, wisdoms);
  stage.follow(readCube());
  watchCube(() => {
    if (isTakenOver()) return;
    const cube = readCube();
    stage.follow(cube);
    if (cube.phase !== "rolling") return show(section, cube, data.wisdoms);
    // The first frame of the cube does not wait for the words around it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isTakenOver() && readCube() === cube) show(section, cube, data.wisdoms);
      }),
    );
  });
  if (pressed !== undefined) return press(pressed);
  // Without a network the page of the cube stands in for those of its thoughts.
  if (readCube().phase === "revealed" && section.dataset["phase"] !== "revealed")
    show(section, readCube(), data.wisdoms);
  const prepare = () => {
    // A browser may take long to open its storage for the first time.
    stage.prepare(planThrow(data.wisdoms));
    // The app shows what goes along with a throw, and feels the shaking that is one.
    if (readHabits().size > 0) startApp();
  };
  // Safari has no requestIdleCallback.
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(prepare), PREPARE_MS);
}

function startApp(): void {
  dispatchEvent(new Event("app:start"));
}

/** Does what cube/thrower.tsx does with the same state. */
function show(section: HTMLElement, cube: CubeState, wisdoms: readonly Wisdom[]): void {
  const find = (selector: string) => section.querySelector<HTMLElement>(selector);
  const write = (selector: string, text: string) => {
    const element = find(selector);
    if (element) element.textContent = text;
  };
  const hide = (selector: string, hidden: boolean) => find(selector)?.toggleAttribute("hidden", hidden);
  const isRolling = cube.phase === "rolling";
  const lying = lyingThought(cube);
  const wisdom = lying === null ? undefined : wisdoms[lying];
  section.dataset["phase"] = cube.phase;
  section.toggleAttribute("data-open", wisdom !== undefined);
  find("h1")?.classList.toggle("visually-hidden", wisdom !== undefined);
  const notice = find(".thrower-notice");
  if (notice) notice.textContent = notice.dataset[isRolling ? "rolling" : "revealed"] ?? "";
  hide(".idle", wisdom !== undefined);
  hide(".how", isRolling);
  for (const button of section.querySelectorAll("button[data-throw]"))
    if (isRolling) button.ariaDisabled = "true";
    else button.removeAttribute("aria-disabled");
  hide(".revealed", !wisdom);
  if (isRolling) holdFocus(section);
  if (cube.phase !== "revealed" || !wisdom) return;

  write(".thought", wisdom.text);
  write(".reflect", wisdom.reflect);
  write(".thought-count", find(".thought-count")?.dataset["count"]?.replace("#", String(cube.seen)) ?? "");
  hide(".thought-count", false);
  find(".revealed")?.classList.add("revealed-slowly");
  for (const door of section.querySelectorAll<HTMLElement>(".door"))
    door.hidden = door.dataset["sign"] !== wisdom.face;
  const path = thoughtPath(cube.thought + 1);
  if (isLocale(lang)) find(".share a")?.setAttribute("href", localizedPath(path, lang));
  // The app will read the address when it comes.
  const address = new URL(location.href);
  address.searchParams.set(THOUGHT_KEY, String(cube.thought + 1));
  history.replaceState(history.state, "", address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".languages a"))
    link.search = String(
      new URLSearchParams({ ...Object.fromEntries(address.searchParams), [LOCALE_KEY]: link.hreflang }),
    );
  const thought = find(".thought");
  if (thought) bringIntoView(thought);
  setTimeout(startApp, LEISURE_MS);
}
