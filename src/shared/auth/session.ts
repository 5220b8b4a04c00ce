import { HOUR_MS } from '../time.ts';

/** An unused session ends after this. */
export const SESSION_IDLE_TIMEOUT_MS = 12 * HOUR_MS;
