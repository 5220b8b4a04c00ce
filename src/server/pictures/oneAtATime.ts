import { Refusal } from '#server/refusal.ts';
import { pictureWords } from '#shared/pictureLimits.ts';

/** The most pictures that wait where nothing else is said; each holds what was sent in memory. */
const MOST_WAITING = 6;

/** Work that is done one piece after another. */
export interface Queue {
  /** @throws Refusal 503 where too many wait already */
  refuseIfFull(): void;
  /** Does the work once that before it is done. @throws Refusal 503 where too many wait already */
  add<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A queue for pictures: making one takes the machine a few seconds, and the pages come first. */
export function oneAtATime(mostWaiting = MOST_WAITING): Queue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const queue: Queue = {
    refuseIfFull() {
      if (waiting < mostWaiting) return;
      throw new Refusal(503, pictureWords.busy, { headers: { 'retry-after': '30' } });
    },
    add(work) {
      queue.refuseIfFull();
      waiting++;
      const done = last.then(work).finally(() => waiting--);
      last = done.catch(() => undefined);
      return done;
    },
  };
  return queue;
}
