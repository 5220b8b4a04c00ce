/** The longest note that staff write about a message. */
export const MAX_NOTE = 1000;

/** How many messages can be marked, deleted or restored together. */
export const MAX_CHOSEN_MESSAGES = 200;
