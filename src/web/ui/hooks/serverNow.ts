import { MINUTE_MS } from '#shared/time.ts';
import { deviceText } from './deviceText.ts';

/** How far the server's clock is ahead of this device's, in milliseconds, as last known: it counts without a network too. */
const kept = deviceText('server-clock-ahead');

const aheadMs = (): number => Number(kept.read()) || 0;

/** Calls the listener when the difference may have changed. Returns a function that ends this. */
export const subscribeToClock = kept.subscribe;

/**
 * Finds out whether this device's clock is wrong. What the server sends has a span of its time. Where it
 * came at another time by the device's clock, the device is wrong, and what is over follows the server.
 *
 * @param sent.now from when on it holds, and `until` when, as a page or the header `Date` says it
 * @param cameAt when it came, by the device's clock, in milliseconds
 */
export function followServerClock({ now, until }: { now: string; until: string }, cameAt: number): void {
  const [from, to] = [Date.parse(now) - MINUTE_MS, Date.parse(until) + MINUTE_MS];
  const fits = (ms: number) => from <= cameAt + ms && cameAt + ms <= to;
  if (fits(aheadMs())) return;
  kept.keep(fits(0) ? null : String(Date.parse(now) - cameAt));
}

/** The present, by the server's clock as far as it is known. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs());
