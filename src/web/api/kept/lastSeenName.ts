/** The database of the last answers that staff saw (seenStore.ts). */
export const LAST_SEEN_DATABASE = 'lastSeen';
