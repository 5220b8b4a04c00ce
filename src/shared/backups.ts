import { churchClock, daysBetween, HOUR_MS } from './time.ts';

/** The state of the backups, for staff (`GET /read/backups`). Moments are ISO 8601 in UTC. */
export interface BackupsShown {
  /** When the last backup was made. */
  last?: string;
  /** The same, if its trial restore succeeded. */
  checked?: string;
  /** What is wrong with the backups, the room on the disk or the data on it, in words. */
  fault?: string;
}

/** The backup is made at three in the morning: until then the last night is the one before. */
const NIGHT_START_MS = 3 * HOUR_MS;
/** A copy made later was asked for by day. */
const MORNING = '06:00';

/** The state of the backups in one line: `Last copy: last night, checked`. */
export function backupsLine({ last, checked }: BackupsShown, now: Date): string {
  if (last === undefined) return 'Last copy: none yet';
  const made = churchClock(new Date(last));
  const when =
    made.time < MORNING
      ? nightsAgo(daysBetween(made.date, churchClock(new Date(now.getTime() - NIGHT_START_MS)).date))
      : daysAgo(daysBetween(made.date, churchClock(now).date));
  return `Last copy: ${when}${checked === last ? ', checked' : ', not checked yet'}`;
}

const nightsAgo = (nights: number): string =>
  nights <= 0 ? 'last night' : nights === 1 ? 'the night before last' : `${nights + 1} nights ago`;

const daysAgo = (days: number): string => (days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);
