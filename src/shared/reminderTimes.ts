import { goesAhead, isOver } from './events/churchEvent.ts';
import { addDays, churchMoment, isDate, isTime } from './time.ts';

/** When a visitor is reminded: the evening before, or two hours before. Without yup, for the page of an event. */
export const REMINDER_LEADS = ['evening', 'hours'] as const;

export type ReminderLead = (typeof REMINDER_LEADS)[number];

/** Nobody gets a push from ten in the evening to six in the morning, the church's time. */
export const NIGHT = { from: '22:00', to: '06:00' } as const;

export const isNight = (time: string): boolean => time >= NIGHT.from || time < NIGHT.to;

/** The hour of a reminder the evening before, and the latest one for what begins at night or early in the morning. */
const [EVENING, LATEST] = ['18:00', '21:00'];

/** What is known of an event's start: `YYYY-MM-DD` and `HH:MM`, Africa/Nairobi. */
interface Start {
  start_date: string;
  start_time: string;
}

/** When a reminder is due, by the church's clock as `YYYY-MM-DDTHH:MM`; undefined where the event has no day or time. */
export function reminderMoment({ start_date, start_time }: Start, lead: ReminderLead): string | undefined {
  if (!isDate(start_date) || !isTime(start_time)) return undefined;
  const dayBefore = addDays(start_date, -1);
  if (lead === 'evening') return `${dayBefore}T${EVENING}`;
  const hour = Number(start_time.slice(0, 2)) - 2;
  if (hour < 0) return `${dayBefore}T${LATEST}`;
  const time = `${String(hour).padStart(2, '0')}${start_time.slice(2)}`;
  if (time < NIGHT.to) return `${dayBefore}T${LATEST}`;
  return `${start_date}T${time >= NIGHT.from ? LATEST : time}`;
}

type Event = Start & Parameters<typeof isOver>[0] & Parameters<typeof goesAhead>[0];

/** The leads that one can still choose at a moment. */
export function leadsAhead(event: Event, now: { date: string; time: string }): ReminderLead[] {
  if (!goesAhead(event) || isOver(event, now)) return [];
  return REMINDER_LEADS.filter((lead) => (reminderMoment(event, lead) ?? '') > `${now.date}T${now.time}`);
}

/** The start of an event in seconds since 1970, until which a push about it is of use. */
export const startSeconds = ({ start_date, start_time }: Start): number =>
  churchMoment(start_date, start_time).getTime() / 1000;

/** What a browser follows: a branch, a category, or both together. With neither, it follows all events. */
export interface Topic {
  branch?: string;
  category?: string;
}

/** The answer of `POST /read/reminders`. */
export interface RemindersAnswer {
  reminders: { event: number; lead: ReminderLead; title: string; title_sw?: string; moment: string }[];
  topics: Topic[];
}
