import { HttpError } from '#server/httpError.ts';
import { pictureWords } from '#shared/images/pictureLimits.ts';

/** The default queue; each waiting picture is held in memory. */
const MAX_WAITING = 6;

/** The error if too many are waiting. */
export const tooBusy = (): HttpError => new HttpError(503, pictureWords.busy, { headers: { 'retry-after': '30' } });

/** Runs one piece of work after another. */
export interface Queue {
  /** @throws HttpError 503 if too many are waiting */
  add<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A queue for pictures: one takes a few seconds, and the pages come first. */
export function oneAtATime(maxWaiting = MAX_WAITING): Queue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async add(work) {
      if (waiting >= maxWaiting) throw tooBusy();
      waiting++;
      const done = last.then(work).finally(() => waiting--);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
