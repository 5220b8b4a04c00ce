/** How often the CPU use is checked. */
export const CHECK_INTERVAL_MS = 10_000;

/** Below this share of a CPU the site is idle. */
const MAX_IDLE_LOAD = 0.1;

/** The least work, in CPU seconds, that is worth a collection. */
const MIN_WORK_S = 1;

/**
 * Collects garbage when the site is idle; V8 would wait until memory is short. Under load, the flag
 * `--heap-growing-percent` keeps the heap small (DEPLOY.md, What Node is started with).
 *
 * @param collect collects all garbage, and releases V8's reserves
 * @returns takes the CPU seconds since its last call; call it every `CHECK_INTERVAL_MS`
 */
export function createIdleCollector(collect: () => void): (busy: number) => void {
  let worked = MIN_WORK_S; // starting was work too
  return (busy) => {
    worked += busy;
    if (worked < MIN_WORK_S || busy >= (MAX_IDLE_LOAD * CHECK_INTERVAL_MS) / 1000) return;
    collect();
    worked = 0;
  };
}
