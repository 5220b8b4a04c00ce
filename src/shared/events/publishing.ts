import { isDate, isTime, readableDate, readableTime } from '../time.ts';
import type { ClockMoment } from './times/eventEnd.ts';

/**
 * Whether an event is on the site: `publish` is missing (it is), `draft`, or the moment from which on it is,
 * `2026-11-27T18:00`, Africa/Nairobi. Until then only staff see it.
 */

/** An event that only staff see until they publish it. */
export const DRAFT = 'draft';

/** Whether a text is a value of `publish`. */
export function isPublish(text: string): boolean {
  const [date = '', time = '', ...more] = text.split('T');
  return text === DRAFT || (more.length === 0 && isDate(date) && isTime(time));
}

/** Whether only staff may see an event at a moment of the church's clock. As text, `draft` comes after every moment. */
export const isUnpublished = ({ publish }: { publish?: string | null }, { date, time }: ClockMoment): boolean =>
  (publish ?? '') > `${date}T${time}`;

/** A moment, `2026-11-27T18:00`, in words: `Friday 27 November 2026, 6 pm`. */
export function momentWords(moment: string): string {
  const [date = '', time = ''] = moment.split('T');
  return `${readableDate(date)}, ${readableTime(time)}`;
}

/** In words: `Now`, `Draft`, `From Friday 27 November 2026, 6 pm`. */
export function publishWords(publish = ''): string {
  if (publish === DRAFT) return 'Draft';
  return isPublish(publish) ? `From ${momentWords(publish)}` : 'Now';
}
