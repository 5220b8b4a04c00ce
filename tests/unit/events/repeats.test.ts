import {
  onDay,
  overlap,
  type Repeats,
  repeatDays,
  wordsOfRepeats,
} from '#web/features/staff-events/repeats/repeatValues.ts';

const FRIDAY = 5;
type Rule = Partial<Repeats> & Pick<Repeats, 'every'>;
type End = { until: string } | { times: number };
const repeats = (rule: Rule, end: End): Repeats => ({
  weekdays: [],
  nth: 1,
  weekday: 0,
  until: '',
  times: 0,
  end: 'until' in end ? 'until' : 'times',
  ...rule,
  ...end,
});
const days = (first: string, rule: Rule, end: End, most = 100) => repeatDays(first, repeats(rule, end), most);
const lastFriday: Rule = { every: 'month', nth: 'last', weekday: FRIDAY };
const weekly = (...weekdays: number[]): Rule => ({ every: 'week', weekdays });
const secondSunday: Rule = { every: 'fortnight', weekdays: [0] };
const sundayOfMonth = (nth: Repeats['nth']): Rule => ({ every: 'month', nth, weekday: 0 });
const twoDays: Rule = { every: 'fortnight', weekdays: [3, 0] };

it.each([
  ['the last Friday of each month', '2026-10-01', lastFriday, { until: '2026-12-31' }, '10-30 11-27 12-25'],
  ['a last Friday from the middle of a month', '2026-11-28', lastFriday, { times: 2 }, '12-25 01-29'],
  ['the last Friday of a leap February', '2028-02-01', lastFriday, { times: 1 }, '02-25'],
  ['the last Tuesday, which is the 29th', '2028-02-01', { ...lastFriday, weekday: 2 }, { times: 1 }, '02-29'],
  ['the last Saturday of a short February', '2027-02-01', { ...lastFriday, weekday: 6 }, { times: 1 }, '02-27'],
  ['each Thursday', '2026-11-26', weekly(4), { until: '2026-12-10' }, '11-26 12-03 12-10'],
  ['each Tuesday and Thursday', '2026-11-26', weekly(2, 4), { times: 3 }, '11-26 12-01 12-03'],
  ['every second Sunday', '2026-11-22', secondSunday, { times: 3 }, '11-22 12-06 12-20'],
  ['every second Sunday from a Monday', '2026-11-23', secondSunday, { times: 2 }, '11-29 12-13'],
  ['every second week, Sunday its last day', '2026-11-25', twoDays, { times: 4 }, '11-25 11-29 12-09 12-13'],
  ['the second Sunday of the month', '2026-11-01', sundayOfMonth(2), { times: 3 }, '11-08 12-13 01-10'],
  ['a fifth Sunday, where there is one', '2026-11-01', sundayOfMonth(5), { times: 2 }, '11-29 01-31'],
  ['seven days of revival', '2026-12-28', { every: 'day' }, { times: 7 }, '12-28 12-29 12-30 12-31 01-01 01-02 01-03'],
  ['a day of its own', '2026-12-28', { every: 'day' }, { until: '2026-12-28' }, '12-28'],
] satisfies [string, string, Rule, End, string][])(
  'the days of an event that repeats: %s',
  (_what, first, rule, end, expected) => {
    expect(
      days(first, rule, end)
        .map((day) => day.slice(5))
        .join(' '),
    ).toBe(expected);
  },
);

it('the days of an event that repeats are never more than asked for, and none where the end lies before the first or a day is none', () => {
  expect(days('2026-01-01', { every: 'day' }, { times: 500 }, 100)).toHaveLength(100);
  expect(days('2026-01-01', { every: 'day' }, { until: '2030-01-01' }, 101)).toHaveLength(101);
  expect(days('2026-11-27', { every: 'day' }, { until: '2026-11-26' })).toEqual([]);
  expect(days('', { every: 'day' }, { times: 2 })).toEqual([]);
  expect(days('2026-11-27', { every: 'day' }, { until: '2026-11-31' })).toEqual([]);
  expect(days('2026-11-27', weekly(), { times: 2 })).toEqual([]);
});

it('the days of an event that repeats carry an end over midnight, or days later, along', () => {
  const night = { start_date: '2026-11-27', start_time: '21:00', end_date: '2026-11-28', end_time: '05:00' };
  expect(onDay('2026-12-31', night)).toEqual({ ...night, start_date: '2026-12-31', end_date: '2027-01-01' });
  const camp = { ...night, end_date: '2026-11-30' };
  expect(onDay('2028-02-27', camp).end_date).toBe('2028-03-01');
});

it.each([
  [lastFriday, 'Every last Friday of the month'],
  [weekly(4), 'Every Thursday'],
  [weekly(0, 4, 2), 'Every Tuesday, Thursday and Sunday'],
  [secondSunday, 'Every second Sunday'],
  [{ every: 'month', nth: 2, weekday: 0 }, 'Every second Sunday of the month'],
  [{ every: 'day' }, 'Every day'],
] satisfies [Rule, string][])('how it repeats, in words: %o', (rule, words) => {
  expect(wordsOfRepeats(repeats(rule, { times: 7 }))).toBe(`${words}, 7 times`);
  expect(wordsOfRepeats(repeats(rule, { until: '2026-12-31' }))).toBe(`${words} until 31 December 2026`);
});

const at = (start_date: string, start_time: string, end_date: string, end_time: string) => ({
  start_date,
  start_time,
  end_date,
  end_time,
});
const kesha = at('2026-11-27', '21:00', '2026-11-28', '05:00');

it.each([
  ['the small hours', at('2026-11-28', '04:00', '2026-11-28', '06:00'), true],
  ['the morning after', at('2026-11-28', '05:00', '2026-11-28', '09:00'), false],
  ['until it begins', at('2026-11-27', '18:00', '2026-11-27', '21:00'), false],
  ['the same', kesha, true],
  ['one that ends before it starts', at('2026-11-27', '18:00', '2026-11-27', '17:00'), true],
])('two events at once: a Kesha and %s', (_what, other, at_once) => {
  expect(overlap(kesha, other)).toBe(at_once);
  expect(overlap(other, kesha)).toBe(at_once);
});
