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

/** The backup is made at three in the morning, so the hours before belong to the night of the day before. */
const NIGHT_START_MS = 3 * HOUR_MS;

/** The state of the backups in one line: `Last copy: last night, checked`. */
export function backupsLine({ last, checked }: BackupsShown, now: Date): string {
  if (last === undefined) return 'Last copy: none yet';
  const night = (moment: Date) => churchClock(new Date(moment.getTime() - NIGHT_START_MS)).date;
  const nights = daysBetween(night(new Date(last)), night(now));
  const when = nights <= 0 ? 'last night' : nights === 1 ? 'the night before last' : `${nights + 1} nights ago`;
  return `Last copy: ${when}${checked === last ? ', checked' : ', not checked yet'}`;
}
