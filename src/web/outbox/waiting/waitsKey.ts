/** The local storage key that says whether something waits: what is not needed is not loaded. */
export const WAITS_KEY = 'outbox';

/** The tag by which the browser tells the service worker to send what waits. */
export const OUTBOX_SYNC = 'outbox';

/** The database with the session that the service worker may send with (sending/workerSession.ts). */
export const WORKER_SESSION = 'outboxSession';
