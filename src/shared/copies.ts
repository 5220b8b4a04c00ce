import { churchClock, daysBetween, HOUR_MS } from './time.ts';

/** What staff are told of the copies of the site's data. Moments are ISO 8601 in UTC. */
export interface CopiesShown {
  /** When the last copy was made. */
  last?: string;
  /** When a copy was last restored on trial and found good. */
  checked?: string;
  /** What is wrong with the copies, in words. */
  fault?: string;
}

/** A copy is due at three in the church's night, so a night belongs to the day before until then. */
const NIGHT_BEGINS_MS = 3 * HOUR_MS;

/** A copy is restored on trial each week; a check older than this many days is no longer one. */
const CHECK_HOLDS_DAYS = 8;

/** The state of the copies in one line: `Last copy: last night, checked`. */
export function copiesLine({ last, checked }: CopiesShown, now: Date): string {
  if (last === undefined) return 'Last copy: none yet';
  const night = (moment: Date) => churchClock(new Date(moment.getTime() - NIGHT_BEGINS_MS)).date;
  const nights = daysBetween(night(new Date(last)), night(now));
  const when = nights <= 0 ? 'last night' : nights === 1 ? 'the night before last' : `${nights + 1} nights ago`;
  const isChecked = checked !== undefined && daysBetween(night(new Date(checked)), night(now)) <= CHECK_HOLDS_DAYS;
  return `Last copy: ${when}${isChecked ? ', checked' : ', not checked yet'}`;
}
