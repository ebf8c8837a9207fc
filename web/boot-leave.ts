import { watchLeaving } from "./leaving.ts";

/* Stands inline in the pages that have a button to leave, so that it works from the first moment. */
watchLeaving();
