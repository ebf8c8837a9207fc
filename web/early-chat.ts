import { connectChat } from "./chat/chat-shell.ts";
import { watchLeaving } from "./leaving.ts";

/*
 * Connects the chat's button with the dialog, without the app. Loaded by early.ts when the page is painted and idle, at
 * the latest with the press (boot.js).
 */

watchLeaving();
connectChat(() => import("./routes/chat-dialog.tsx"));

export { prepareChat } from "./chat/chat-shell.ts";
