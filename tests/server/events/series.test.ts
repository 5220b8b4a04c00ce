import { type ChurchEvent, goesAhead } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';
import { addDays } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

type Listed = EventInput & { id: number; version: number; series: number; series_own?: true };

const HOURS = { start_time: '21:00', end_time: '05:00' };
const fridays = ['2026-11-27', '2026-12-04', '2026-12-11'];
const night = (start_date: string, end_date: string) => ({ ...HOURS, start_date, end_date });
const dates = fridays.map((day) => night(day, addDays(day, 1)));

const create = (more: object = {}, headers = {}) =>
  site.asOwner('createSeries', { headers, body: { rule: 'Every Friday', event: anEvent(), dates, ...more } });
const list = async (): Promise<Listed[]> => (await site.list()).toReversed();
const created = async (): Promise<[Listed, Listed, Listed]> => (await create()).body.events;

describe('events that repeat', () => {
  it('are saved together as ordinary events, tied by a series', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('3 events created.');
    const events = await list();
    expect(events.map(({ start_date }) => start_date)).toEqual(fridays);
    expect(new Set(events.map(({ series }) => series)).size).toBe(1);
    expect(events[0]).toMatchObject(anEvent());
  });

  itOnSqlite('are saved all or not at all, and refused in words', async () => {
    const withDay = (day: string) => ({ dates: [...dates, night(day, '2026-12-19')] });
    for (const [more, sentence] of [
      [{ dates: [] }, expect.stringContaining('Choose at least one date.')],
      [{ dates: Array(101).fill(dates[0]) }, expect.stringContaining('At most 100 events')],
      [withDay('2026-02-30'), 'Date 4: Start Date must be a day of the calendar, such as 2026-09-14.'],
      [withDay('0026-12-18'), 'Date 4: The year must lie between 1900 and 2199.'],
      [{ dates: [...dates, dates[1]] }, 'Friday 4 December 2026 is chosen twice.'],
      [{ dates: [dates[0], 5] }, 'Date 2 must be given with its first and last day and its hours.'],
      [{ dates: [{}, {}] }, expect.stringContaining('Date 2: Start Date is required.')],
      [{ dates: 'Friday' }, 'The dates must be a list.'],
      [{ event: 'Kesha' }, 'Say what the events are: their title, category, description and venue.'],
    ] as const) {
      expectAnswer(await create(more), 422, { message: sentence });
    }
    expect(await list()).toEqual([]);
    expect((await create({ dates: [...dates, { ...dates[1], start_time: '09:00' }] })).status).toBe(201);
  });
});

itOnSqlite('this one moved stands apart from then on', async () => {
  const [, second] = await created();
  await site.change(second.id, night('2026-12-05', '2026-12-06'));
  const events = await list();
  expect(events.map(({ start_date }) => start_date)).toEqual(['2026-11-27', '2026-12-05', '2026-12-11']);
  expect(events.map(({ series_own }) => series_own)).toEqual([undefined, true, undefined]);
});

