/** How often it is checked how much the process has worked, in milliseconds. */
export const CHECK_INTERVAL_MS = 10_000;

/** Below this share of a processor the site is at rest. */
const MAX_LOAD_AT_REST = 0.1;

/** So much work, in seconds of a processor, leaves something to collect. */
const MIN_WORK_S = 1;

/**
 * Gives memory back at rest: V8 by itself leaves garbage until it is short of memory. While the site works, the flag
 * `--heap-growing-percent` keeps the heap small (DEPLOY.md, What Node is started with).
 *
 * @param collect collects all garbage, and gives back what V8 keeps for later
 * @returns takes the work since its last call, in seconds of a processor; call it every `CHECK_INTERVAL_MS`
 */
export function createIdleCollector(collect: () => void): (busy: number) => void {
  let worked = MIN_WORK_S; // starting was work too
  return (busy) => {
    worked += busy;
    if (worked < MIN_WORK_S || busy >= (MAX_LOAD_AT_REST * CHECK_INTERVAL_MS) / 1000) return;
    collect();
    worked = 0;
  };
}
