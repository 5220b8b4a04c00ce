import { englishDates } from '#shared/events/times/englishDates.ts';
import { partOfDay, swahiliMoment, swahiliTime } from '#shared/swahiliClock.ts';
import { swahiliDates, swahiliSpan } from '#shared/swahiliTime.ts';

/** All minutes of a day, `00:00` to `23:59`. */
const MINUTES = Array.from({ length: 1440 }, (_, minute) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
);

/** The 24-hour time that the words alone say, read as a speaker of Kiswahili reads them. */
function fromWords(words: string): string {
  const found = /^saa\u00a0(\d+)(?: (na robo|na nusu|kasorobo|na dakika (\d+)|kasoro dakika (\d+)))? (\w+)/.exec(words);
  if (!found) throw new Error(`"${words}" is no time.`);
  const [, counted, past = '', after, before, part = ''] = found;
  const minutes =
    { 'na robo': 15, 'na nusu': 30, kasorobo: -15 }[past] ?? (before ? -Number(before) : after ? Number(after) : 0);
  // From the first hour of the day on, in minutes after six in the morning; the night's hours come twelve hours later.
  const fromSix = (Number(counted) % 12) * 60 + minutes;
  const candidates = [0, 720].map((half) => (((fromSix + half + 360) % 1440) + 1440) % 1440);
  const times = candidates.map((at) =>
    [Math.floor(at / 60), at % 60].map((figure) => String(figure).padStart(2, '0')).join(':'),
  );
  return times.find((time) => PARTS[part]?.some(([from, to]) => from <= time && time < to)) ?? '';
}

/** The hours that a speaker takes each part of the day for. */
const PARTS: Record<string, [string, string][]> = {
  alfajiri: [['04:00', '06:00']],
  asubuhi: [['06:00', '12:00']],
  mchana: [['12:00', '15:00']],
  alasiri: [['15:00', '16:00']],
  jioni: [['16:00', '19:00']],
  usiku: [
    ['00:00', '04:00'],
    ['19:00', '24:00'],
  ],
};

it.each([
  ['09:00', 'saa 3 asubuhi (9 am)'],
  ['21:00', 'saa 3 usiku (9 pm)'],
  ['18:30', 'saa 12 na nusu jioni (6:30 pm)'],
  ['06:00', 'saa 12 asubuhi (6 am)'],
  ['05:30', 'saa 11 na nusu alfajiri (5:30 am)'],
  ['12:00', 'saa 6 mchana (12 pm)'],
  ['00:00', 'saa 6 usiku (12 am)'],
  ['15:15', 'saa 9 na robo alasiri (3:15 pm)'],
  ['18:45', 'saa 1 kasorobo jioni (6:45 pm)'],
  ['10:50', 'saa 5 kasoro dakika 10 asubuhi (10:50 am)'],
  ['14:05', 'saa 8 na dakika 5 mchana (2:05 pm)'],
])('the Kiswahili clock: %s is said as "%s"', (time, words) => {
  expect(swahiliTime(time)).toBe(words);
});