describe('this and the later ones', () => {
  const update = (series: number, body: object, headers = {}) =>
    site.asOwner('updateSeries', { id: series, body, headers });

  it('get a new hour, venue and day of the week; the earlier ones stay', async () => {
    const [first, second] = await created();
    const event = anEvent({ ...night('2026-12-05', '2026-12-06'), start_time: '22:00', venue: 'Juja Branch' });
    const answer = await update(first.series, { from: second.id, event });
    expect(answer.body.message).toBe('2 events updated.');
    expect((await list()).map((e) => [e.start_date, e.end_date, e.start_time, e.venue])).toEqual([
      ['2026-11-27', '2026-11-28', '21:00', 'Ruiru Main Sanctuary'],
      ['2026-12-05', '2026-12-06', '22:00', 'Juja Branch'],
      ['2026-12-12', '2026-12-13', '22:00', 'Juja Branch'],
    ]);
  });

  it('leave one changed by hand as it is, unless one says otherwise', async () => {
    const [first, , third] = await created();
    const own = { ...dates[2], title: 'Last Kesha of the year' };
    await site.change(third.id, own);
    const event = anEvent({ title: 'Kesha', venue: 'Juja Branch' });
    await update(first.series, { from: first.id, event });
    expect((await list()).map(({ title }) => title)).toEqual(['Kesha', 'Kesha', 'Last Kesha of the year']);
    await update(first.series, { from: first.id, own: true, event: { ...event, title: 'Prayer' } });
    expect((await list()).map(({ title }) => title)).toEqual(['Prayer', 'Prayer', 'Prayer']);
  });

  itOnSqlite('can be cancelled again where the first is cancelled already', async () => {
    const [first] = await created();
    const event = anEvent({ ...dates[0], status: 'cancelled', status_note: 'The hall is let.' });
    await site.change(first.id, event);
    const answer = await update(first.series, { from: first.id, event });
    expect(answer.body.message).toBe('3 events updated.');
    expect(await list()).toMatchObject(Array(3).fill({ status: 'cancelled', status_note: 'The hall is let.' }));
  });

  itOnSqlite(
    'can be cancelled, and all go ahead again where that is said of the first, which never was called off',
    async () => {
      const [{ id, series }, second] = await created();
      const cancelled = anEvent({ ...dates[1], status: 'cancelled', status_note: 'Let.' });
      await update(series, { from: second.id, event: cancelled });
      expect((await list()).map(({ status }) => status)).toEqual([undefined, 'cancelled', 'cancelled']);
      await update(series, { from: id, event: anEvent({ status: null, status_note: null }) });
      for (const event of await list()) {
        expect(event).not.toHaveProperty('status');
        expect(event).not.toHaveProperty('status_note');
      }
    },
  );

  itOnSqlite('are all marked as moved where a moved one is moved again', async () => {
    const [first] = await created();
    await site.change(first.id, { ...night('2026-11-28', '2026-11-29'), status: 'moved' });
    const event = anEvent({ ...night('2026-11-29', '2026-11-30'), status: 'moved' });
    await update(first.series, { from: first.id, event });
    const days = ['2026-11-28', '2026-12-04', '2026-12-11'];
    const moved = days.map((day) => ({ status: 'moved', start_date: addDays(day, 1), previous_start_date: day }));
    expect(await list()).toMatchObject(moved);
  });

  itOnSqlite('keep what was said of one changed by hand, and what an ordinary edit does not speak of', async () => {
    const [first, , third] = await created();
    const series = first.series;
    const own = { ...dates[2], status: 'moved', venue: 'Juja Branch' } as const;
    await site.change(third.id, own);
    await update(series, { from: first.id, event: anEvent({ status: 'cancelled' }) });
    await update(series, { from: first.id, event: anEvent({ title: 'Kesha' }) });
    expect((await list()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'moved']);
    await update(series, { from: first.id, own: true, event: anEvent({ status: 'cancelled' }) });
    expect((await list()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  itOnSqlite(
    'are left alone where one of them would be put beyond the years of the calendar, and refused in words where the event is not named, or is none of the series',
    async () => {
      const [first] = await created();
      const before = await list();
      const event = anEvent({ ...night('2199-12-25', '2199-12-26') });
      const answer = await update(first.series, { from: first.id, event });
      const message = expect.stringMatching(
        /2199\. The event of Friday 4 December 2026 would lie beyond them, so nothing/,
      );
      expectAnswer(answer, 422, { message });
      expect(await list()).toEqual(before);

      const of = async (body: object) => (await update(first.series, { event: anEvent(), ...body })).body.message;
      for (const from of [undefined, null, 'first', 0, 1.5]) {
        expect(await of({ from })).toBe('Choose the event from which on they are meant, by its id.');
      }
      expect(await of({ from: first.id, own: 'perhaps' })).toMatch(
        /^Say by true or false whether the events changed by/,
      );
      expect((await update(first.series, { from: 999, event: anEvent() })).status).toBe(404);
      expect((await update(999, { from: first.id, event: anEvent() })).status).toBe(404);
    },
  );

  it('are not changed where somebody else has changed the first meanwhile', async () => {
    const [first] = await created();
    await site.change(first.id, { title: 'Quicker' });
    const slower = { from: first.id, event: anEvent({ title: 'Slower' }) };
    expectAnswer(await update(first.series, slower, { 'if-match': '"1"' }), 412, { now: { title: 'Quicker' } });
    expect((await list()).map(({ title }) => title)).toEqual(['Quicker', 'Friday Kesha', 'Friday Kesha']);
  });

  it('can be deleted, and restored together', async () => {
    const [first, second] = await created();
    const id = first.series;
    const answer = await site.asOwner('deleteSeries', { id, body: { from: second.id } });
    expect(answer.body.message).toBe('2 events deleted.');
    expect(await list()).toHaveLength(1);
    const back = await site.asOwner('undoEvents', { body: { events: answer.body.changed } });
    expect(back.body.message).toBe('2 events are as they were before.');
    expect(await list()).toHaveLength(3);
  });
});

describeOnSqlite('what became of an event', () => {
  const change = async (id: number, fields: Partial<EventInput>) => (await site.change(id, fields)).body.event;

  it('keeps where and for when it was announced, until it goes ahead as announced', async () => {
    const { id } = await site.put();
    const moved = await change(id, { ...night('2026-12-04', '2026-12-05'), status: 'moved', status_note: 'Exams.' });
    const announced = {
      previous_start_date: '2026-11-27',
      previous_start_time: '21:00',
      previous_venue: anEvent().venue,
    };
    expect(moved).toMatchObject({ status: 'moved', status_note: 'Exams.', ...announced });
    const edited = await change(id, { ...night('2026-12-04', '2026-12-05'), title: 'A typo mended' });
    expect(edited).toMatchObject({ status: 'moved', previous_start_date: '2026-11-27' });
    const ahead = await change(id, { ...night('2026-12-04', '2026-12-05'), status: null });
    for (const field of ['status', 'status_note', 'previous_start_date']) expect(ahead).not.toHaveProperty(field);
  });

  const DAYS = {
    A: night('2026-11-27', '2026-11-28'), // for which it was announced
    B: night('2026-12-04', '2026-12-05'),
    C: night('2026-12-11', '2026-12-12'),
  };
  /** What is sent at a step such as `B moved`: a day and a status; `B` alone says nothing of the status. */
  const sentAt = (step: string): Partial<EventInput> => {
    const [day, status] = step.split(' ') as [keyof typeof DAYS, EventStatus | 'ahead' | undefined];
    if (status === undefined) return { ...DAYS[day], title: 'Kesha' };
    return { ...DAYS[day], status: status === 'ahead' ? null : status };
  };

  // At the end stand whether the day that is kept holds, and the day for which it was announced.
  it('holds or is off, and keeps the day that was announced, after each step that there can be', async () => {
    for (const [steps, end, announced] of [
      ['A cancelled', 'is off', undefined],
      ['A postponed', 'is off', 'A'],
      ['B postponed', 'holds', 'A'],
      ['B moved', 'holds', 'A'],
      ['A cancelled, A ahead', 'holds', undefined],
      ['A cancelled, B moved', 'holds', 'A'],
      ['B moved, B ahead', 'holds', undefined],
      ['B moved, B cancelled', 'is off', undefined],
      ['B moved, C moved', 'holds', 'B'],
      ['B moved, B moved', 'holds', 'A'],
      ['B moved, B postponed', 'is off', 'B'],
      ['A postponed, A ahead', 'holds', undefined],
      ['A postponed, B postponed', 'holds', 'A'],
      ['A postponed, B', 'holds', 'A'],
      ['A postponed, A moved', 'holds', undefined],
      ['B postponed, B postponed', 'is off', 'B'],
      ['B postponed, B moved', 'holds', 'A'],
      ['B moved, B postponed, B cancelled, B postponed', 'is off', 'B'],
      ['B moved, B postponed, C, C postponed', 'is off', 'C'],
      ['A postponed, A', 'is off', 'A'],
    ] as const) {
      const { id } = await site.put();
      let event: ChurchEvent | undefined;
      for (const step of steps.split(', ')) event = await change(id, sentAt(step));
      expect(goesAhead(event ?? {})).toBe(end === 'holds');
      expect(event?.previous_start_date, steps).toBe(announced && DAYS[announced].start_date);
    }
  });
});
