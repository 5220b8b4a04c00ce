import { expect, it } from 'vitest';
import type { ChurchEvent } from '#shared/churchEvent.ts';
import { addDays } from '#shared/time.ts';
import { carriedEvents } from '#web/carriedEvents.ts';

const now = { date: '2026-11-21', time: '12:00' };

/** Events a day apart, newest first, the newest so many days ahead of now. */
const events = (count: number, ahead: number): ChurchEvent[] =>
  Array.from({ length: count }, (_, at) => {
    const date = addDays(now.date, ahead - at);
    return {
      id: String(at),
      title: `Event ${at}`,
      category: 'Kesha',
      description: '',
      start_date: date,
      start_time: '18:00',
      end_date: date,
      end_time: '20:00',
      venue: 'Juja',
      image: null,
    };
  });

it('a short list is carried whole', () => {
  const list = { events: events(48, 10), message: null };
  expect(carriedEvents(list, now, null)).toEqual({ list, partial: false });
});

it('of a long list the newest are carried, the next coming one, and the one that the address names', () => {
  const { list, partial } = carriedEvents({ events: events(500, 100), message: null }, now, '400');
  expect(partial).toBe(true);
  expect(list.events).toHaveLength(50);
  expect(list.events.slice(0, 48).map(({ id }) => id)).toEqual(Array.from({ length: 48 }, (_, at) => String(at)));
  expect(list.events.slice(48).map(({ start_date, id }) => [start_date, id])).toEqual([
    ['2026-11-21', '100'],
    [addDays(now.date, -300), '400'],
  ]);
});