it('the Kiswahili clock: every minute of the day is told apart, by its words and by its figures', () => {
  const words = MINUTES.map(swahiliTime);
  expect(words.map(fromWords)).toEqual(MINUTES);
  const figures = words.map((text) => /\((\d+)(?::(\d\d))? (am|pm)\)$/.exec(text) ?? []);
  expect(
    figures.map(([, hour, minute = '00', half]) =>
      [String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0'), minute].join(':'),
    ),
  ).toEqual(MINUTES);
});

it('the Kiswahili clock: what is no time is kept', () => {
  expect(swahiliTime('evening')).toBe('evening');
  expect(swahiliTime('24:00')).toBe('24:00');
});

it('the Kiswahili clock: the parts of the day follow one another', () => {
  const parts = [...new Set(MINUTES.map(partOfDay))];
  expect(parts).toEqual(['usiku', 'alfajiri', 'asubuhi', 'mchana', 'alasiri', 'jioni']);
});

it('days are named as people name them', () => {
  expect(swahiliDates.date('2026-11-27')).toBe('Ijumaa 27 Novemba 2026');
  expect(swahiliDates.shortDate('2026-01-04')).toBe('4 Januari 2026');
  expect(swahiliDates.month('2026-12')).toBe('Desemba 2026');
  expect(swahiliDates.leaf('2026-08-09')).toEqual({ month: 'AGO', day: '09' });
});

it('days that are none are kept', () => {
  expect(swahiliDates.date('2026-02-30')).toBe('2026-02-30');
  expect(swahiliDates.shortDate('soon')).toBe('soon');
  expect(swahiliDates.leaf('soon')).toBeUndefined();
});

it('a moment is told by the church’s clock, whatever the machine’s zone', () => {
  expect(swahiliMoment('2026-11-27T18:04:00Z')).toBe('Ijumaa 27 Novemba 2026, saa 3 na dakika 4 usiku (9:04 pm)');
  expect(swahiliMoment('2026-11-27T22:30:00Z')).toBe(
    'usiku wa kuamkia Jumamosi 28 Novemba 2026, saa 7 na nusu usiku (1:30 am)',
  );
});

const span = (start_date: string, start_time: string, end_date: string, end_time: string) =>
  swahiliSpan({ start_date, start_time, end_date, end_time });

const NIGHT = 'saa 3 usiku (9 pm) hadi saa 11 alfajiri (5 am)';
const ALL_DAY = 'siku nzima, kuanzia saa 6 usiku wa kuamkia Jumamosi (12 am)';
const FROM_ONE = 'Kuanzia usiku wa kuamkia Jumamosi 28 Novemba 2026, saa 7 usiku (1 am)';

it.each<[from: string, to: string, first: string, second?: string]>([
  ['29 09:00', '29 12:30', 'Jumapili 29 Novemba 2026', 'saa 3 asubuhi (9 am) hadi saa 6 na nusu mchana (12:30 pm)'],
  // Over midnight, wherever the end was entered.
  ['27 21:00', '27 05:00', 'Ijumaa 27 Novemba 2026 usiku hadi Jumamosi alfajiri', NIGHT],
  ['27 21:00', '28 05:00', 'Ijumaa 27 Novemba 2026 usiku hadi Jumamosi alfajiri', NIGHT],
  ['27 21:00', '28 02:00', 'Ijumaa 27 Novemba 2026 usiku kuamkia Jumamosi'],
  ['27 13:00', '28 01:00', 'Ijumaa 27 Novemba 2026 mchana hadi usiku wa kuamkia Jumamosi'],
  ['27 18:00', '28 00:00', 'Ijumaa 27 Novemba 2026', 'saa 12 jioni (6 pm) hadi saa 6 usiku (12 am)'],
  // From after midnight, told from both sides.
  [
    '28 00:30',
    '28 05:00',
    'Usiku wa kuamkia Jumamosi 28 Novemba 2026',
    'saa 6 na nusu usiku (12:30 am) hadi saa 11 alfajiri (5 am)',
  ],
  // The whole day, which is not the night before it.
  ['28 00:00', '28 23:59', 'Jumamosi 28 Novemba 2026', ALL_DAY],
  ['28 00:00', '29 00:00', 'Jumamosi 28 Novemba 2026', ALL_DAY],
  // From after midnight into the day, with the day of its end.
  ['28 01:00', '28 14:00', FROM_ONE, 'hadi Jumamosi 28 Novemba 2026, saa 8 mchana (2 pm)'],
  ['28 01:00', '28 20:00', FROM_ONE, 'hadi Jumamosi 28 Novemba 2026, saa 2 usiku (8 pm)'],
  ['28 01:00', '29 00:30', FROM_ONE, 'hadi usiku wa kuamkia Jumapili 29 Novemba 2026, saa 6 na nusu usiku (12:30 am)'],
  [
    '27 18:00',
    '29 13:00',
    'Kuanzia Ijumaa 27 Novemba 2026, saa 12 jioni (6 pm)',
    'hadi Jumapili 29 Novemba 2026, saa 7 mchana (1 pm)',
  ],
  // Without an end, or with one that is a slip of the pen.
  ['29 09:00', '29 09:00', 'Jumapili 29 Novemba 2026', 'saa 3 asubuhi (9 am)'],
  ['29 09:00', '20 10:00', 'Jumapili 29 Novemba 2026', 'saa 3 asubuhi (9 am)'],
])('an event from %s to %s of November is told: %s', (from, to, first, second) => {
  const [start_date = '', start_time = '', end_date = '', end_time = ''] = `2026-11-${from} 2026-11-${to}`.split(' ');
  expect(span(start_date, start_time, end_date, end_time)).toEqual([first, second ?? expect.any(String)]);
});

it.each([
  ['2026-11-29', '23:59'],
  ['2026-11-30', '00:00'],
])('when an event is, several whole days (to %s %s)', (end_date, end_time) => {
  const event = { start_date: '2026-11-27', start_time: '00:00', end_date, end_time };
  expect(swahiliDates.spanLine(event)).toBe('Kuanzia Ijumaa 27 Novemba 2026 hadi Jumapili 29 Novemba 2026, siku nzima');
});

it('when an event is, by its start alone, which names the night that it lies in', () => {
  const { timeOn } = swahiliDates;
  expect(timeOn('2026-11-28', '00:30')).toBe('saa 6 na nusu usiku wa kuamkia Jumamosi (12:30 am)');
  expect(timeOn('2026-11-28', '03:59')).toBe('saa 10 kasoro dakika 1 usiku wa kuamkia Jumamosi (3:59 am)');
  expect(timeOn('2026-11-28', '04:00')).toBe('saa 10 alfajiri (4 am)');
  expect(timeOn('2026-11-28', '23:30')).toBe('saa 5 na nusu usiku (11:30 pm)');
  expect(timeOn('soon', '00:30')).toBe('saa 6 na nusu usiku (12:30 am)');
  expect(timeOn('2026-11-28', '')).toBe('');
});

it.each([
  ['11-27 21:00', '11-28 05:00', 'saa 3 usiku (9 pm) hadi saa 11 alfajiri (5 am)'],
  ['11-27 21:00', '11-28 02:00', 'saa 3 usiku (9 pm) hadi saa 8 usiku wa kuamkia Jumamosi (2 am)'],
  ['11-28 00:30', '11-28 05:00', 'saa 6 na nusu usiku wa kuamkia Jumamosi (12:30 am) hadi saa 11 alfajiri (5 am)'],
  ['11-27 12:00', '11-28 12:00', 'saa 6 mchana (12 pm), hadi Jumamosi 28 Novemba'],
  ['11-27 12:00', '11-28 00:00', 'saa 6 mchana (12 pm) hadi saa 6 usiku wa kuamkia Jumamosi (12 am)'],
  ['11-28 00:00', '11-28 23:59', 'siku nzima'],
  ['11-28 00:00', '11-29 00:00', 'siku nzima'],
  ['11-28 00:00', '12-01 00:00', 'siku nzima, hadi Jumatatu 30 Novemba'],
  ['11-28 00:00', '11-28 00:00', 'siku nzima'],
  ['12-11 18:00', '12-13 13:00', 'saa 12 jioni (6 pm), hadi Jumapili 13 Desemba'],
])('when an event is, by its hours under its day (%s to %s)', (start, end, words) => {
  const [start_date = '', start_time = '', end_date = '', end_time = ''] = `2026-${start} 2026-${end}`.split(' ');
  expect(swahiliDates.hours({ start_date, start_time, end_date, end_time })).toBe(words);
});

it('when an event is, by its hours under its day, where its end was entered on the day of its start or on none', () => {
  for (const end_date of ['2026-11-27', null]) {
    const hours = (start_time: string, end_time: string) =>
      swahiliDates.hours({ start_date: '2026-11-27', start_time, end_date, end_time });
    expect(hours('21:00', '01:00')).toBe('saa 3 usiku (9 pm) hadi saa 7 usiku wa kuamkia Jumamosi (1 am)');
    expect(hours('21:00', '05:00')).toBe('saa 3 usiku (9 pm) hadi saa 11 alfajiri (5 am)');
    expect(hours('20:00', '00:00')).toBe('saa 2 usiku (8 pm) hadi saa 6 usiku wa kuamkia Jumamosi (12 am)');
    expect(hours('13:00', '09:00')).toBe('saa 7 mchana (1 pm), hadi Jumamosi 28 Novemba');
    expect(hours('21:00', '21:00')).toBe('saa 3 usiku (9 pm)');
  }
  expect(
    swahiliDates.hours({ start_date: '2026-11-27', start_time: '21:00', end_date: '2026-11-20', end_time: '01:00' }),
  ).toBe('saa 3 usiku (9 pm)');
});

it.each([
  ['2026-11-29', '00:00', 'Jumamosi 28 Novemba'],
  ['2026-11-29', '01:00', 'usiku wa kuamkia Jumapili 29 Novemba'],
  ['2026-11-29', '03:59', 'usiku wa kuamkia Jumapili 29 Novemba'],
  ['2026-11-29', '04:00', 'Jumapili 29 Novemba'],
  ['2026-11-29', '23:59', 'Jumapili 29 Novemba'],
])(
  'when an event is, by the last of its days, whose night is the one before (to %s %s)',
  (end_date, end_time, last) => {
    const event = { start_date: '2026-11-27', start_time: '18:00', end_date, end_time };
    expect(swahiliDates.endDay(end_date, end_time)).toBe(last);
    expect(swahiliDates.hours(event)).toBe(`saa 12 jioni (6 pm), hadi ${last}`);
    expect(englishDates.hours(event)).toBe('6 pm, until Sunday 29 November');
  },
);

it('when an event is, where an older backend sends what is no day', () => {
  expect(swahiliDates.endDay('soon', '00:00')).toBe('soon');
  expect(span('soon', '18:00', '', '')).toEqual(['Soon', 'saa 12 jioni (6 pm)']);
});
