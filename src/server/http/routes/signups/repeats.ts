import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Within this time, the same form from the same browser counts as a double submit. */
const MAX_REPEAT_AGE_MS = 30_000;

/** The most remembered forms. */
const MAX_REMEMBERED = 1000;

/**
 * Deduplicates forms that are sent twice. Without script, a form has no idempotency key: the same fields from the same
 * address and browser within half a minute count as a double submit.
 */
export function createRepeats(now: () => Date) {
  const remembered = new LRUCache<string, { at: number; result: Promise<string> }>({ max: MAX_REMEMBERED });
  return {
    /** Does the work, or returns the result of the same form a moment ago. Failed work is done again. */
    once(asked: string, work: () => Promise<string>): Promise<string> {
      const name = createHash('sha256').update(asked).digest('base64url');
      const at = now().getTime();
      const known = remembered.get(name);
      if (known && Math.abs(at - known.at) < MAX_REPEAT_AGE_MS) return known.result;
      const result = work();
      remembered.set(name, { at, result });
      result.catch(() => remembered.delete(name));
      return result;
    },
  };
}
