import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Touched } from "./answer.ts";
import type { Control } from "./controls.ts";
import { openChat, talk, THUMB } from "./conversation.ts";
import { tap, type Visitor } from "./visitor.ts";

declare global {
  interface Window {
    keepInteraction: (duration: number) => void;
  }
}

/** So long the visitor stays with what came; interactions are told by then. */
const STAY_MS = 3000;
/** The thought is shown, the cube lies still, and the app is executed by then. */
const THROW_MS = 6000;

const MENU_BUTTON = ".menu-button";

const STEPS = ["menu", "throw", "link", "chat button", "two questions", "thumb"];

/** One visit over two pages and the chat; as few interactions as these have the worst of them as their INP. */
export const WHOLE_VISIT: Control = {
  id: "visit",
  name: "whole visit: longest interaction",
  path: "/throw-cube",
  goals: { ...Object.fromEntries(STEPS.map((step) => [step, null])), INP: 200 },
  measure: measureVisit,
};

/** The longest interaction of each step in ms, 0 where none took 16; what a device does not have takes none. */
async function measureVisit(visitor: Visitor): Promise<Touched> {
  const { page, isPhone } = visitor;
  const longest: Record<string, number> = Object.fromEntries(STEPS.map((step) => [step, 0]));
  let step = "";
  await watchInteractions(page, (duration) => {
    longest[step] = Math.max(longest[step] ?? 0, duration);
  });

  step = "menu";
  if (isPhone) {
    await tap(visitor, MENU_BUTTON);
    await pause(STAY_MS);
    await page.keyboard.press("Escape");
    await pause(STAY_MS);
  }

  step = "throw";
  await tap(visitor, ".idle button");
  await pause(THROW_MS);

  if (isPhone) {
    step = "menu";
    await tap(visitor, MENU_BUTTON);
    await pause(STAY_MS);
  }
  step = "link";
  await tap(visitor, '#menu a[href="/stories"]');
  await page.waitForURL("**/stories");
  await pause(STAY_MS);

  step = "chat button";
  await openChat(visitor);
  await pause(STAY_MS);

  step = "two questions";
  await talk(visitor);
  await pause(STAY_MS);

  step = "thumb";
  await tap(visitor, THUMB);
  await pause(STAY_MS);
  return { ...longest, INP: Math.max(...Object.values(longest)) };
}

/** Tells the duration (ms, to 8 exactly) of each event that belongs to an interaction, from 16 ms on, in this page and those that follow. */
async function watchInteractions(page: Page, tell: (duration: number) => void): Promise<void> {
  await page.exposeFunction("keepInteraction", tell);
  const observe = () =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) window.keepInteraction(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  await page.addInitScript(observe);
  await page.evaluate(observe);
}
