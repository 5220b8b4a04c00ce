/** The database of the last answers that staff saw (seenStore.ts). */
export const LAST_SEEN_DATABASE = 'lastSeen';

/** The event of the window that announces that some of them are shown, or no longer. */
export const LAST_SEEN_EVENT = 'lastSeen';

/** The `data-` attribute of the document with the time of the oldest shown answer, ISO 8601, and why it is shown. */
export const LAST_SEEN_ATTRIBUTE = 'lastSeen';
