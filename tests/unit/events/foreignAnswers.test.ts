import { anEvent } from '#tests/support/factories.ts';
import { readDay, readTime } from '#web/api/foreignTimes.ts';
import { readEvents } from '#web/api/requests.ts';

it.each([
  '2026-11-27T00:00:00.000Z',
  '2026-11-26T21:00:00.000Z',
  '2026-11-27T00:00:00',
  '2026-11-27 00:00:00',
  'Fri, 27 Nov 2026 00:00:00 GMT',
  'Fri Nov 27 2026 00:00:00 GMT+0300 (East Africa Time)',
  'November 27, 2026',
  '11/27/2026',
  '2026/11/27',
  Date.parse('2026-11-26T21:00:00Z'),
])('a day of another backend is read from %s', (day) => expect(readDay(day)).toBe('2026-11-27'));

it.each([
  ['18:00', '18:00'],
  ['18:00:00', '18:00'],
  ['6:00 PM', '18:00'],
  ['6pm', '18:00'],
  ['6.30 p.m.', '18:30'],
  ['9:05', '09:05'],
  ['12:15 am', '00:15'],
  ['2026-11-27T15:00:00.000Z', '18:00'],
  ['2026-11-27T18:00:00', '18:00'],
  ['1970-01-01T18:00:00.000Z', '18:00'],
  ['After the service', 'After the service'],
])('a time of another backend is read from %s', (text, time) => expect(readTime(text)).toBe(time));

const { start_date, venue, ...rest } = { id: 7, ...anEvent({ start_date: '2026-09-14', start_time: '18:00' }) };
const raw = { ...rest, start_date, venue };

it.each([
  ['an array', [raw]],
  ['an object with events', { events: [raw] }],
  ['of older field names', [{ ...rest, startDate: start_date, location: venue }]],
  ['of moments in place of days', [{ ...raw, start_date: '2026-09-14T00:00:00.000Z', start_time: '18:00:00' }]],
])('a list of another backend may be %s', (_shape, answer) =>
  expect(readEvents(answer)).toMatchObject([{ id: '7', start_date, venue, title: raw.title, start_time: '18:00' }]),
);
