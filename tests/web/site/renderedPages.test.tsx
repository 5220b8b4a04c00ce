import { church } from '#content/en/church.ts';
import { contentSnapshot } from '#server/content/watchedContent.ts';
import { pageAnswers } from '#server/http/routes/pages/pageAnswers.ts';
import type { EventRow } from '#server/store/store.ts';
import type { PublicGiving } from '#shared/giving/publicGiving.ts';
import type { PageAnswer } from '#shared/http/renderBundle.ts';
import { addDays, MINUTE_MS } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { shortVerses } from '#tests/support/shortVerses.ts';
import { NOON } from '#tests/support/testApp.ts';
import { openPage } from '#web/app/render.tsx';

const DAY = '2026-11-21';

const aRow = (id: number, fields: Partial<EventRow> = {}): EventRow =>
  ({
    ...anEvent({ title: `Event ${id}`, description: 'All about it.' }),
    id,
    start_date: DAY,
    end_date: fields.start_date ?? DAY,
    image: null,
    version: 1,
    ...fields,
  }) as EventRow;

/** Events a day apart, newest first, the newest so many days ahead. */
const rowsOf = (count: number, ahead: number): EventRow[] =>
  Array.from({ length: count }, (_, at) => aRow(at + 1, { start_date: addDays(DAY, ahead - at) }));

/** Renders a page over these events; the database is asked for none that is not among them. */
async function rendered(
  url: string,
  rows: readonly EventRow[],
  shown: PublicGiving = { purposes: [], pairs: [] },
  versions: Parameters<typeof contentSnapshot>[0]['versions'] = [],
) {
  const answer = pageAnswers({
    store: { db: undefined as never },
    events: { current: async () => ({ revision: '1', rows, unpublished: [] }) as never },
    content: { current: async () => ({ ...contentSnapshot({ versions, uploads: new Map() }), revision: '1' }) },
    giving: { current: async () => ({ revision: '1', shown }) },
    signups: { current: async () => new Map() },
    sermons: { current: async () => ({ revision: '1', rows: [], unpublished: [], uploads: new Map() }) },
    verses: shortVerses(() => NOON),
    scriptures: async () => ({ edition: null, texts: {} }),
    now: () => NOON,
  });
  const asked: PageAnswer[] = [];
  const page = await openPage({
    url,
    now: NOON.toISOString(),
    answer: async (call) => {
      const answered = await answer(call);
      asked.push(answered);
      return answered;
    },
  });
  const later = new Date(NOON.getTime() + MINUTE_MS).toISOString(); // a page is drawn a little after its queries
  return { asked, html: page?.render({ now: later, until: later }, 'https://church.example') };
}

it('the events page shows the first of however many there are, and asks for no more', async () => {
  for (const count of [500, 25, 3, 0]) {
    const { asked, html } = await rendered('/events', rowsOf(count, 100));
    expect(asked[0]?.body).toHaveLength(Math.min(count, 24));
    expect(html?.body.match(/Event \d+/g)?.length ?? 0).toBeGreaterThanOrEqual(Math.min(count, 24));
    expect(html?.body.includes('No events available')).toBe(count === 0);
  }
});

it('the page of an event leads without a script to the way there, to chats, to calendars and where its words do', async () => {
  const description = 'Ask 0712 345 678, or see https://kesha.example. Not javascript:self.ran=1';
  const row = aRow(1, { venue: 'Juja Branch', description, start_date: '2026-11-27' });
  const { html } = await rendered('/events/1', [row]);
  const article = /<article.*?<\/article>/s.exec(html?.body ?? '')?.[0] ?? '';
  expect([...article.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    expect.stringContaining('https://www.google.com/maps/dir/'),
    expect.stringContaining('https://wa.me/?text=Event%201%0A'),
    '/events/1.ics',
    '/events/1.ics?alarm=evening',
    'tel:+254712345678',
    'https://kesha.example/',
  ]);
});

it('the events page and the home page show what comes next, however far down the list it stands; the map’s button is a link to the map', async () => {
  const rows = rowsOf(500, 300);
  const next = rows.find(({ start_date }) => start_date === DAY);
  const [home, events] = [(await rendered('/', rows)).html?.body, (await rendered('/events', rows)).html?.body];
  for (const body of [home, events]) expect(body).toContain(next?.title);
  const { latitude, longitude } = church.map;
  expect(home).toContain(`href="https://www.openstreetmap.org/?mlat=${latitude}&amp;mlon=${longitude}#map=`);
});

it('the cards say as they are served how many places are left', async () => {
  const rows = [aRow(1, { start_date: '2026-11-28', signup: 'open', signup_places: '12' })];
  for (const url of ['/events', '/events?q=event', '/event-card', '/event-card?id=1']) {
    const { html } = await rendered(url, rows);
    expect(html?.body, url).toContain('12 places left');
    expect(html?.state, url).toContain('"listSignupNumbers"');
  }
});

