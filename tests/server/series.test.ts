import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#shared/calls.ts';
import type { EventInput } from '#shared/event.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/testApp.ts';

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await startTestApp();
  token = await site.signIn();
});

type Listed = EventInput & { id: number; version: number; series: number; series_own?: true };

const fridays = ['2026-11-27', '2026-12-04', '2026-12-11'];
const night = (start_date: string, end_date: string) => ({
  start_date,
  end_date,
  start_time: '21:00',
  end_time: '05:00',
});
const dates = fridays.map((day) =>
  night(
    day,
    day.replace(/\d\d$/, (text) => String(Number(text) + 1).padStart(2, '0')),
  ),
);

const create = (more: object = {}, headers = {}) =>
  site.call(staffCalls.createSeries, {
    token,
    headers,
    body: { rule: 'Every Friday until 11 December 2026', event: anEvent(), dates, ...more },
  });
const list = async (): Promise<Listed[]> => (await site.call(calls.listEvents)).body.toReversed();
const created = async (): Promise<Listed[]> => (await create()).body.events;

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

  it('are saved all or not at all', async () => {
    const answer = await create({ dates: [...dates, night('2026-02-30', '2026-03-01')] });
    expect(answer.status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('are refused in words where there is no date, or far too many', async () => {
    expect((await create({ dates: [] })).body.message).toContain('Choose at least one date.');
    const answer = await create({ dates: Array(101).fill(dates[0]) });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain('At most 100 events');
  });

  it('are saved once, however often the save is tried', async () => {
    const key = { 'idempotency-key': 'one' };
    await create({}, key);
    await create({}, key);
    expect(await list()).toHaveLength(3);
  });

  it('need a token', async () => {
    const body = { rule: 'x', event: anEvent(), dates };
    expect((await site.call(staffCalls.createSeries, { body })).status).toBe(401);
  });
});

describe('this one', () => {
  it('moved moves one, and stands apart from then on', async () => {
    const [, second] = await created();
    const id = second?.id ?? 0;
    await site.call(calls.updateEvent, { token, id, body: anEvent(night('2026-12-05', '2026-12-06')) });
    const events = await list();
    expect(events.map(({ start_date }) => start_date)).toEqual(['2026-11-27', '2026-12-05', '2026-12-11']);
    expect(events.map(({ series_own }) => series_own)).toEqual([undefined, true, undefined]);
  });
});

describe('this and the later ones', () => {
  const update = (series: number, body: object, headers = {}) =>
    site.call(staffCalls.updateSeries, { token, id: series, body, headers });

  it('get a new hour, venue and day of the week; the earlier ones stay', async () => {
    const [first, second] = await created();
    const event = anEvent({ ...night('2026-12-05', '2026-12-06'), start_time: '22:00', venue: 'Juja Branch' });
    const answer = await update(first?.series ?? 0, { from: second?.id, event });
    expect(answer.body.message).toBe('2 events updated.');
    expect((await list()).map((e) => [e.start_date, e.end_date, e.start_time, e.venue])).toEqual([
      ['2026-11-27', '2026-11-28', '21:00', 'Ruiru Main Sanctuary'],
      ['2026-12-05', '2026-12-06', '22:00', 'Juja Branch'],
      ['2026-12-12', '2026-12-13', '22:00', 'Juja Branch'],
    ]);
  });

  it('leave one changed by hand as it is, unless one says otherwise', async () => {
    const [first, , third] = await created();
    const own = anEvent({ ...dates[2], title: 'Last Kesha of the year' });
    await site.call(calls.updateEvent, { token, id: third?.id ?? 0, body: own });
    const event = anEvent({ title: 'Kesha', venue: 'Juja Branch' });
    await update(first?.series ?? 0, { from: first?.id, event });
    expect((await list()).map(({ title }) => title)).toEqual(['Kesha', 'Kesha', 'Last Kesha of the year']);
    await update(first?.series ?? 0, { from: first?.id, own: true, event: { ...event, title: 'Prayer' } });
    expect((await list()).map(({ title }) => title)).toEqual(['Prayer', 'Prayer', 'Prayer']);
  });

  it('can be cancelled', async () => {
    const [first, second] = await created();
    const event = anEvent({ ...dates[1], status: 'cancelled', status_note: 'The hall is let.' });
    await update(first?.series ?? 0, { from: second?.id, event });
    const statuses = (await list()).map(({ status }) => status);
    expect(statuses).toEqual([undefined, 'cancelled', 'cancelled']);
  });

  it('are not changed where somebody else has changed the first meanwhile', async () => {
    const [first] = await created();
    await site.call(calls.updateEvent, { token, id: first?.id ?? 0, body: anEvent({ title: 'Quicker' }) });
    const answer = await update(
      first?.series ?? 0,
      { from: first?.id, event: anEvent({ title: 'Slower' }) },
      { 'if-match': '"1"' },
    );
    expect(answer.status).toBe(412);
    expect(answer.body.event.title).toBe('Quicker');
    expect((await list()).map(({ title }) => title)).toEqual(['Quicker', 'Friday Kesha', 'Friday Kesha']);
  });

  it('can be deleted, and restored together', async () => {
    const [first, second] = await created();
    const id = first?.series ?? 0;
    const answer = await site.call(staffCalls.deleteSeries, { token, id, body: { from: second?.id } });
    expect(answer.body.message).toBe('2 events deleted.');
    expect(await list()).toHaveLength(1);
    const back = await site.call(staffCalls.restoreEvents, { token, body: { ids: answer.body.ids } });
    expect(back.body.message).toBe('2 events restored.');
    expect(await list()).toHaveLength(3);
  });

  it('are not found where the series has no such event', async () => {
    const [first] = await created();
    const body = { from: 999, event: anEvent() };
    expect((await update(first?.series ?? 0, body)).status).toBe(404);
    expect((await update(999, { ...body, from: first?.id })).status).toBe(404);
  });
});

describe('what became of an event', () => {
  const change = async (id: number, body: Partial<EventInput>) =>
    (await site.call(calls.updateEvent, { token, id, body: anEvent(body) })).body.event;

  it('keeps where and for when it was announced, until it goes ahead as announced', async () => {
    const { id } = (await site.call(calls.createEvent, { token, body: anEvent() })).body.event;
    const moved = await change(id, { ...night('2026-12-04', '2026-12-05'), status: 'moved', status_note: 'Exams.' });
    expect(moved).toMatchObject({
      status: 'moved',
      status_note: 'Exams.',
      previous_start_date: '2026-11-27',
      previous_start_time: '21:00',
      previous_venue: 'Ruiru Main Sanctuary',
    });
    const edited = await change(id, { ...night('2026-12-04', '2026-12-05'), title: 'A typo mended' });
    expect(edited).toMatchObject({ status: 'moved', previous_start_date: '2026-11-27' });
    const ahead = await change(id, { ...night('2026-12-04', '2026-12-05'), status: null });
    for (const field of ['status', 'status_note', 'previous_start_date']) expect(ahead).not.toHaveProperty(field);
  });

  it('is one of three, or refused', async () => {
    const body = { ...anEvent(), status: 'forgotten' };
    const answer = await site.call(calls.createEvent, { token, body });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('Status must be one of: cancelled, postponed, moved.');
  });
});
