import { fakeSite } from '#tests/support/process/builtSite.ts';
import { appBeforeEach, expectAnswer } from '#tests/support/testApp.ts';

const site = appBeforeEach(async () => ({ site: await fakeSite() }));

const get = (url: string) => site.app.inject({ url, headers: { accept: 'text/html' } });
const read = (id: number | string) => site.request('readEvent', { id });
const drawn = (html: string) => /<!--state-->(.*) drawn \d+/.exec(html)?.[1];

describe('/events/<id>', () => {
  it('is drawn from the event and what comes next at its branch, and not from the whole list; the file for calendars has its own address; it keeps its address when the event is renamed, moved and over', async () => {
    const { id } = await site.put({ title: 'At Juja', venue: 'Juja Branch' });
    await site.put({ title: 'Elsewhere', venue: 'Kithini Branch', start_date: '2026-11-22', end_date: '2026-11-22' });
    await site.put({ title: 'Also Juja', venue: 'Gachororo Road', start_date: '2026-12-04', end_date: '2026-12-04' });
    await site.put({ title: 'Over', venue: 'Juja Branch', start_date: '2026-11-01', end_date: '2026-11-01' });
    const page = await get(`/events/${id}`);
    expect(page.statusCode).toBe(200);
    expect(drawn(page.body)).toBe('At Juja,Also Juja');

    expect((await get(`/events/${id}.ics`)).headers['content-type']).toBe('text/calendar; charset=utf-8');

    const past = { start_date: '2026-10-02', end_date: '2026-10-02', end_time: '23:00' };
    await site.change(id, { title: 'Renamed', venue: 'Gathering', ...past });
    const later = await get(`/events/${id}`);
    expect([later.statusCode, drawn(later.body)?.split(',')[0]]).toEqual([200, 'Renamed']);
  });

  it('answers 410 with what is coming once the event is removed, also for good, and 200 again when it is restored', async () => {
    const { id } = await site.put({ title: 'Taken off' });
    await site.put({ title: 'Still on' });
    await site.asOwner('deleteEvent', { id });
    const gone = await get(`/events/${id}`);
    expect([gone.statusCode, drawn(gone.body)]).toEqual([410, 'Still on']);
    await site.asOwner('restoreEvent', { id });
    expect((await get(`/events/${id}`)).statusCode).toBe(200);

    await site.asOwner('deleteEvent', { id });
    await site.store.write((transaction) => transaction.deleteFrom('events').where('id', '=', id).execute());
    expect((await get(`/events/${id}`)).statusCode).toBe(410);
  });

  it('answers 404 with one page for an event that never was', async () => {
    for (const id of ['999', '-1', '01', 'kesha', '99999999999999999999']) {
      await site.put();
      const page = await get(`/events/${id}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('<title>/events/0</title>');
    }
  });

  it('is left to the browser where the events are another backend’s', async () => {
    await site.start({ site: await fakeSite(), settings: { apiHost: 'https://older.example' } });
    for (const id of ['7', 'a%2Fb']) {
      const page = await get(`/events/${id}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<div id="root"></div>');
    }
  });
});

describe('the endpoint of an event’s page', () => {
  it('answers the event, and of those that go ahead the three that come next, soonest first, or anywhere where nothing comes at its own branch', async () => {
    const { id } = await site.put({ title: 'Asked for' });
    const days = ['2026-12-20', '2026-12-06', '2026-12-13', '2026-12-27', '2026-11-29'];
    for (const day of days) await site.put({ title: day, start_date: day, end_date: day });
    await site.put({ title: 'Off', start_date: '2026-11-22', end_date: '2026-11-22', status: 'cancelled' });
    const { status, body } = await read(id);
    expect([status, body.event.title]).toEqual([200, 'Asked for']);
    expect(body.next.map(({ title }: { title: string }) => title)).toEqual(['2026-11-29', '2026-12-06', '2026-12-13']);

    const { id: juja } = await site.put({ venue: 'Juja Branch' });
    expect((await read(juja)).body.next).toHaveLength(3);
  });

  it('answers 410 for what was removed and 404 for what never was, in words', async () => {
    const { id } = await site.put();
    await site.put({ title: 'Still on' });
    await site.asOwner('deleteEvent', { id });
    const gone = await read(id);
    expectAnswer(gone, 410, { event: null, next: [{ title: 'Still on' }] });
    expect(gone.body.message).toContain('no longer exists');
    for (const never of [0, 77, 'kesha', '%00']) {
      expectAnswer(await read(never), 404, { message: 'There is no such event.' });
    }
  });
});
