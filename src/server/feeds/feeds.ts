import { Feed, type FeedOptions, type Item } from 'feed';
import { pageWords as english } from '#content/en/pages.ts';
import { eventIn } from '#content/events/eventIn.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { inLanguage } from '#content/language.ts';
import { href, pages } from '#content/pages.ts';
import { pageWords as swahili } from '#content/sw/pages.ts';
import type { EventRow } from '#server/store/store.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { isPodcastKind, SOUND_TYPES, type SoundKind, type StaffSermon, soundPath } from '#shared/sermons/sermon.ts';
import { sermonFeeds } from '#shared/sermons/sermonPaths.ts';
import { churchMoment } from '#shared/time.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { eventUrl, feedTitle, placeOf, statusWords } from './eventWords.ts';

interface FeedFrame {
  language: EventLanguage;
  /** The site's origin. */
  origin: string;
}

/** A feed without its items. @param own what differs; without an id, its address is its id */
function newFeed(
  { language, origin }: FeedFrame,
  page: 'events' | 'sermons',
  self: string,
  own: Pick<FeedOptions, 'title' | 'updated'> & Partial<FeedOptions>,
): Feed {
  return new Feed({
    id: self,
    link: origin + inLanguage(language.language, pages[page].path),
    generator: false,
    language: language.language,
    feed: self,
    feedLinks: { atom: self },
    author: { name: language.church },
    favicon: `${origin}/icons/icon-192.png`,
    ...own,
  });
}

/** A feed as Atom (RFC 4287). The package writes the language into RSS alone. */
const atomText = (feed: Feed): string => feed.atom1().replace('<feed ', `<feed xml:lang="${feed.options.language}" `);

/**
 * An Atom feed of events, last changed first.
 *
 * @param self the feed's URL
 * @param isFiltered whether it is filtered: then it has its own id
 */
export function atomFeed(
  { title, self, isFiltered, ...frame }: FeedFrame & { title: string; self: string; isFiltered: boolean },
  rows: readonly EventRow[],
): string {
  const items = [...rows]
    .sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .map((row) => eventItem(row, frame));
  const feed = newFeed(frame, 'events', self, { title, updated: items[0]?.date ?? new Date(0) });
  if (!isFiltered) feed.options.id = feed.options.link ?? self;
  for (const item of items) feed.addItem(item);
  return atomText(feed);
}

/** Title, summary and content are HTML, so staff's text is escaped. */
function eventItem(row: EventRow, { origin, language }: FeedFrame): Item {
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

const WORDS = { en: english.sermons, sw: swahili.sermons };

/** The podcast's cover, 1400 pixels wide and high as Apple asks for it. */
const COVER = '/pictures/podcast.jpg';

/** The most sermons in a feed, the latest. */
const MAX_ITEMS = 300;

/** With the church's address of mail, which podcast directories write to. */
type SermonFrame = FeedFrame & { email: string };

/**
 * The recordings as a podcast: RSS 2.0 with what Apple's and Spotify's directories ask for. A sermon whose recording
 * is of another kind is in the Atom feed only.
 */
export function sermonPodcast({ email, ...frame }: SermonFrame, rows: readonly StaffSermon[]): string {
  const { language, origin } = frame;
  const feed = sermonFeed(
    frame,
    sermonFeeds.podcast,
    rows.filter(({ recording }) => recording && isPodcastKind(recording.kind)),
  );
  feed.options = { ...feed.options, podcast: true, image: origin + COVER };
  const owner = { 'itunes:name': { _text: language.church }, 'itunes:email': { _text: email } };
  const christianity = { 'itunes:category': { _attributes: { text: 'Christianity' } } };
  for (const [name, objects] of Object.entries({
    'itunes:owner': owner,
    'itunes:image': { _attributes: { href: origin + COVER } },
    'itunes:category': { _attributes: { text: escapeHtml('Religion & Spirituality') }, ...christianity },
    'itunes:explicit': { _text: 'false' },
    'itunes:type': { _text: 'episodic' },
  })) {
    feed.addExtension({ name, objects });
  }
  return feed.rss2();
}

/** All sermons on the site as an Atom feed. */
export function sermonAtom(frame: SermonFrame, rows: readonly StaffSermon[]): string {
  const feed = sermonFeed(frame, sermonFeeds.atom, rows);
  for (const item of feed.items) item.title = escapeHtml(item.title); // a text in RSS, HTML in Atom
  // The package makes types from the files' names.
  return atomText(feed).replace(
    / type="audio\/(m4a|mp3|opus|wav)" /g,
    (_, kind: SoundKind) => ` type="${SOUND_TYPES[kind]}" `,
  );
}

function sermonFeed(frame: FeedFrame, path: string, rows: readonly StaffSermon[]): Feed {
  const { language } = frame.language;
  const self = `${frame.origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;
  const { title, description } = WORDS[language];
  const latest = rows.map(({ updated_at }) => updated_at).sort();
  const updated = new Date(latest.at(-1) ?? Date.now());
  const feed = newFeed(frame, 'sermons', self, { title: `${frame.language.church}: ${title}`, description, updated });
  for (const row of rows.slice(0, MAX_ITEMS)) feed.addItem(sermonItem(row, frame));
  return feed;
}

function sermonItem(row: StaffSermon, { origin, language: { language, dates } }: FeedFrame): Item {
  const { id, recording, series, passages } = row;
  const address = `${origin}${inLanguage(language, href('sermon', { id: String(id) }))}`;
  const url = recording && origin + soundPath(recording);
  const sound = recording && url && { url, type: SOUND_TYPES[recording.kind], length: recording.bytes };
  return {
    id: address,
    link: address,
    guid: `ruiru-foundation-church-sermon-${id}`, // the same at another address of the site
    title: (language === 'sw' && row.title_sw) || row.title,
    date: new Date(row.updated_at),
    published: churchMoment(row.date, '12:00'),
    description: escapeHtml([row.preacher, dates.date(row.date), passages, series].filter(Boolean).join('. ')),
    ...(sound && { audio: sound }),
    ...(recording && {
      extensions: [
        { name: 'itunes:duration', objects: { _text: recording.seconds } },
        { name: 'itunes:author', objects: { _text: row.preacher } },
        { name: 'itunes:explicit', objects: { _text: 'false' } },
      ],
    }),
  };
}
