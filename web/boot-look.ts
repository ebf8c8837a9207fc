import { applyLook } from "./look.ts";

/* Stands inline in the head of every page, so that the first paint has its look already. */
applyLook();
