/** The id of the dialog's heading, which names it. */
export const CHAT_TITLE_ID = "chat-dialog-title";
