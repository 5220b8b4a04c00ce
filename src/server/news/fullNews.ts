import type { PushNews } from './pushNews.ts';

/** Staff are told once in this time that an event is full, in milliseconds: not each time that somebody leaves and another comes. */
const TOLD_EACH = 60 * 60_000;

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
    if (at - (toldAt.get(eventId) ?? Number.NEGATIVE_INFINITY) < TOLD_EACH) return;
    toldAt.set(eventId, at);
    news.tell('full', author);
  };
}
