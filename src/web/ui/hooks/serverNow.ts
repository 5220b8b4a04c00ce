import { MINUTE_MS } from '#shared/time.ts';

/** How far the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0;

/**
 * Finds out whether this device's clock is wrong. A page says of which span of the server's time it is; where the device
 * opened it at another time, the device is wrong, and what is over follows the server.
 *
 * @param page.now from when on the page holds, and `until` when, ISO 8601
 * @param openedAt when the page was opened, by the device's clock, in milliseconds
 */
export function followServerClock({ now, until }: { now: string; until: string }, openedAt: number): void {
  const [from, to] = [Date.parse(now) - MINUTE_MS, Date.parse(until) + MINUTE_MS];
  aheadMs = openedAt < from || openedAt > to ? Date.parse(now) - openedAt : 0;
}

/** The present, by the server's clock as far as it is known. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);
