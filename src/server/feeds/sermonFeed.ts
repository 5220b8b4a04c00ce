import { Feed, type Item } from 'feed';
import { pageWords as english } from '#content/en/pages.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { inLanguage } from '#content/language.ts';
import { href, pages } from '#content/pages.ts';
import { pageWords as swahili } from '#content/sw/pages.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { isPodcastKind, SOUND_TYPES, type SoundKind, type StaffSermon, soundPath } from '#shared/sermons/sermon.ts';
import { sermonFeeds } from '#shared/sermons/sermonPaths.ts';
import { churchMoment } from '#shared/time.ts';

const WORDS = { en: english.sermons, sw: swahili.sermons };

/** The podcast's cover, 1400 pixels wide and high as Apple asks for it. */
const COVER = '/pictures/podcast.jpg';

/** The most sermons in a feed, the latest. */
const MAX_ITEMS = 300;

interface SermonFeedFrame {
  language: EventLanguage;
  /** The site's origin. */
  origin: string;
  /** The church's address of mail, which podcast directories write to. */
  email: string;
}

/**
 * The recordings as a podcast: RSS 2.0 with what Apple's and Spotify's directories ask for. A sermon whose recording
 * is of another kind is in the Atom feed only.
 */
export function sermonPodcast(frame: SermonFeedFrame, rows: readonly StaffSermon[]): string {
  const { language, origin, email } = frame;
  const feed = feedOf(
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

/** All sermons on the site as an Atom feed (RFC 4287). */
export function sermonAtom(frame: SermonFeedFrame, rows: readonly StaffSermon[]): string {
  const feed = feedOf(frame, sermonFeeds.atom, rows);
  for (const item of feed.items) item.title = escapeHtml(item.title); // a text in RSS, HTML in Atom
  // The package writes the language into RSS alone, and makes types from the files' names.
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${frame.language.language}" `)
    .replace(/ type="audio\/(m4a|mp3|opus|wav)" /g, (_, kind: SoundKind) => ` type="${SOUND_TYPES[kind]}" `);
}

function feedOf({ language, origin }: SermonFeedFrame, path: string, rows: readonly StaffSermon[]): Feed {
  const home = `${origin}${inLanguage(language.language, pages.sermons.path)}`;
  const self = `${origin}${path}${language.language === 'en' ? '' : `?lang=${language.language}`}`;
  const { title, description } = WORDS[language.language];
  const latest = rows.map(({ updated_at }) => updated_at).sort();
  const feed = new Feed({
    id: self,
    title: `${language.church}: ${title}`,
    description,
    link: home,
    updated: new Date(latest.at(-1) ?? Date.now()),
    generator: false,
    language: language.language,
    feed: self,
    feedLinks: { atom: self },
    author: { name: language.church },
    favicon: `${origin}/icons/icon-192.png`,
  });
  for (const row of rows.slice(0, MAX_ITEMS)) feed.addItem(itemOf(row, origin, language));
  return feed;
}

function itemOf(row: StaffSermon, origin: string, { language, dates }: EventLanguage): Item {
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
