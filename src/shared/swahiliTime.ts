import { type DateWords, hoursIn } from './events/times/dateWords.ts';
import { type ClockMoment, type Times, toldEnd } from './events/times/eventEnd.ts';
import { endDayOf, eventMoments } from './events/times/eventTimes.ts';
import {
  dayAt,
  isSmallHour,
  partOfDay,
  spokenHours,
  spokenTimeOn,
  swahiliCalendar,
  swahiliTime,
  swahiliTimeOn,
} from './swahiliClock.ts';
import { addDays, dayOfWeek, isDate } from './time.ts';

const { date: swahiliDate, dayAndMonth, shortDay, weekday: swahiliDay } = swahiliCalendar;

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/**
 * When an event is, in one or two lines (`readableSpan` in Kiswahili). One that goes over midnight names the evening and
 * the morning: `Ijumaa 27 Novemba 2026 usiku hadi Jumamosi alfajiri`.
 */
export function swahiliSpan(event: Times): string[] {
  const { start_date, start_time, end_date } = event;
  const day = capitalized(dayAt(start_date, start_time));
  if (!eventMoments(event)) {
    const last = end_date && end_date > start_date ? `hadi ${swahiliDate(end_date)}` : '';
    return [day, swahiliTime(start_time), last].filter(Boolean);
  }
  const end = toldEnd(event);
  if (!end) return [day, swahiliTime(start_time)];
  const lastWhole = lastWholeDay(start_time, end);
  if (lastWhole === start_date)
    return [swahiliDate(start_date), `${WHOLE_DAY}, kuanzia ${swahiliTimeOn(start_date, start_time)}`];
  if (lastWhole !== undefined)
    return [`Kuanzia ${swahiliDate(start_date)}`, `hadi ${swahiliDate(lastWhole)}, ${WHOLE_DAY}`];
  const hours = `${swahiliTime(start_time)} hadi ${swahiliTime(end.time)}`;
  const afterMidnight = isSmallHour(start_time);
  if (end.date === start_date && (!afterMidnight || end.time < '12:00')) return [day, hours];
  if (!afterMidnight && end.date === addDays(start_date, 1) && end.time <= start_time)
    return [nightWords(start_date, start_time, end), hours];
  return [
    `Kuanzia ${dayAt(start_date, start_time)}, ${swahiliTime(start_time)}`,
    `hadi ${dayAt(end.date, end.time)}, ${swahiliTime(end.time)}`,
  ];
}

const WHOLE_DAY = 'siku nzima';

/**
 * The last day of an event that fills its days from midnight to midnight; staff enter its end as 23:59 too. Undefined for
 * any other event.
 */
function lastWholeDay(start: string, end: { date: string; time: string }): string | undefined {
  if (start !== '00:00' || !isDate(end.date)) return undefined;
  if (end.time === '23:59') return end.date;
  return end.time === '00:00' ? addDays(end.date, -1) : undefined;
}

/** From a day to what follows its midnight: `Ijumaa 27 Novemba 2026 usiku hadi Jumamosi alfajiri`. */
function nightWords(start_date: string, start_time: string, end: { date: string; time: string }): string {
  const day = swahiliDate(start_date);
  // At midnight the night has only begun: the day and the hours are enough.
  if (end.time === '00:00') return day;
  const [part, next] = [partOfDay(start_time), swahiliDay(dayOfWeek(end.date) ?? 0)];
  if (!isSmallHour(end.time)) return `${day} ${part} hadi ${next} ${partOfDay(end.time)}`;
  // What ends in the small hours still belongs to that night.
  return part === partOfDay(end.time)
    ? `${day} ${part} kuamkia ${next}`
    : `${day} ${part} hadi usiku wa kuamkia ${next}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fromTo = (from: string, to: string): string => `${from} hadi ${to}`;

/** An end at midnight belongs to the day before; one in the small hours names its night: `usiku wa kuamkia Jumapili 13 Desemba`. */
function swahiliEndDay(day: string, time: string): string {
  if (!isDate(day)) return day;
  if (time === '00:00') return dayAndMonth(addDays(day, -1));
  return isSmallHour(time) ? dayAt(day, time).replace(/ \d{4}$/, '') : dayAndMonth(day);
}

const HOURS = {
  endDay: swahiliEndDay,
  timeOn: swahiliTimeOn,
  fromTo: (from: ClockMoment, to: ClockMoment) =>
    fromTo(swahiliTimeOn(from.date, from.time), swahiliTimeOn(to.date, to.time)),
};

/** Without figures and in few letters, for a row. */
const SPOKEN_HOURS: typeof HOURS = {
  endDay: (day, time) => {
    if (isSmallHour(time) && time !== '00:00') return `usiku wa kuamkia ${shortDay(day)}`;
    return shortDay(time === '00:00' && isDate(day) ? addDays(day, -1) : day);
  },
  timeOn: spokenTimeOn,
  fromTo: (from, to) =>
    isSmallHour(from.time) || isSmallHour(to.time)
      ? fromTo(spokenTimeOn(from.date, from.time), spokenTimeOn(to.date, to.time))
      : spokenHours(from.time, to.time),
};

/**
 * An event that begins before the evening and ends the next morning names its last day, since `saa 6 mchana` may be
 * either noon. An end in the small hours names its night instead.
 */
function swahiliHours(event: Times, words = HOURS): string {
  const { start_date, start_time, end_time } = event;
  const lastWhole = lastWholeDay(start_time, { date: endDayOf(event), time: end_time });
  if (lastWhole === start_date) return WHOLE_DAY;
  if (lastWhole !== undefined && lastWhole > start_date) return `${WHOLE_DAY}, hadi ${dayAndMonth(lastWhole)}`;
  return hoursIn(event, { ...words, until: 'hadi', overnightFrom: isSmallHour(end_time) ? '04:00' : '16:00' });
}

/** Days and times in Kiswahili. */
export const swahiliDates: DateWords = {
  ...swahiliCalendar,
  time: swahiliTime,
  timeOn: swahiliTimeOn,
  endDay: swahiliEndDay,
  span: swahiliSpan,
  spanLine: (event) => swahiliSpan(event).join(', ').replace(', hadi ', ' hadi '),
  cardTime: swahiliTimeOn,
  hours: (event) => swahiliHours(event),
  shortHours: (event) => swahiliHours(event, SPOKEN_HOURS),
  fromTo: (from, to) => fromTo(swahiliTime(from), swahiliTime(to)),
};
