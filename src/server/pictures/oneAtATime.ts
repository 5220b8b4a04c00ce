import { Refusal } from '#server/refusal.ts';
import { pictureWords } from '#shared/pictureLimits.ts';

/** The most pictures that wait where nothing else is said; each holds what was sent in memory. */
const MOST_WAITING = 6;

/** Said where too many wait already. */
export const tooBusy = (): Refusal => new Refusal(503, pictureWords.busy, { headers: { 'retry-after': '30' } });

/** Work that is done one piece after another. */
export interface Queue {
  /** Does the work once that before it is done. @throws Refusal 503 where too many wait already */
  add<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A queue for pictures: making one takes the machine a few seconds, and the pages come first. */
export function oneAtATime(mostWaiting = MOST_WAITING): Queue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async add(work) {
      if (waiting >= mostWaiting) throw tooBusy();
      waiting++;
      const done = last.then(work).finally(() => waiting--);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
