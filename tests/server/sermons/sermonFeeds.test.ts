// @vitest-environment jsdom
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { aSermon } from '#tests/support/factories.ts';
import { aRecording } from '#tests/support/recordings.ts';
import { addSermonWithSound } from '#tests/support/sermonSounds.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const site = appBeforeEach(() => ({ settings: { siteUrl: 'https://ruiru.example' } }));
let recorded: { id: number; recording: SermonSound };
beforeEach(async () => {
  const fields = aSermon({ title: 'Salt & <light> ]]>', title_sw: 'Chumvi na nuru', passages: 'Matthew 5:13-16' });
  recorded = await addSermonWithSound(site, site.token, await aRecording('mp3', 75), fields);
  await site.asOwner('createSermon', { body: aSermon({ title: 'To read', date: '2026-11-01' }) });
});

async function readFeed(path: string) {
  const answer = await site.app.inject(path);
  expect(answer.statusCode).toBe(200);
  const feed = new DOMParser().parseFromString(answer.body, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  const addresses = answer.body.match(/(?:href|url)="[^"]*"/g) ?? [];
  expect(addresses.filter((address) => !/="https:\/\//.test(address))).toEqual([]);
  return { feed, type: answer.headers['content-type'] };
}

const texts = (parent: Element | null, ...names: string[]) =>
  names.map((name) => [...(parent?.children ?? [])].find(({ nodeName }) => nodeName === name)?.textContent?.trim());

it('are a podcast of the recordings with what Apple and Spotify ask for', async () => {
  const { feed, type } = await readFeed('/sermons.rss');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const channel = feed.querySelector('channel');
  expect(texts(channel, 'language', 'itunes:explicit', 'itunes:author')).toEqual([
    ...['en', 'false', 'Ruiru Foundation Church'],
  ]);
  expect(channel?.getElementsByTagName('itunes:email')[0]?.textContent).toBe('info@ruirufoundation.example');
  const attribute = (name: string, of: string) => channel?.getElementsByTagName(name)[0]?.getAttribute(of);
  expect(attribute('itunes:image', 'href')).toBe('https://ruiru.example/pictures/podcast.jpg');
  expect(attribute('itunes:category', 'text')).toBe('Religion & Spirituality');
  expect(attribute('atom:link', 'href')).toBe('https://ruiru.example/sermons.rss');
  const [item, ...others] = feed.querySelectorAll('item');
  expect(others).toEqual([]);
  expect(texts(item as Element, 'title', 'guid', 'link', 'pubDate', 'itunes:duration', 'description')).toEqual([
    'Salt & <light> ]]>',
    `ruiru-foundation-church-sermon-${recorded.id}`,
    `https://ruiru.example/media/sermons/${recorded.id}`,
    'Sun, 15 Nov 2026 09:00:00 GMT',
    '75',
    'Pastor Wanjiru. Sunday 15 November 2026. Matthew 5:13-16',
  ]);
  const { id, bytes } = recorded.recording;
  const enclosure = item?.querySelector('enclosure');
  expect(['url', 'length', 'type'].map((name) => enclosure?.getAttribute(name))).toEqual([
    ...[`https://ruiru.example/sermons/${id}.mp3`, String(bytes), 'audio/mpeg'],
  ]);
});

it('are all in Atom, in both languages, and follow each change', async () => {
  const titles = async (path: string) =>
    [...(await readFeed(path)).feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  expect(await titles('/sermons.atom?lang=sw')).toEqual(['Chumvi na nuru', 'To read']);
  const { feed } = await readFeed('/sermons.atom');
  expect(feed.querySelector('entry link[rel=enclosure]')?.getAttribute('type')).toBe('audio/mpeg');
  await site.asOwner('deleteSermon', { id: recorded.id });
  expect(await titles('/sermons.atom')).toEqual(['To read']);
  const empty = (await readFeed('/sermons.rss')).feed;
  expect(empty.querySelectorAll('item')).toHaveLength(0);
  expect(Date.parse(empty.querySelector('lastBuildDate')?.textContent ?? '')).toBeGreaterThan(Date.parse('2020-01-01'));
});

it('leave recordings that Apple does not take to Atom alone', async () => {
  for (const kind of ['opus', 'wav'] as const)
    await addSermonWithSound(site, site.token, await aRecording(kind, 5), aSermon({ title: `In ${kind}` }));
  const titles = async (path: string, name: string) =>
    [...(await readFeed(path)).feed.querySelectorAll(name)].map(({ textContent }) => textContent);
  expect(await titles('/sermons.rss', 'item > title')).toEqual(['Salt & <light> ]]>']);
  expect(await titles('/sermons.atom', 'entry > title')).toEqual(expect.arrayContaining(['In opus', 'In wav']));
});
