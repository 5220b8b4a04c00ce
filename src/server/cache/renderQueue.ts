import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { HttpError } from '#server/httpError.ts';
import type { Limits } from '#server/limits/limits.ts';

/** The most queued jobs of one address, and of all together. */
const MAX_WAITING_EACH = 20;
const MAX_WAITING = 300;

/** Makes what the cache does not hold, such as pages. */
export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** The queue of what this process makes. */
export function createRenderQueue(limits: Pick<Limits, 'take'>) {
  const oneByOne = pLimit(1);
  /** How many jobs each address has. */
  const jobs = new Map<string, number>();

  return {
    /**
     * Counts a cache miss for the address and queues the work. One job runs at a time, first come, first served;
     * between two jobs, cached answers are sent.
     *
     * @throws HttpError 429 above the address's limit, 503 if the queue is full
     */
    async make<Result>(visitor: string, work: () => Result | Promise<Result>): Promise<Result> {
      await limits.take('misses', visitor);
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
