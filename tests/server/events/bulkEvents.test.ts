import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { appBeforeEach, expectAnswer } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite } from '#tests/support/testStore.ts';

type Listed = ChurchEvent & EventVersion;

const site = appBeforeEach();

const list = async (): Promise<Listed[]> => (await site.list()).toReversed();
const seen = ({ id, version }: EventVersion): EventVersion => ({ id, version });
const changeAll = (body: object, headers = {}) => site.asOwner('updateEvents', { body, headers });
const undo = (events: EventVersion[], headers = {}) =>
  site.asOwner('undoEvents', { body: { events: events.map(seen) }, headers });

/** Two Keshas, the second of them postponed with a word about it. */
async function twoKeshas() {
  const first = await site.put({ title: 'First Kesha' });
  const later = { title: 'Second Kesha', start_date: '2026-12-04', end_date: '2026-12-05' };
  const { id } = await site.put(later);
  const { body } = await site.change(id, { ...later, status: 'postponed', status_note: 'A new day follows.' });
  return [seen(first), seen(body.event)] as const;
}

/** An event without what every change moves on. */
const state = ({ version: _, ...event }: Listed) => event;

describe('several events', () => {
  it('are cancelled, moved and deleted together, and brought back as they were', async () => {
    const events = await twoKeshas();
    const before = await list();
    const { status, body } = await changeAll({ change: 'cancel', events });
    expect({ status, message: body.message }).toEqual({ status: 200, message: '2 events cancelled.' });
    for (const event of await list()) {
      expect(event.status).toBe('cancelled');
      expect(event).not.toHaveProperty('status_note');
    }
    const undone = await undo(body.changed);
    expect(undone.body.message).toBe('2 events are as they were before.');
    const after = await list();
    expect(after.map(state)).toEqual(before.map(state));
    expect(after.map(({ version }) => version)).toEqual([3, 4]);

    const moved = await changeAll({ change: 'move', days: 7, events: after.map(seen) });
    expect(moved.body.message).toBe('2 events moved a week later.');
    const days = (await list()).map(({ start_date, end_date }) => `${start_date} ${end_date}`);
    expect(days).toEqual(['2026-12-04 2026-12-05', '2026-12-11 2026-12-12']);
    await undo(moved.body.changed);
    expect((await list()).map(state)).toEqual(before.map(state));
    const earlier = await changeAll({ change: 'move', days: -7, events: [(await list())[0]] });
    expect(earlier.body.message).toBe('1 event moved a week earlier.');

    const last = await list();
    const deleted = await changeAll({ change: 'delete', events: last.map(seen) });
    expect(deleted.body.message).toBe('2 events deleted.');
    expect(await list()).toEqual([]);
    await undo(deleted.body.changed);
    expect((await list()).map(state)).toEqual(last.map(state));
  });

  it('stay as they are where one of them was changed meanwhile, would leave the calendar, or is gone, and the refusal says so', async () => {
    const [first, second] = await twoKeshas();
    await site.change(first.id, { title: 'First Kesha at Juja' });
    const before = await list();
    const message =
      'Somebody else has changed or deleted “First Kesha at Juja” meanwhile, so nothing was done. Look at the list, and try again.';
    expectAnswer(await changeAll({ change: 'delete', events: [second, first] }), 412, { message });
    expect(await list()).toEqual(before);

    const { body: late } = await site.change(second.id, { start_date: '2199-12-30', end_date: '2199-12-31' });
    const far = await changeAll({ change: 'move', days: 7, events: [before[0], late.event].map(seen) });
    expectAnswer(far, 422, { message: expect.stringContaining('between 1900 and 2199') });
    expect((await list())[0]?.start_date).toBe('2026-11-27');

    await site.asOwner('deleteEvent', { id: first.id });
    const gone = await changeAll({ change: 'cancel', events: [first, seen(late.event), { id: 999, version: 1 }] });
    const both = '“First Kesha at Juja” and another one meanwhile';
    expectAnswer(gone, 412, { message: expect.stringContaining(both) });
    expect((await list())[0]?.status).not.toBe('cancelled');
  });

  itOnSqlite('that are cancelled already are left alone; what is none is refused in words', async () => {
    const [first, second] = await twoKeshas();
    const once = await changeAll({ change: 'cancel', events: [first] });
    const { body } = await changeAll({ change: 'cancel', events: [...once.body.changed, second] });
    expect(body).toMatchObject({ message: '1 event cancelled.', changed: [{ id: second.id, version: 3 }] });

    for (const [body, words] of [
      [{ change: 'cancel', events: [] }, 'Choose at least one event.'],
      [{ change: 'burn', events: [{ id: 1, version: 1 }] }, 'The change must be one of: cancel, move, delete.'],
      [{ change: 'move', days: 0, events: [{ id: 1, version: 1 }] }, 'Say how many days later'],
      [{ change: 'cancel', events: [{ id: 1 }] }, 'Say of each event which version it has.'],
      [{ change: 'cancel', events: [null] }, 'Choose the events by their ids.'],
    ] as const) {
      expectAnswer(await changeAll(body), 422, { message: expect.stringContaining(words) });
    }
  });
});

describeOnSqlite('an undo', () => {
  it('is refused where somebody has changed an event since, or it was only created', async () => {
    const [first] = await twoKeshas();
    const { body } = await changeAll({ change: 'cancel', events: [first] });
    await site.change(first.id, { title: 'First Kesha, after all', status: null });
    expect((await undo(body.changed)).status).toBe(412);
    expect((await list())[0]?.title).toBe('First Kesha, after all');
    expect((await undo([await site.put()])).status).toBe(412);
  });

  it('leaves an event of a series with its series, as the others are', async () => {
    const made = await site.putSeries(['2026-11-27', '2026-12-04']);
    const [event] = made.body.events as Listed[];
    const { body } = await changeAll({ change: 'move', days: 1, events: [seen(event as Listed)] });
    expect((await list())[0]?.series_own).toBe(true);
    await undo(body.changed);
    expect((await list())[0]).toEqual({ ...event, version: 3 });
  });
});