it('a page leads to the same in the other language as it is served', async () => {
  for (const url of [
    '/events?branch=juja&when=coming',
    '/events?view=month&month=2026-12&day=2026-12-04',
    '/give?branch=juja&purpose=tithe',
    '/contact?team=media',
  ]) {
    const { html } = await rendered(url, []);
    expect(html?.body).toContain(`href="/sw${url.replaceAll('&', '&amp;')}"`);
  }
});

const rows = [
  aRow(1, { title: 'Carols', start_date: '2026-12-20', venue: 'Juja branch' }),
  aRow(2, { title: 'Seminar', start_date: '2026-11-28', category: 'Seminar' }),
  aRow(3, { title: 'Harvest', start_date: '2026-10-04' }),
];
const titles = (body = '') => ['Carols', 'Seminar', 'Harvest'].filter((title) => body.includes(title));

it('the events page of a search shows what is found, and brings along nothing else; it has the field filled in, and keeps the other filters in its form', async () => {
  for (const [query, found] of [
    ['q=carols', ['Carols']],
    ['q=carols&fbclid=abc', ['Carols']],
    ['category=seminar', ['Seminar']],
    ['branch=juja&when=coming', ['Carols']],
    ['when=past', ['Harvest']],
    ['view=month&month=2026-10', ['Harvest']],
    ['q=%20&branch=mars', ['Carols', 'Seminar', 'Harvest']],
  ] as const) {
    const { html } = await rendered(`/events?${query}`, rows);
    expect(titles(html?.body), query).toEqual(found);
    expect(titles(html?.state), query).toEqual(found);
  }
  const { body = '' } = (await rendered('/events?q=carols&branch=juja', rows)).html ?? {};
  expect(body).toMatch(/<input[^>]* name="q"[^>]* value="carols"/);
  expect(body).toMatch(/<input[^>]*type="hidden"[^>]*name="branch"[^>]*value="juja"/);
});

it('the events page of a search says how many there are, and brings along no more than it shows; or that nothing is found', async () => {
  const { html } = await rendered('/events?q=event', rowsOf(500, 100));
  expect(html?.body).toContain('500 events');
  expect(html?.state.match(/"title":/g)).toHaveLength(60 + 24); // the rows and the cards
  expect((await rendered('/events?q=picnic', rows)).html?.body).toContain('Nothing here matches');
});

it('the home page brings no descriptions along, however long they are; the card shows them, of the event that its address names', async () => {
  const told = [aRow(1, { description: 'x'.repeat(5000) })];
  expect((await rendered('/', told)).html?.state).not.toContain('xxx');
  expect((await rendered('/event-card', told)).html?.body).toContain('xxx');
  expect((await rendered('/event-card?id=400', rowsOf(500, 100))).html?.body).toContain('Event 400');
});

it('a page of words asks for what staff changed of them, and brings that along', async () => {
  const { asked, html } = await rendered('/about', rowsOf(5, 2));
  expect(asked.map(({ body }) => body)).toMatchObject([{ fields: {} }, { fields: {} }]);
  expect(JSON.parse(html?.state ?? '').answers).toMatchObject(
    ['church', 'about'].map((page) => ({ endpointName: 'readContent', arg: { page }, value: { fields: {} } })),
  );

  const lead = { page: 'about', field: 'hero.lead', language: 'en', value: '"Come and see."' } as const;
  const { html: changed } = await rendered('/about', [], undefined, [lead]);
  expect(changed?.body).toContain('Come and see.');
  const { answers } = JSON.parse(changed?.state ?? '');
  const about = answers.find(({ arg }: { arg: { page?: string } }) => arg.page === 'about');
  expect(about.value.fields).toEqual({ 'hero.lead': 'Come and see.' });
});

it('the Give page has the numbers of the files only until the church has set accounts', async () => {
  const account = { paybill: '522522', account: 'JUJA TITHE', since: NOON.toISOString() };
  const pair = { branch: 'juja', purpose: 'tithe', ...account };
  const giving = { purposes: [{ key: 'tithe', name: 'Tithe', name_sw: 'Fungu la kumi' }], pairs: [pair] };
  expect((await rendered('/give', [])).html?.body).toContain('>000000<');
  expect((await rendered('/give', [], giving)).html?.body).not.toContain('>000000<');
});

it('an event that never was is a page of 404, whatever the address; a page whose query fails is left to the browser', async () => {
  expect((await rendered('/events/0', rowsOf(3, 1))).html?.status).toBe(404);
  const page = openPage({ url: '/events', now: NOON.toISOString(), answer: async () => ({ status: 503, body: null }) });
  expect(await page).toBeUndefined();
});

it('every page says the church’s name that staff have published, and not the old one', async () => {
  const name = { page: 'church', field: 'name', language: 'both', value: '"Hope Chapel"' } as const;
  for (const url of ['/nowhere', '/sw/nowhere', '/privacy', '/about', '/events']) {
    const { html } = await rendered(url, [], undefined, [name]);
    const seen = `${html?.head}${html?.body}`;
    expect(seen).toContain('Hope Chapel');
    expect(seen).not.toContain(church.name.value);
  }
});
