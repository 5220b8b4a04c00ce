import ICAL from 'ical.js';
import { createEvent } from '#server/store/events/events.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach, NOON } from '#tests/support/testApp.ts';

const site = appBeforeEach(() => ({ settings: { siteUrl: 'https://ruiru.example' } }));

type Given = Parameters<typeof anEvent>[0];
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** The calendar as another program reads it. */
async function readCalendar(url: string) {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { answer, calendar, events };
}

/** From Friday 27 November, nine in the evening, to five in the morning. */
const kesha = anEvent({
  title: 'Kesha; bring a friend, and a jacket',
  venue: 'Juja Branch',
  description: 'Worship\nand prayer till dawn. Karibu 🙏🏽',
});

describe('the calendar', () => {
  it('tells another program an event’s hours, place and words', async () => {
    const { id } = await site.put(kesha);
    const { answer, calendar, events } = await readCalendar('/events.ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Africa/Nairobi');
    const lines = answer.body.split('\r\n');
    const first = lines.indexOf('BEGIN:VTIMEZONE');
    const between = lines.slice(lines.lastIndexOf('END:VTIMEZONE') + 1, lines.indexOf('BEGIN:VEVENT'));
    expect(between, 'properties come before parts (RFC 5545, 3.6)').toEqual([]);
    expect(lines.slice(0, first)).toContain('X-WR-TIMEZONE:Africa/Nairobi');
    expect(answer.body.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    const [event] = events;
    expect(event?.summary).toBe(kesha.title);
    expect(event?.description).toContain(kesha.description);
    expect(event?.location).toContain('Juja Branch');
    expect(event?.location).toContain('Gachororo Road');
    expect(event?.startDate.toString()).toBe('2026-11-27T21:00:00');
    expect(event?.endDate.toString()).toBe('2026-11-28T05:00:00');
    expect(event?.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Africa/Nairobi');
    expect(event?.component.getFirstPropertyValue('url')).toBe(`https://ruiru.example/events/${id}`);
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('ends an event past midnight where its end is earlier on the same day, and after an hour where it is days before', async () => {
    await site.put({ ...kesha, end_date: '2026-11-27' });
    await site.put({ ...kesha, end_date: '2026-11-20' });
    const { events } = await readCalendar('/events.ics');
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(Array(2).fill('2026-11-27T21:00:00'));
    const ends = events.map(({ endDate }) => endDate.toString());
    expect(ends.sort()).toEqual(['2026-11-27T22:00:00', '2026-11-28T05:00:00']);
  });

  it('keeps the same UID through a rename and a new date, counts the changes, and says what was called off', async () => {
    const { id } = await site.put(kesha);
    const before = (await readCalendar('/events.ics')).events[0];
    site.clock.set(60_000);
    await site.change(id, { ...kesha, title: 'Night of prayer', start_date: '2026-12-04', end_date: '2026-12-05' });
    const after = (await readCalendar('/events.ics')).events[0];
    expect(after?.uid).toBe(before?.uid);
    expect([before?.sequence, after?.sequence]).toEqual([0, 1]);
    expect(after?.summary).toBe('Night of prayer');
    expect(String(after?.component.getFirstPropertyValue('last-modified'))).toBe('2026-11-21T09:01:00Z');

    const notes = { status_note: 'The hall is flooded.', status_note_sw: 'Ukumbi umejaa maji.' };
    await site.change(id, { ...kesha, status: 'cancelled', ...notes });
    const { events } = await readCalendar('/events.ics');
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(events[0]?.summary).toBe(`Cancelled: ${kesha.title}`);
    expect(events[0]?.description).toContain('The hall is flooded.');
    const swahili = (await readCalendar('/events.ics?lang=sw')).events[0];
    expect(swahili?.description).toContain('Ukumbi umejaa maji.');
    expect(swahili?.description).not.toContain('The hall is flooded.');
  });

  it('holds every coming event and those of the last 90 days, soonest first', async () => {
    const day = (date: string) => ({ ...kesha, title: date, start_date: date, end_date: date, end_time: '23:00' });
    for (const date of ['2030-01-01', '2026-08-23', '2026-08-22', '2026-12-01']) await site.put(day(date));
    const { events } = await readCalendar('/events.ics');
    expect(events.map(({ summary }) => summary)).toEqual(['2026-08-23', '2026-12-01', '2030-01-01']);
  });

  it('can be of one branch, one category, or both, each asked for once', async () => {
    await site.put(kesha);
    await site.put({ ...kesha, title: 'Study', category: 'Bible Study' });
    await site.put({ ...kesha, title: 'At the main church', venue: 'Main Sanctuary' });
    const titles = async (query: string) => (await readCalendar(`/events.ics${query}`)).events.map((e) => e.summary);
    expect(await titles('?branch=juja')).toHaveLength(2);
    expect(await titles('?category=Kesha')).toHaveLength(2);
    expect(await titles('?branch=JUJA&category=bible%20study')).toEqual(['Study']);
    const refused = await get('/events.ics?branch=nairobi');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('ruiru, magomano, kithini, juja');

    for (const name of ['branch', 'category']) {
      for (const path of ['/events.ics', '/events.atom']) {
        const refused = await get(`${path}?${name}=juja&${name}=juja`);
        const message = `A feed can be of one ${name} only: name one, or leave it out.`;
        expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
      }
    }
  });

  it('leaves out what no calendar can hold: forbidden signs, and an event of the year 26', async () => {
    const store = (event: Given) =>
      site.store.write((transaction) => createEvent(transaction, anEvent(event), { username: 'mercy', now: NOON }));
    await store({ title: 'Kesha\u0001 of\u007f thanks', venue: 'Hall\u0002 7', description: 'One\rTwo\u001b' });
    const { id } = await store({ start_date: '0026-12-04', end_date: '2026-12-05' });
    for (const url of ['/events.ics', '/events.ics?category=kesha']) {
      const { events } = await readCalendar(url);
      expect(events.map(({ summary, location, description }) => [summary, location, description])).toEqual([
        ['Kesha of thanks', 'Hall 7', expect.stringMatching(/^One\nTwo\n/)],
      ]);
    }
    const single = await get(`/events/${id}.ics`);
    const message = 'The day of this event is none that a calendar can hold.';
    expect([single.statusCode, single.json().message]).toEqual([404, message]);
  });

  it('gives one event as a file, says where there is none, and is sent whole only where it has changed', async () => {
    await site.put(kesha);
    const { etag } = (await get('/events.ics')).headers;
    expect((await get('/events.ics', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await site.put(kesha);
    expect((await get('/events.ics', { 'if-none-match': String(etag) })).statusCode).toBe(200);

    const { id } = await site.put(kesha);
    await site.put({ ...kesha, title: 'Another' });
    const { answer, events } = await readCalendar(`/events/${id}.ics`);
    expect(events.map(({ summary }) => summary)).toEqual([kesha.title]);
    expect(answer.headers['content-disposition']).toContain(`event-${id}.ics`);
    expect((await get('/events/999.ics')).statusCode).toBe(404);
    expect((await get('/events/99999999999999999999.ics')).statusCode).toBe(404);
    expect((await get(`/events/${id}.ics?alarm=evening`)).body).toContain('BEGIN:VALARM');
    const bogus = await get(`/events/${id}.ics?alarm=bogus`);
    const message = 'There is no such alarm: choose one of evening, hours, or leave it out.';
    expect([bogus.statusCode, bogus.json().message]).toEqual([400, message]);
    await site.change(id, { ...kesha, status: 'cancelled' });
    expect((await get(`/events/${id}.ics?alarm=evening`)).body).not.toContain('BEGIN:VALARM');
    await site.asOwner('deleteEvent', { id });
    expect((await get(`/events/${id}.ics`)).statusCode).toBe(410);
  });
});
