import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { HttpError } from '#server/httpError.ts';
import type { Limits } from '#server/limits/limits.ts';

/** The most answers of one address that wait to be made, and of all together. */
const MAX_WAITING_EACH = 20;
const MAX_WAITING = 300;

/** After a longer piece of work others come first for as long again, up to this, in milliseconds. */
const MAX_PAUSE_MS = 50;

/** Makes the answers that are not at hand, which cost far more than those that are. */
export interface RenderQueue {
  /**
   * Counts the miss for the address and makes the answer in its turn.
   *
   * @throws HttpError with 429 where the address had too many, with 503 where too much waits
   */
  make<Result>(visitor: string, work: () => Result | Promise<Result>): Promise<Result>;
  /** Does the work in its turn, for what a limit of its own counts. @throws HttpError with 503 where too much waits */
  inTurn<Result>(visitor: string, work: () => Result | Promise<Result>): Promise<Result>;
}

/**
 * Does one piece of work at a time. The addresses take turns, and answers from the cache are sent in between. Somebody
 * who asks for many different pages, days or searches waits for their own work. Other visitors do not wait for it.
 */
export function createRenderQueue(limits: Pick<Limits, 'take'>): RenderQueue {
  /** By address, the one whose turn is next first. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let count = 0;
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      const [visitor, [work, ...rest]] = next;
      waiting.delete(visitor);
      if (rest.length > 0) waiting.set(visitor, rest);
      count--;
      const begun = performance.now();
      await work?.();
      const took = performance.now() - begun;
      await (took < 2 ? nextTurn() : pause(Math.min(took, MAX_PAUSE_MS)));
    }
    isWorking = false;
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
      if (!isWorking) void workOff();
    });
  }

  return {
    inTurn,
    async make(visitor, work) {
      await limits.take('misses', visitor);
      return inTurn(visitor, work);
    },
  };
}
