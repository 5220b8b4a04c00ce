/** The database of the last answers that staff saw (lastSeen.ts). */
export const LAST_SEEN = 'lastSeen';

/** The `data-` attribute of the document while a slow answer is awaited. */
export const LAST_SEEN_SLOW = 'lastSeenSlow';
