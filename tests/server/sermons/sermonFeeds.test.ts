// @vitest-environment jsdom
import { aSermon } from '#tests/support/factories.ts';
import { aRecording } from '#tests/support/recordings.ts';
import { addSermonWithSound } from '#tests/support/sermonSounds.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const site = appBeforeEach(() => ({ settings: { siteUrl: 'https://ruiru.example' } }));
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

const titlesIn = async (path: string, name: string) =>
  [...(await readFeed(path)).feed.querySelectorAll(`${name} > title`)].map(({ textContent }) => textContent);

it('the sermons are a podcast of the recordings with what Apple and Spotify ask for; all are in Atom, in both languages, and follow each change', async () => {
  const fields = aSermon({ title: 'Salt & <light> ]]>', title_sw: 'Chumvi na nuru', passages: 'Matthew 5:13-16' });
  const recorded = await addSermonWithSound(site, site.token, await aRecording('mp3', 75), fields);
  await site.asOwner('createSermon', { body: aSermon({ title: 'To read', date: '2026-11-01' }) });
  const { feed, type } = await readFeed('/sermons.rss');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const channel = feed.querySelector('channel');
  const about = texts(channel, 'language', 'itunes:explicit', 'itunes:author');
  expect(about).toEqual(['en', 'false', 'Ruiru Foundation Church']);
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
  const file = ['url', 'length', 'type'].map((name) => enclosure?.getAttribute(name));
  expect(file).toEqual([`https://ruiru.example/sermons/${id}.mp3`, String(bytes), 'audio/mpeg']);

  expect(await titlesIn('/sermons.atom?lang=sw', 'entry')).toEqual(['Chumvi na nuru', 'To read']);
  const atom = (await readFeed('/sermons.atom')).feed;
  expect(atom.querySelector('entry link[rel=enclosure]')?.getAttribute('type')).toBe('audio/mpeg');
  await site.asOwner('deleteSermon', { id: recorded.id });
  expect(await titlesIn('/sermons.atom', 'entry')).toEqual(['To read']);
  const empty = (await readFeed('/sermons.rss')).feed;
  expect(empty.querySelectorAll('item')).toHaveLength(0);
  expect(Date.parse(empty.querySelector('lastBuildDate')?.textContent ?? '')).toBeGreaterThan(Date.parse('2020-01-01'));
});

it('recordings that Apple does not take are in Atom alone', async () => {
  for (const kind of ['opus', 'wav', 'mp3'] as const)
    await addSermonWithSound(site, site.token, await aRecording(kind, 5), aSermon({ title: `In ${kind}` }));
  expect(await titlesIn('/sermons.rss', 'item')).toEqual(['In mp3']);
  expect((await titlesIn('/sermons.atom', 'entry')).toSorted()).toEqual(['In mp3', 'In opus', 'In wav']);
});
