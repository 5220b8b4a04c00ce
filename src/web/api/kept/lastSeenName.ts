/** The database of the last answers that staff saw (lastSeen.ts). */
export const LAST_SEEN_DATABASE = 'lastSeen';

/** The event of the window that announces that some of them are shown, or no longer. */
export const LAST_SEEN_EVENT = 'lastSeen';

/** The `data-` attribute of the document with the time of the oldest shown answer, ISO 8601. */
export const LAST_SEEN_ATTRIBUTE = 'lastSeen';

/** The `data-` attribute of the document while a slow answer is awaited. */
export const LAST_SEEN_SLOW = 'lastSeenSlow';
