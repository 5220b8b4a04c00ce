/** The local storage key that exists while something waits, so that the outbox is loaded only if needed. */
export const WAITS_KEY = 'outbox';

/** The Background Sync tag with which the browser wakes the service worker to send waiting items. */
export const OUTBOX_SYNC_TAG = 'outbox';

/** The database of the session that is lent to the service worker (sending/workerSession.ts). */
export const WORKER_SESSION_DATABASE = 'outboxSession';
