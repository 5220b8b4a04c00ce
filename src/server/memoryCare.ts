/** How often the process's work is looked at, in milliseconds. */
export const LOOK_EVERY = 10_000;

/** Below this share of a processor the site is at rest. */
const AT_REST = 0.1;

/** So much work, in seconds of a processor, leaves something to collect. */
const WORTH_IT = 1;

/**
 * Gives memory back at rest: V8 by itself leaves garbage until it is short of memory. While the site works, the flag
 * `--heap-growing-percent` keeps the heap small (DEPLOY.md, What Node is started with).
 *
 * @param collect collects all garbage, and gives back what V8 keeps for later
 * @returns takes the work since its last call, in seconds of a processor; call it every `LOOK_EVERY`
 */
export function careForMemory(collect: () => void): (busy: number) => void {
  let worked = WORTH_IT; // starting was work too
  return (busy) => {
    worked += busy;
    if (worked < WORTH_IT || busy >= (AT_REST * LOOK_EVERY) / 1000) return;
    collect();
    worked = 0;
  };
}
