export { detectSignals, gravestSignal, needsHelp } from "./safety/detect.ts";
