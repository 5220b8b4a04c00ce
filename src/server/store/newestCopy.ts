import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, churchClock, dayOfWeek } from '#shared/time.ts';
import { BACKUPS_FOLDER } from './dataFolder.ts';

/** A night's copy; one that is encrypted ends in `.age`. */
const NIGHTLY = /^church-(\d{4}-\d\d-\d\d)\.tar\.gz(?:\.age)?$/;

/** Any backup that the site can read. */
const BACKUP = /^[^.].*\.tar\.gz(?:\.age)?$/;

/** The church's day that a nightly copy is named after; undefined for any other name. */
export function copyDate(name: string): string | undefined {
  const date = NIGHTLY.exec(name)?.[1];
  return date !== undefined && dayOfWeek(date) !== undefined ? date : undefined;
}

/** Whether a nightly copy is named after a day that has not come: a clock that was wrong has named it. */
export function isFromFuture(name: string, now: Date): boolean {
  return (copyDate(name) ?? '') > addDays(churchClock(now).date, 1);
}

/** The name of the newest nightly copy; one that is named after a day to come counts only where there is no other. */
export function newestNightly(names: readonly string[], now: Date): string | undefined {
  const copies = names.filter((name) => copyDate(name) !== undefined).sort();
  return copies.findLast((name) => !isFromFuture(name, now)) ?? copies.at(-1);
}

/** The path of the backup in a data folder that a person would want back: the newest night's, or else the latest made. */
export function newestCopy(folder: string, now = new Date()): string | undefined {
  const backups = join(folder, BACKUPS_FOLDER);
  if (!existsSync(backups) || !statSync(backups).isDirectory()) return undefined;
  const names = readdirSync(backups).filter((name) => BACKUP.test(name));
  const age = (name: string) => statSync(join(backups, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newest = newestNightly(names, now) ?? names.sort((one, other) => age(one) - age(other)).at(-1);
  return newest && join(backups, newest);
}
