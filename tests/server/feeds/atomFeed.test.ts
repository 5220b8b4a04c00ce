// @vitest-environment jsdom
import { createEvent } from '#server/store/events/events.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach, NOON } from '#tests/support/testApp.ts';

const site = appBeforeEach(() => ({ settings: { siteUrl: 'https://ruiru.example' } }));

type Given = Parameters<typeof anEvent>[0];
const put = (event: Given) => site.put({ venue: 'Juja Branch', ...event });

async function readFeed(query = '') {
  const answer = await site.app.inject(`/events.atom${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = new DOMParser().parseFromString(answer.body, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return feed;
}

/** The words that a reader shows of a part of an entry, as HTML where the entry says that it is. */
function shown(element: Element | null): { words: string | null; markup: string[] } {
  if (element?.getAttribute('type') !== 'html') return { words: element?.textContent ?? null, markup: [] };
  const { body } = new DOMParser().parseFromString(element.textContent ?? '', 'text/html');
  return { words: body.textContent, markup: [...body.querySelectorAll('*')].map(({ localName }) => localName) };
}

const titles = (feed: Document) => [...feed.querySelectorAll('entry > title')].map((title) => shown(title).words);

it('tells in Atom what was put on or changed last first', async () => {
  await put({ title: 'First' });
  site.clock.set(1000);
  const { id } = await put({ title: 'Tea & testimonies' });
  const feed = await readFeed('?branch=juja');
  expect(titles(feed)).toEqual(['Tea & testimonies', 'First']);
  const [entry] = feed.querySelectorAll('entry');
  expect(entry?.querySelector('link')?.getAttribute('href')).toBe(`https://ruiru.example/events/${id}`);
  expect(entry?.querySelector('updated')?.textContent).toBe('2026-11-21T09:00:01.000Z');
});

it('says its language, so that a screen reader speaks it, and has an identity for each part of the events', async () => {
  for (const [query, language] of [
    ['', 'en'],
    ['?lang=sw&branch=juja', 'sw'],
  ]) {
    expect((await readFeed(query)).documentElement.getAttribute('xml:lang')).toBe(language);
    for (const url of [`/events.atom${query}`, `/events.ics${query}`])
      expect((await site.app.inject(url)).headers['content-language']).toBe(language);
  }

  const identity = async (query: string) => (await readFeed(query)).querySelector('feed > id')?.textContent;
  expect(await identity('')).toBe('https://ruiru.example/events');
  expect(await identity('?category=Bible%20Study&branch=juja')).toBe(
    'https://ruiru.example/events.atom?branch=juja&category=Bible+Study',
  );
  expect(await identity('?branch=kithini')).toBe('https://ruiru.example/events.atom?branch=kithini');
});

it('lets a reader show what staff typed as they typed it, never as markup', async () => {
  const typed = '<img src=x onerror=alert(1)> 5 < 7 & &lt;b&gt;';
  await put({ title: typed, venue: `Hall ${typed}`, description: `${typed} ]]>` });
  const [entry] = (await readFeed()).querySelectorAll('entry');
  expect(shown(entry?.querySelector('title') ?? null)).toEqual({ words: typed, markup: [] });
  const summary = shown(entry?.querySelector('summary') ?? null);
  expect(summary).toEqual({ words: expect.stringContaining(`Hall ${typed}`), markup: [] });
  const content = shown(entry?.querySelector('content') ?? null);
  expect(content.words).toContain(`${typed} ]]>`);
  expect(new Set(content.markup)).toEqual(new Set(['p']));
});

it('leaves out what no feed can hold: signs that XML forbids, and events of a day that no calendar has', async () => {
  const store = (event: Given) =>
    site.store.write((transaction) => createEvent(transaction, anEvent(event), { username: 'mercy', now: NOON }));
  const title = 'Kesha\u0001 \u001bof\u007f thanks\uFFFE';
  await store({ title, venue: '\u0008Ruiru', description: 'One\u001f\u000bTwo' });
  await store({ title: 'In the year 26', start_date: '0026-12-04', end_date: '2026-12-05' });
  await store({ title: 'In no year', start_date: '2026-13-45', end_date: '2026-13-45' });
  expect(titles(await readFeed())).toEqual(['Kesha of thanks']);
  expect((await readFeed('?category=Kesha')).querySelector('content')?.textContent).toContain('<p>One</p><p>Two</p>');
});
