/**
 * The name of the database that has what staff saw last (lastSeen.ts), of the event that tells the window that some of it
 * is shown, and of the attribute of the document that says from when the oldest of that is, ISO 8601.
 */
export const LAST_SEEN = 'lastSeen';

/** The attribute of the document that is there while an answer is awaited that is slow. */
export const LAST_SEEN_SLOW = 'lastSeenSlow';
