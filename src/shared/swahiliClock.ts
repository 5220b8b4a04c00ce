import { calendarIn, churchClock, dayOfWeek, isTime, twelveHours } from './time.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/**
 * Days and times in Kiswahili. Its clock counts the hours of the day from sunrise and those of the night from sunset:
 * seven in the morning is the first hour, `saa 1 asubuhi`, and seven in the evening `saa 1 usiku`. The figures of the
 * other clock stand beside each time, so that nobody comes six hours late.
 */

export const SWAHILI_MONTHS = [
  'Januari',
  'Februari',
  'Machi',
  'Aprili',
  'Mei',
  'Juni',
  'Julai',
  'Agosti',
  'Septemba',
  'Oktoba',
  'Novemba',
  'Desemba',
] as const;
export const SWAHILI_DAYS = ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'] as const;

/**
 * The parts of the day, each from an hour of the 24-hour clock on. They are those of the Unicode CLDR's day periods for
 * Swahili, with two changes that teaching books of Kiswahili agree on: six in the morning is `asubuhi` already, not
 * `alfajiri`; and the hour from three in the afternoon has its own name, `alasiri`.
 */
const PARTS_OF_DAY = [
  { from: 0, name: 'usiku' },
  { from: 4, name: 'alfajiri' },
  { from: 6, name: 'asubuhi' },
  { from: 12, name: 'mchana' },
  { from: 15, name: 'alasiri' },
  { from: 16, name: 'jioni' },
  { from: 19, name: 'usiku' },
] as const;

const hourOf = (time: string): number => Number(time.slice(0, 2));
const minuteOf = (time: string): number => Number(time.slice(3));

/** The part of the day of an `HH:MM` time: `alfajiri`, `asubuhi`, `mchana`, `alasiri`, `jioni` or `usiku`. */
export const partOfDay = (time: string): string =>
  PARTS_OF_DAY.findLast(({ from }) => from <= hourOf(time))?.name ?? PARTS_OF_DAY[0].name;

/** The hour on the Kiswahili clock, 1 to 12: 7:00 is 1, noon and midnight are 6. */
const countedHour = (hour: number): number => (hour + 6) % 12 || 12;

/** Keeps `saa` and its number on one line. */
const NO_BREAK = '\u00a0';

/** The Kiswahili clock without its figures: `18:30` → `saa 12 na nusu jioni`. */
function spokenTime(time: string): string {
  const [hour, minute] = [countedHour(hourOf(time)), minuteOf(time)];
  const next = countedHour(hourOf(time) + 1);
  return `saa${NO_BREAK}${minutesWords(hour, next, minute)} ${partOfDay(time)}`;
}

function minutesWords(hour: number, next: number, minute: number): string {
  if (minute === 0) return String(hour);
  if (minute === 15) return `${hour} na robo`;
  if (minute === 30) return `${hour} na nusu`;
  if (minute === 45) return `${next} kasorobo`;
  return minute < 45 ? `${hour} na dakika ${minute}` : `${next} kasoro dakika ${60 - minute}`;
}

/** Hours without their figures: `09:00`, `10:30` → `saa 3 hadi saa 4 na nusu asubuhi`. The part of the day is said once. */
export function spokenHours(opens: string, closes: string): string {
  const from = spokenTime(opens);
  const part = ` ${partOfDay(opens)}`;
  const first = part === ` ${partOfDay(closes)}` ? from.slice(0, -part.length) : from;
  return `${first} hadi ${spokenTime(closes)}`;
}

/** A time as people say it, with the figures beside it: `18:30` → `saa 12 na nusu jioni (6:30 pm)`. Other text is kept. */
export const swahiliTime = (time: string): string =>
  isTime(time) ? `${spokenTime(time)} (${twelveHours(time)})` : time;

/** The calendar in Kiswahili. */
export const swahiliCalendar = calendarIn({
  months: SWAHILI_MONTHS,
  days: SWAHILI_DAYS,
  shortDays: ['Jpl', 'Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jms'],
  to: 'hadi',
});

const { date: swahiliDate, weekday: swahiliDay } = swahiliCalendar;

/** The dark hours after midnight, which many count to the evening before. */
export const isSmallHour = (time: string): boolean => isTime(time) && hourOf(time) < (PARTS_OF_DAY[1]?.from ?? 0);

/**
 * The day of a moment. After midnight it is told from both sides, since `Jumamosi saa 8 usiku` may mean either night:
 * `usiku wa kuamkia Jumamosi 28 Novemba 2026` is the night that ends on Saturday morning.
 */
export const dayAt = (date: string, time: string): string =>
  isSmallHour(time) ? `usiku wa kuamkia ${swahiliDate(date)}` : swahiliDate(date);

/**
 * A time under its day. One after midnight names the night that it lies in, since `Jumamosi, saa 8 usiku` may mean either:
 * `saa 8 usiku wa kuamkia Jumamosi`.
 */
export function spokenTimeOn(date: string, time: string): string {
  if (!isTime(time)) return time;
  const weekday = dayOfWeek(date);
  if (weekday === undefined || !isSmallHour(time)) return spokenTime(time);
  return `${spokenTime(time)} wa kuamkia ${swahiliDay(weekday)}`;
}

/** The same with the figures beside it: `saa 8 usiku wa kuamkia Jumamosi (2 am)`. */
export const swahiliTimeOn = (date: string, time: string): string =>
  isTime(time) ? `${spokenTimeOn(date, time)} (${twelveHours(time)})` : time;

/** A stored moment (ISO 8601, UTC) within a sentence: `Ijumaa 27 Novemba 2026, saa 3 na dakika 4 usiku (9:04 pm)`. */
export function swahiliMoment(iso: string): string {
  const { date, time } = churchClock(new Date(iso));
  return `${dayAt(date, time)}, ${swahiliTime(time)}`;
}
