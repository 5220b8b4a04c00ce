import pLimit from 'p-limit';
import { HttpError } from '#server/httpError.ts';
import { pictureWords } from '#shared/images/pictureLimits.ts';

/** The error if too many are waiting. */
export const tooBusy = (): HttpError => new HttpError(503, pictureWords.busy, { headers: { 'retry-after': '30' } });

/** A queue for pictures, made one after another: one takes a few seconds, and the pages come first. */
export function pictureQueue(maxWaiting: number) {
  const limit = pLimit(1);
  return {
    /** @throws HttpError 503 if too many are waiting */
    async add<Result>(work: () => Promise<Result>): Promise<Result> {
      if (limit.activeCount + limit.pendingCount >= maxWaiting) throw tooBusy();
      return limit(work);
    },
  };
}
