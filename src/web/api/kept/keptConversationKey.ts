/** The session storage key of the daily verse's conversation. In a file of its own for the start script. */
export const KEPT_CONVERSATION = 'verse-conversation';
