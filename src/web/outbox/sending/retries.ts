/** How soon what was left is sent again; twice as late each time, up to the most: a server that is back is soon noticed. */
const RETRY_INTERVAL_MS = 15_000;
const MAX_RETRY_INTERVAL_MS = 30_000;

/** Sends what was left for later again after a while. */
export interface Retries {
  /** Something was left: it is sent again later. */
  plan: () => void;
  /** Ends what was planned. */
  cancel: () => void;
  /** There is a new chance, or nothing was left: the next retry is an early one. */
  restart: () => void;
}

/**
 * Makes the retries of one sender.
 *
 * @param send sends what waits
 */
export function makeRetries(send: () => void): Retries {
  let wait = RETRY_INTERVAL_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    plan() {
      cancel();
      timer = setTimeout(send, wait);
      wait = Math.min(wait * 2, MAX_RETRY_INTERVAL_MS);
    },
    cancel,
    restart() {
      wait = RETRY_INTERVAL_MS;
    },
  };
}
