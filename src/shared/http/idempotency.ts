/** How long the server keeps an idempotency key with its response. A phone may be without a network for that long. */
export const MAX_KEY_AGE_DAYS = 14;
