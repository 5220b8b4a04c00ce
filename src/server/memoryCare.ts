/** How often it is looked after the memory, in milliseconds. */
export const LOOK_EVERY = 10_000;

/** Below this share of a processor the site is at rest. */
const AT_REST = 0.1;

/** So much work, in seconds of a processor, leaves something to collect. */
const WORTH_IT = 1;

/** Above this resident size, in bytes, it is not waited for a rest. */
const LARGE = 200 * 1024 * 1024;

/** How many looks lie at least between two collections that do not wait for a rest: each costs a tenth of a second. */
const LOOKS_BETWEEN = 3;

/** What is seen of the process. */
export interface MemoryLook {
  /** The work since the last look, in seconds of a processor. */
  busy: number;
  /** Its resident size, in bytes. */
  size: number;
}

/**
 * Gives memory back that serving needed and rest does not: V8 by itself leaves it until it is short of it. Pictures that
 * were sent and pages that were compressed lie outside of its heap, so that it does not hurry.
 *
 * @param collect collects all garbage; thoroughly, it also gives back what V8 keeps for later
 * @returns what looks after it, every `LOOK_EVERY`
 */
export function careForMemory(collect: (thorough: boolean) => void): (look: MemoryLook) => void {
  let worked = WORTH_IT; // starting was work too
  let looks = LOOKS_BETWEEN;
  return ({ busy, size }) => {
    worked += busy;
    looks++;
    const isAtRest = busy < (AT_REST * LOOK_EVERY) / 1000;
    if (worked < WORTH_IT || !(isAtRest || (size > LARGE && looks > LOOKS_BETWEEN))) return;
    collect(isAtRest);
    looks = 0;
    // What a collection in passing leaves is for the thorough one at the next rest.
    if (isAtRest) worked = 0;
  };
}
