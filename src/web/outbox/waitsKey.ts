/** The local storage key that says whether something waits: what is not needed is not loaded. */
export const WAITS_KEY = 'outbox';
