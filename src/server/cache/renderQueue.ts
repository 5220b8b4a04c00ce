import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { HttpError } from '#server/httpError.ts';
import type { Limits } from '#server/limits/limits.ts';

/** The most queued jobs of one address, and of all together. */
const MAX_WAITING_EACH = 20;
const MAX_WAITING = 300;

/** A queue of jobs. It limits how many jobs a visitor has in it. */
export interface Turns {
  /** Queues work that has a limit of its own. @throws HttpError 503 if the queue is full */
  inTurn<Result>(visitor: string, work: () => Result | Promise<Result>): Promise<Result>;
}

/** A queue for what the cache does not hold, such as rendering. */
export interface RenderQueue extends Turns {
  /**
   * Counts a cache miss for the address and queues the work.
   *
   * @throws HttpError 429 above the address's limit, 503 if the queue is full
   */
  make<Result>(visitor: string, work: () => Result | Promise<Result>): Promise<Result>;
}

/** The queue of what this process makes. */
export function createRenderQueue(limits: Pick<Limits, 'take'>): RenderQueue {
  const { inTurn } = createTurns();
  return {
    inTurn,
    async make(visitor, work) {
      await limits.take('misses', visitor);
      return inTurn(visitor, work);
    },
  };
}

/** Runs one job at a time, in the order in which they come. Between two jobs, cached answers are sent. */
export function createTurns(): Turns {
  const oneByOne = pLimit(1);
  /** How many jobs each address has. */
  const jobs = new Map<string, number>();

  return {
    async inTurn(visitor, work) {
      const own = jobs.get(visitor) ?? 0;
      if (own > MAX_WAITING_EACH || oneByOne.pendingCount >= MAX_WAITING) {
        throw new HttpError(503, ({ serverErrors }) => serverErrors.busy, { headers: { 'retry-after': '5' } });
      }
      jobs.set(visitor, own + 1);
      try {
        return await oneByOne(async () => {
          await nextTurn();
          return work();
        });
      } finally {
        const left = (jobs.get(visitor) ?? 1) - 1;
        if (left > 0) jobs.set(visitor, left);
        else jobs.delete(visitor);
      }
    },
  };
}
