import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import {
  addMonths,
  eventsByDay,
  eventsOfMonth,
  isMonth,
  lastDayOf,
  monthWeeks,
  sameDayIn,
} from '#shared/events/times/monthGrid.ts';
import { readableMonth } from '#shared/time.ts';
import { aShownEvent } from '#tests/support/factories.ts';

let ids = 0;
const event = (fields: Partial<ChurchEvent>): ChurchEvent => aShownEvent({ id: String(++ids), ...fields });

const titlesByDay = (events: ChurchEvent[], month: string) =>
  Object.fromEntries(
    [...eventsByDay(events, month)].flatMap(([day, there]) =>
      there.length > 0 ? [[day, there.map(({ title }) => title)]] : [],
    ),
  );

it('a month is laid out in whole weeks from Sunday to Saturday', () => {
  const weeks = monthWeeks('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect(monthWeeks('2026-12').at(-1)?.at(-1)).toBe('2027-01-02');
  expect(monthWeeks('2026-12')[0]?.[0]).toBe('2026-11-29');
  expect(monthWeeks('2026-08')).toHaveLength(6);
  expect(monthWeeks('2026-02')).toHaveLength(4);
  for (const week of monthWeeks('2027-05')) expect(week).toHaveLength(7);
});

it('a month is followed by the next one, over the years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-05', -12)).toBe('2025-05');
  expect(addMonths('2199-12', 1)).toBe('2199-12');
});

it('a month is read from an address only where it is one', () => {
  expect(['2026-12', '1999-01'].filter(isMonth)).toHaveLength(2);
  expect(['2026-13', '2026-00', '2026', '2026-1', '0001-01', '2026-12-01', ''].filter(isMonth)).toEqual([]);
  expect(readableMonth('2026-12')).toBe('December 2026');
  expect(readableMonth('2026-11')).toBe('November 2026');
});

it('a month has the day of the same number, or its last', () => {
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
  expect(sameDayIn('2026-12', '2026-11-30')).toBe('2026-12-30');
  expect(sameDayIn('2026-12', '2026-12-31')).toBe('2026-12-31');
});

it('the events of its days stand on their first day alone where another backend sent an end that is no date', () => {
  const events = ['TBA', '2026-9-5'].map((end_date) =>
    event({ title: end_date, start_date: '2026-09-03', end_date, end_time: '' }),
  );
  expect(titlesByDay(events, '2026-09')).toEqual({ '2026-09-03': ['2026-9-5', 'TBA'] });
  expect(titlesByDay(events, '2026-10')).toEqual({});
});

it('the events of its days stand in the order of their hours, and on each day that they touch', () => {
  const events = [
    event({ title: 'Kesha' }),
    event({ title: 'Study', end_date: '2026-11-27', start_time: '17:00', end_time: '18:00' }),
    event({
      title: 'Revival',
      start_date: '2026-11-28',
      start_time: '14:00',
      end_date: '2026-12-02',
      end_time: '18:00',
    }),
  ];
  expect(titlesByDay(events, '2026-11')).toEqual({
    '2026-11-27': ['Study', 'Kesha'],
    '2026-11-28': ['Kesha', 'Revival'],
    '2026-11-29': ['Revival'],
    '2026-11-30': ['Revival'],
    '2026-12-01': ['Revival'],
    '2026-12-02': ['Revival'],
  });
  expect(Object.keys(titlesByDay(events, '2026-12'))).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
  const december = event({ title: 'December', start_date: '2026-12-01', end_date: '2026-12-01' });
  const november = eventsOfMonth(eventsByDay([...events, december], '2026-11'), '2026-11');
  expect(november.map(({ title }) => title)).toEqual(['Study', 'Kesha', 'Revival']);
});

it.each([
  ['ends at midnight', { end_date: '2026-11-28', end_time: '00:00' }, '2026-11-27'],
  ['ends earlier on its own day', { end_date: '2026-11-27', end_time: '05:00' }, '2026-11-28'],
  ['ends at midnight, by its own day', { end_date: '2026-11-27', end_time: '00:00' }, '2026-11-27'],
  ['ends days before it starts', { end_date: '2026-11-20' }, '2026-11-27'],
  ['has no end date', { end_date: null, end_time: '23:00' }, '2026-11-27'],
  ['has no times', { end_date: null, start_time: '', end_time: '' }, '2026-11-27'],
  ['has an end that is no day', { end_date: 'soon' }, '2026-11-28'],
])('the events of its days knows the last day of one that %s', (_case, fields, last) => {
  expect(lastDayOf(event(fields))).toBe(last);
});

it('the events of its days leave out an event without a day, and are not drawn out by one that lasts for years', () => {
  const events = [event({ start_date: 'some day' }), event({ title: 'Long', end_date: '2126-11-27' })];
  expect(eventsByDay(events, '2026-12').size).toBe(35);
  expect(titlesByDay(events, '2026-11')).toHaveProperty('2026-11-30', ['Long']);
});
