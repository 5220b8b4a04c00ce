import { Feed, type Item } from 'feed';
import { eventIn } from '#content/events/eventIn.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { inLanguage } from '#content/language.ts';
import { pages } from '#content/pages.ts';
import type { EventRow } from '#server/store/store.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { eventUrl, feedTitle, placeOf, statusWords } from './eventWords.ts';

interface AtomFrame {
  language: EventLanguage;
  title: string;
  /** The site's origin. */
  origin: string;
  /** The feed's URL. */
  self: string;
  /** Whether it is filtered: then it has its own id. */
  isFiltered: boolean;
}

/** An Atom feed (RFC 4287) of events, last changed first. */
export function atomFeed(frame: AtomFrame, rows: readonly EventRow[]): string {
  const { language, title, origin, self, isFiltered } = frame;
  const home = `${origin}${inLanguage(language.language, pages.events.path)}`;
  const items = [...rows]
    .sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .map((row) => itemOf(row, origin, language));
  const feed = new Feed({
    id: isFiltered ? self : home,
    title,
    link: home,
    updated: items[0]?.date ?? new Date(0),
    generator: false,
    language: language.language,
    feedLinks: { atom: self },
    author: { name: language.church },
    favicon: `${origin}/icons/icon-192.png`,
  });
  for (const item of items) feed.addItem(item);
  // The package writes the language into RSS alone.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${language.language}" `);
}

/** Title, summary and content are HTML, so staff's text is escaped. */
function itemOf(row: EventRow, origin: string, language: EventLanguage): Item {
  const address = eventUrl(origin, row.id, language.language);
  const { dates } = language;
  const summary = `${dates.date(row.start_date)}, ${dates.timeOn(row.start_date, row.start_time)}. ${placeOf(row.venue, language)}`;
  const { description } = eventIn(language.language, row);
  return {
    id: address,
    link: address,
    title: escapeHtml(feedTitle(row, language)),
    date: new Date(row.updated_at),
    published: new Date(row.created_at),
    description: escapeHtml(summary),
    content: [statusWords(row, language), summary, ...withoutMarks(description).split(/\n+/)]
      .filter(Boolean)
      .map((text) => `<p>${escapeHtml(text)}</p>`)
      .join(''),
    category: [{ name: language.categories[row.category] ?? row.category, term: row.category }],
  };
}
