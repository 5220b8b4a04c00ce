import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { HttpError } from '#server/httpError.ts';
import { inBackground } from '#server/inBackground.ts';
import type { Limits } from '#server/limits/limits.ts';

/** The most queued jobs of one address, and of all together. */
const MAX_WAITING_EACH = 20;
const MAX_WAITING = 300;

/** After a job of this thread, the queue pauses for as long as the job took, up to this. */
const MAX_PAUSE_MS = 50;

/** A queue of jobs, with a fair share for each visitor. */
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

/** The queue of what this thread makes: it lets cached answers be sent between two jobs. */
export function createRenderQueue(limits: Pick<Limits, 'take'>): RenderQueue {
  const { inTurn } = createTurns((took) => (took < 2 ? nextTurn() : pause(Math.min(took, MAX_PAUSE_MS))));
  return {
    inTurn,
    async make(visitor, work) {
      await limits.take('misses', visitor);
      return inTurn(visitor, work);
    },
  };
}

/**
 * Runs one job at a time, in turns by address: somebody who asks for much waits for their own jobs, and others do not.
 *
 * @param recover waits after a job, which took so many milliseconds
 */
export function createTurns(recover?: (took: number) => Promise<void>): Turns {
  /** Jobs by address; the next address comes first. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let count = 0;
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    try {
      for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
        const [visitor, [work, ...rest]] = next;
        waiting.delete(visitor);
        if (rest.length > 0) waiting.set(visitor, rest);
        count--;
        const begun = performance.now();
        await work?.();
        const took = performance.now() - begun;
        await recover?.(took);
      }
    } finally {
      isWorking = false;
    }
  }

  function inTurn<Result>(visitor: string, work: () => Result | Promise<Result>): Promise<Result> {
    const own = waiting.get(visitor) ?? [];
    if (own.length >= MAX_WAITING_EACH || count >= MAX_WAITING) {
      return Promise.reject(
        new HttpError(503, ({ serverErrors }) => serverErrors.busy, { headers: { 'retry-after': '5' } }),
      );
    }
    return new Promise<Result>((resolve, reject) => {
      const job = async () => {
        try {
          resolve(await work());
        } catch (thrown) {
          reject(thrown);
        }
      };
      waiting.set(visitor, [...own, job]);
      count++;
      if (!isWorking) inBackground('the queue of pages', workOff);
    });
  }

  return { inTurn };
}
