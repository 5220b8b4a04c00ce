import { Feed } from 'feed';
import { church } from '#content/church.ts';
import { pages } from '#content/pages.ts';
import type { EventRow } from '#server/store/schema.ts';
import { readableDate, readableTime } from '#shared/time.ts';
import { eventAddress, placeOf, statusWords, titleWithStatus } from './eventWords.ts';

/** An Atom feed (RFC 4287) of events: what was put on or changed last comes first. */
export function atomFeed(title: string, rows: readonly EventRow[], origin: string, self: string): string {
  const home = `${origin}${pages.events.path}`;
  const latestFirst = [...rows].sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
  const feed = new Feed({
    id: home,
    title,
    link: home,
    updated: new Date(latestFirst[0]?.updated_at ?? 0),
    generator: false,
    language: 'en',
    feedLinks: { atom: self },
    author: { name: church.name.value },
    favicon: `${origin}/icons/icon-192.png`,
  });
  for (const row of latestFirst) {
    const address = eventAddress(origin, row.id);
    feed.addItem({
      id: address,
      link: address,
      title: titleWithStatus(row),
      date: new Date(row.updated_at),
      published: new Date(row.created_at),
      description: `${when(row)} ${placeOf(row.venue)}`,
      content: [statusWords(row), `${when(row)} ${placeOf(row.venue)}`, ...row.description.split(/\n+/)]
        .filter(Boolean)
        .map((text) => `<p>${escaped(text)}</p>`)
        .join(''),
      category: [{ name: row.category, term: row.category }],
    });
  }
  return feed.atom1();
}

const when = ({ start_date, start_time }: EventRow): string =>
  `${readableDate(start_date)}, ${readableTime(start_time)}.`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
