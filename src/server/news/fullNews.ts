import { HOUR_MS } from '#shared/time.ts';
import type { PushNews } from './pushNews.ts';

/** Staff are told of the same event once an hour at most, although people leave and others come; in milliseconds. */
const MIN_INTERVAL_MS = HOUR_MS;

/**
 * Tells staff that an event has become full.
 *
 * @param author the account that filled it, which is not told
 */
export type TellFull = (eventId: number, author?: number) => void;

/** Makes the function that tells staff. */
export function createFullNews(news: PushNews, now: () => Date): TellFull {
  const toldAt = new Map<number, number>();
  return (eventId, author) => {
    const at = now().getTime();
    if (at - (toldAt.get(eventId) ?? Number.NEGATIVE_INFINITY) < MIN_INTERVAL_MS) return;
    toldAt.set(eventId, at);
    news.tell('full', author);
  };
}
