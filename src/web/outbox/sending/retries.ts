/**
 * How soon unsent items are tried again. The interval doubles each time up to the maximum, which is short so that a
 * server that is back is noticed soon.
 */
const RETRY_INTERVAL_MS = 15_000;
const MAX_RETRY_INTERVAL_MS = 30_000;

/** Sends unsent items again after a while. */
interface Retries {
  /** Plans another attempt, because items are left. */
  plan: () => void;
  /** Cancels the planned attempt. */
  cancel: () => void;
  /** Resets the interval, because nothing is left or the network may be back. */
  restart: () => void;
}

/**
 * Makes the retries of one sender.
 *
 * @param send sends the waiting items
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
