import { type EventInput, PUBLISH_MESSAGE } from '#shared/events/event.ts';
import { eventPicturePath } from '#shared/events/eventPaths.ts';
import { anEvent } from '#tests/support/factories.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

/** The clock of the tests begins on Saturday 21 November 2026 at noon in Ruiru. */
const AT_SIX = '2026-11-21T18:00';
const BEFORE_SIX = new Date('2026-11-21T14:59:59.999Z');
const SIX = new Date('2026-11-21T15:00:00Z');

const site = appBeforeEach(async () => ({ site: await fakeSite() }));

const put = (fields: Partial<EventInput> = {}) => site.put({ title: 'Secret', ...fields });
const change = (id: number, fields: Partial<EventInput>) => site.change(id, { title: 'Secret', ...fields });
const get = (url: string) => site.app.inject({ url, headers: { accept: 'text/html' } });
const drafts = async (): Promise<string[]> =>
  (await site.asOwner('listDrafts')).body.map(({ title }: { title: string }) => title);

const LISTS = ['/all/events', '/all/events?limit=5', '/', '/events', '/event-card', '/events.ics', '/events.atom'];

/** Everything that anybody may open and that says something of events. */
async function seenByAnybody({ id, version }: { id: number; version: number }) {
  const texts = [...LISTS, '/events.ics?category=Kesha', '/read/events/0', `/event-card?id=${id}`];
  const own = [`/events/${id}`, `/read/events/${id}`, `/events/${id}.ics`, eventPicturePath({ id, version })];
  const answers = await Promise.all([...texts, '/sitemap.xml', ...own].map(get));
  return {
    named: texts.filter((_url, at) => answers[at]?.body.includes('Secret')),
    inSiteMap: answers[texts.length]?.body.includes(`/events/${id}<`),
    own: answers.slice(-own.length).map(({ statusCode, body }) => [statusCode, body.includes('Secret')]),
  };
}

const NOTHING = { named: [], inSiteMap: false, own: Array(4).fill([404, false]) };

describe('a draft', () => {
  it('is seen by nobody but staff, wherever events are shown, also one that was on the site, of which it says 404 as of one that never was', async () => {
    const event = await put({ publish: 'draft' });
    expect(event).toMatchObject({ title: 'Secret', publish: 'draft' });
    expect(await seenByAnybody(event)).toEqual(NOTHING);
    expect(await drafts()).toEqual(['Secret']);
    expect((await site.request('listDrafts')).status).toBe(401);

    const shown = await put();
    expect((await get(`/events/${shown.id}`)).statusCode).toBe(200);
    const { body } = await change(shown.id, { publish: 'draft' });
    expect(await seenByAnybody(body.event)).toEqual(NOTHING);
  });

  itOnSqlite('stays one when a client that knows nothing of drafts changes it, and is published by null', async () => {
    const { id } = await put({ publish: 'draft' });
    expect((await change(id, { venue: 'Juja Branch' })).body.event).toMatchObject({ publish: 'draft' });
    expect((await get('/all/events')).body).toBe('[]');
    const { body } = await change(id, { venue: 'Juja Branch', publish: null });
    expect(body.event.publish).toBeUndefined();
    expect(await site.list()).toMatchObject([{ title: 'Secret', venue: 'Juja Branch' }]);
    expect(await drafts()).toEqual([]);
  });

  it('that is deleted was never there for anybody, where what was on the site was removed; it is in the history with its state, and comes back as a draft', async () => {
    const { id } = await put({ publish: 'draft' });
    await site.asOwner('deleteEvent', { id });
    expect([await drafts(), (await get(`/events/${id}`)).statusCode]).toEqual([[], 404]);
    await site.asOwner('restoreEvent', { id });
    expect(await drafts()).toEqual(['Secret']);
    const { body } = await site.asOwner('listHistory');
    const states = body.history.map((entry: { old: object; new: object }) => entry.new ?? entry.old);
    expect(states).toEqual(Array(3).fill(expect.objectContaining({ publish: 'draft' })));

    const shown = await put();
    await site.asOwner('deleteEvent', { id: shown.id });
    expect((await get(`/events/${shown.id}`)).statusCode).toBe(410);
  });
});

describe('an event with an hour to appear', () => {
  it('is seen by nobody before, and everywhere from that hour on, by the clock alone, without a trace of it; what is no hour is refused', async () => {
    const event = await put({ publish: AT_SIX });
    expect(await seenByAnybody(event)).toEqual(NOTHING);
    const tags = async () => {
      const [page, ...others] = await Promise.all(['/events', '/all/events', '/events.atom'].map(get));
      const shown = page?.body.replace(/ drawn \d+|"now":"[^"]+"/g, ''); // what differs by the minute
      return [shown, ...others.map(({ headers }) => headers.etag)];
    };
    const before = await tags();
    site.clock.set(BEFORE_SIX);
    expect(await seenByAnybody(event)).toEqual(NOTHING);
    expect(await tags()).toEqual(before);
    expect(await drafts()).toEqual(['Secret']);

    site.clock.set(new Date(SIX.getTime() + 1000));
    for (const [at, tag] of (await tags()).entries()) expect(tag).not.toBe(before[at]);
    const seen = await seenByAnybody(event);
    expect(seen.named).toEqual(expect.arrayContaining([...LISTS, '/events.ics?category=Kesha']));
    expect(seen.inSiteMap).toBe(true);
    expect(seen.own.slice(0, 3).map(([status]) => status)).toEqual([200, 200, 200]);
    expect(await drafts()).toEqual([]);
    expect((await get('/all/events')).body).not.toContain('publish');
    expect((await get('/sitemap.xml')).body).toContain(`<lastmod>${SIX.toISOString()}</lastmod>`);

    for (const publish of ['soon', '2026-11-27T', '2026-02-30T18:00', '2026-11-27T25:00']) {
      const { status, body } = await site.asOwner('createEvent', { body: anEvent({ publish }) });
      expect([status, body.error]).toEqual([422, PUBLISH_MESSAGE]);
    }
  });

  itOnSqlite('appears one after another with others, also where the database is out of reach', async () => {
    await put({ title: 'Six', publish: AT_SIX });
    await put({ title: 'Seven', publish: '2026-11-21T19:00' });
    expect(await site.titles()).toEqual([]);
    site.clock.set(new Date(SIX.getTime() + 1000));
    expect(await site.titles()).toEqual(['Six']);
    await site.store.close();
    site.clock.set(3_600_000);
    expect(await site.titles()).toEqual(['Six', 'Seven']);
  });
});

itOnSqlite('a series that is a draft is one on every date, and is published from one of them on', async () => {
  const days = ['2026-11-26', '2026-12-03', '2026-12-10'];
  const { body } = await site.putSeries(days, { title: 'Secret', publish: 'draft' });
  expect(await site.list()).toEqual([]);
  expect(await drafts()).toHaveLength(3);
  const [, second] = body.events;
  const event = anEvent({ title: 'Secret', start_date: '2026-12-03', end_date: '2026-12-04', publish: null });
  await site.asOwner('updateSeries', { id: second.series, body: { from: second.id, event } });
  expect(await site.list()).toHaveLength(2);
  expect(await drafts()).toHaveLength(1);
});
