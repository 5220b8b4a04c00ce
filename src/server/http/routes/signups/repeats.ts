import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long the same form of the same browser counts as pressed twice. */
const MAX_REPEAT_AGE_MS = 30_000;

/** The most forms that are remembered. */
const MAX_REMEMBERED = 1000;

/**
 * Takes a form that is sent twice for one: without script nothing in it tells a second press from another person's. The
 * same fields from the same address and browser within half a minute are a second press.
 */
export function createRepeats(now: () => Date) {
  const remembered = new LRUCache<string, { at: number; result: Promise<string> }>({ max: MAX_REMEMBERED });
  return {
    /** Does the work, or returns the result of the same a moment ago. One that failed is done again. */
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
