import { type ChurchEvent, eventsFrom, isOver, nextEvent } from '#shared/events/churchEvent.ts';
import { addDays } from '#shared/time.ts';
import { aShownEvent } from '#tests/support/factories.ts';

const DAY = '2026-11-21';

const anEvent = (id: string, { start_date = DAY, ...fields }: Partial<ChurchEvent> = {}): ChurchEvent =>
  aShownEvent({ id, start_date, start_time: '18:00', end_date: start_date, end_time: '20:00', ...fields });

it.each([
  ['09:00', DAY, '00:00', ['23:59', DAY], ['00:00', addDays(DAY, 1)]],
  ['08:00', null, '00:30', ['00:29', addDays(DAY, 1)], ['00:30', addDays(DAY, 1)]],
  ['21:00', addDays(DAY, 1), '05:00', ['04:59', addDays(DAY, 1)], ['05:00', addDays(DAY, 1)]],
  ['18:00', DAY, '', ['23:59', DAY], ['00:00', addDays(DAY, 1)]],
  ['18:00', DAY, '18:00', ['18:59', DAY], ['19:00', DAY]],
  ['18:00', addDays(DAY, -3), '17:00', ['18:59', DAY], ['19:00', DAY]],
] as const)(
  'an event from %s to %s %s is over at its end, and not before',
  (start_time, end_date, end_time, on, over) => {
    const event = { start_date: DAY, start_time, end_date, end_time };
    const at = ([time, date]: typeof on | typeof over) => isOver(event, { date, time });
    expect([at(on), at(over)]).toEqual([false, true]);
  },
);

it('what can come next on a day tells the next event at each of its hours', () => {
  const running = anEvent('running', { start_date: addDays(DAY, -3), end_date: addDays(DAY, 1) });
  const over = anEvent('over', { start_date: addDays(DAY, -1) });
  const [morning, evening] = [
    anEvent('morning', { start_time: '06:00', end_time: '07:00' }),
    anEvent('evening', { end_time: '05:00' }), // ends before it starts: it lasts until the next morning
  ];
  const tomorrow = anEvent('tomorrow', { start_date: addDays(DAY, 1) });
  const coming = eventsFrom([tomorrow, evening, morning, over, running], DAY);
  expect(coming.map(({ id }) => id)).toEqual(['running', 'morning', 'evening', 'tomorrow']);

  const withoutRunning = coming.filter(({ id }) => id !== 'running');
  const next = (time: string) => nextEvent(withoutRunning, { date: DAY, time })?.id;
  expect([next('06:30'), next('08:00'), next('18:30')]).toEqual(['morning', 'evening', 'evening']);
  expect(nextEvent(withoutRunning, { date: addDays(DAY, 1), time: '05:00' })?.id).toBe('tomorrow');
});
