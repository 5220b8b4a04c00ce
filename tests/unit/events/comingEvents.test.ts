import { expect, it } from 'vitest';
import { type ChurchEvent, comingEvents, nextEvent } from '#shared/events/churchEvent.ts';
import { addDays } from '#shared/time.ts';

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
