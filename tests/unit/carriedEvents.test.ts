import { expect, it } from 'vitest';
import { type ChurchEvent, comingEvents, nextEvent } from '#shared/churchEvent.ts';
import { addDays } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { carryEvents, type EventsShown } from '#web/carriedEvents.ts';
import { createStore } from '#web/store.ts';

const DAY = '2026-11-21';

const anEvent = (id: string, fields: Partial<ChurchEvent> = {}): ChurchEvent => ({
  id,
  title: `Event ${id}`,
  category: 'Kesha',
  description: '',
  start_date: DAY,
  start_time: '18:00',
  end_date: fields.start_date ?? DAY,
  end_time: '20:00',
  venue: 'Juja',
  image: null,
  ...fields,
});

/** Events a day apart, newest first, the newest so many days ahead. */
const events = (count: number, ahead: number): ChurchEvent[] =>
  Array.from({ length: count }, (_, at) => anEvent(String(at), { start_date: addDays(DAY, ahead - at) }));

const carried = async (list: ChurchEvent[], shown: Partial<EventsShown>) => {
  const store = createStore();
  await carryEvents(store, list, { page: undefined, day: DAY, id: null, ...shown });
  return store.getState();
};

it.each([
  ['a long list', 500, true],
  ['one that is longer than the first part by one', 25, true],
  ['one that the first part holds', 24, false],
  ['a short one', 3, false],
  ['an empty one', 0, false],
])('the events page carries the first part of %s, and knows whether there is more', async (_which, count, more) => {
  const state = await carried(events(count, 100), { page: 'events' });
  const { data, hasNextPage } = api.endpoints.listEventParts.select()(state);
  expect(data?.pages.flat().map(({ id }) => id)).toEqual(events(Math.min(count, 24), 100).map(({ id }) => id));
  expect(hasNextPage).toBe(more);
});

it('the home page carries the next coming event, however far down the list it stands', async () => {
  const { data = [] } = api.endpoints.listComingEvents.select(DAY)(await carried(events(500, 300), { page: 'home' }));
  expect(data.map(({ start_date }) => start_date)).toEqual([DAY, addDays(DAY, 1)]);
});

it('the home page carries no descriptions, however long they are; the card does', async () => {
  const told = [anEvent('1', { description: 'x'.repeat(5000) })];
  const comingOn = async (page: 'home' | 'eventCard') =>
    api.endpoints.listComingEvents
      .select(DAY)(await carried(told, { page }))
      .data?.map(({ description }) => description);
  expect(await comingOn('home')).toEqual(['']);
  expect(await comingOn('eventCard')).toEqual([told[0]?.description]);
});

it('the card carries the event that its address names, or that there is none', async () => {
  const named = async (id: string) =>
    api.endpoints.findEvent.select(id)(await carried(events(500, 100), { page: 'eventCard', id })).data;
  expect((await named('400'))?.title).toBe('Event 400');
  expect(await named('900')).toBeNull();
});

it('a page that shows no event carries none', async () => {
  expect((await carried(events(5, 2), { page: 'about' })).api.queries).toEqual({});
});

it('what can come next on a day tells the next event at each of its hours', () => {
  const running = anEvent('running', { start_date: addDays(DAY, -3), end_date: addDays(DAY, 1) });
  const over = anEvent('over', { start_date: addDays(DAY, -1) });
  const [morning, evening] = [
    anEvent('morning', { start_time: '06:00', end_time: '07:00' }),
    anEvent('evening', { end_time: '05:00' }), // ends before it starts: over once it began
  ];
  const tomorrow = anEvent('tomorrow', { start_date: addDays(DAY, 1) });
  const later = anEvent('later', { start_date: addDays(DAY, 9) });
  const coming = comingEvents([later, tomorrow, evening, morning, over, running], DAY);
  expect(coming.map(({ id }) => id)).toEqual(['running', 'morning', 'evening', 'tomorrow']);

  const withoutRunning = coming.filter(({ id }) => id !== 'running');
  const next = (time: string) => nextEvent(withoutRunning, { date: DAY, time })?.id;
  expect([next('06:30'), next('08:00'), next('18:30')]).toEqual(['morning', 'evening', 'tomorrow']);
});

it('the events page carries what comes next, however far down the list it stands, without the descriptions', async () => {
  const far = events(500, 300).map((event) => ({ ...event, description: 'Long.' }));
  const { data = [] } = api.endpoints.listNextEvents.select(DAY)(await carried(far, { page: 'events' }));
  expect(data.map(({ start_date }) => start_date)).toEqual([0, 1, 2, 3].map((days) => addDays(DAY, days)));
  expect(data.map(({ description }) => description)).toEqual(['', '', '', '']);
});
