import { listStrikes, type Strike } from "./strikes.ts";
import { readHabits } from "./throw-habits.ts";
import type { Tumble } from "./tumble.ts";

/*
 * Wood on wood, heard and felt. The sound is made here, without a file: a short click through a filter, and the tones of
 * a hollow cube that die away at once.
 */

/** Tones of a small hollow cube of wood (Hz), how loud each is, and how soon it has died away (seconds). */
const TONES = [
  { pitch: 310, gain: 0.5, dies: 0.09 },
  { pitch: 705, gain: 0.3, dies: 0.055 },
  { pitch: 1240, gain: 0.14, dies: 0.03 },
];
/** The click of the stroke itself. */
const CLICK = { pitch: 2100, gain: 0.35, dies: 0.012 };
/** Two strokes never sound alike: their pitches differ by so much. */
const PITCH_SPREAD = 0.12;
/** Of a loudness that wakes nobody. */
const LOUDEST = 0.5;
/** A touch of the device by the hardest stroke (ms). */
const TOUCH_MS = 24;

let context: AudioContext | undefined;

/** Browsers let a page sound only after a press: called by one. */
function wakeSound(): AudioContext | undefined {
  if (!("AudioContext" in window)) return undefined;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  return context;
}

/** One stroke, for who has just asked to hear or feel them. */
export function knockOnce(habit: "sound" | "vibration"): void {
  if (habit === "vibration") return void navigator.vibrate(TOUCH_MS);
  const awake = wakeSound();
  if (awake) knock(awake, awake.currentTime, 0.7);
}

/** Lets a throw be heard and felt, by those who have asked for it; `began` on the clock of `performance.now`. */
export function knockAlong(way: Tumble, milliseconds: number, began: number): void {
  const habits = readHabits();
  const strikes = listStrikes(way);
  const after = (performance.now() - began) / 1000;
  const awake = habits.has("sound") && wakeSound();
  if (awake)
    for (const { at, force } of strikes) {
      const wait = (at * milliseconds) / 1000 - after;
      if (wait >= 0) knock(awake, awake.currentTime + wait, force);
    }
  if (habits.has("vibration") && "vibrate" in navigator)
    navigator.vibrate(vibrationOf(strikes, milliseconds, after * 1000));
}

/**
 * What the device is to do, as `navigator.vibrate` takes it: touches and pauses in turn, in milliseconds.
 *
 * @param passed of the throw, in milliseconds
 */
export function vibrationOf(strikes: readonly Strike[], milliseconds: number, passed: number): number[] {
  const pattern: number[] = [];
  let end = passed;
  for (const { at, force } of strikes) {
    const begin = at * milliseconds;
    const touch = Math.max(Math.round(force * TOUCH_MS), 4);
    if (begin < end) continue;
    // A pattern begins with a touch: one of no length stands before the first pause.
    if (pattern.length === 0) pattern.push(0);
    pattern.push(Math.round(begin - end), touch);
    end = begin + touch;
  }
  return pattern;
}

function knock(within: AudioContext, time: number, force: number): void {
  const loud = within.createGain();
  loud.gain.value = LOUDEST * force;
  loud.connect(within.destination);
  const higher = 1 + PITCH_SPREAD * (Math.random() - 0.5);
  for (const { pitch, gain, dies } of TONES) {
    const tone = within.createOscillator();
    tone.frequency.value = pitch * higher;
    tone.connect(fade(within, loud, time, gain, dies));
    tone.start(time);
    tone.stop(time + dies * 2);
  }
  const noise = within.createBufferSource();
  noise.buffer = createNoise(within, CLICK.dies * 2);
  const filter = within.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = CLICK.pitch * higher;
  noise.connect(filter).connect(fade(within, loud, time, CLICK.gain, CLICK.dies));
  noise.start(time);
}

/** A loudness that is there at once and dies away. */
function fade(within: AudioContext, to: AudioNode, time: number, gain: number, dies: number): AudioNode {
  const fading = within.createGain();
  fading.gain.setValueAtTime(gain, time);
  fading.gain.exponentialRampToValueAtTime(gain / 1000, time + dies * 2);
  fading.connect(to);
  return fading;
}

function createNoise(within: AudioContext, seconds: number): AudioBuffer {
  const noise = within.createBuffer(1, Math.ceil(seconds * within.sampleRate), within.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return noise;
}
