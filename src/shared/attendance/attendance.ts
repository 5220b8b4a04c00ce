import type { Came } from './door.ts';

/** How many came to an event. */
export interface Attendance extends Came {
  /** The event's id, also if it was deleted since. */
  event_id: number;
  title: string;
  /** The church's day, `YYYY-MM-DD`. */
  start_date: string;
  /** `HH:MM`, Africa/Nairobi. */
  start_time: string;
  venue: string;
  /** The series that it belongs to; null if none. */
  series: number | null;
  /** How many people had signed up; null if the event took no sign-ups. */
  expected: number | null;
}

/** The answer of `GET /all/attendance`, latest first. */
export interface AttendanceAnswer {
  attendance: Attendance[];
}
