import { statSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, churchClock, dayOfWeek } from '#shared/time.ts';
import { BACKUPS_FOLDER, namesIn } from './dataFolder.ts';

/** A nightly backup; an encrypted one ends in `.age`. */
const NIGHTLY = /^church-(\d{4}-\d\d-\d\d)\.tar\.gz(?:\.age)?$/;

/** Any backup. */
const BACKUP = /^[^.].*\.tar\.gz(?:\.age)?$/;

/** The day in a nightly backup's name (Africa/Nairobi); undefined for other names. */
export function backupDate(name: string): string | undefined {
  const date = NIGHTLY.exec(name)?.[1];
  return date !== undefined && dayOfWeek(date) !== undefined ? date : undefined;
}

/** Whether a nightly backup is dated in the future, by a clock that was wrong. */
export function isFromFuture(name: string, now: Date): boolean {
  return (backupDate(name) ?? '') > addDays(churchClock(now).date, 1);
}

/** The newest nightly backup; one dated in the future counts only if there is no other. */
export function newestNightly(names: readonly string[], now: Date): string | undefined {
  const copies = names.filter((name) => backupDate(name) !== undefined).sort();
  return copies.findLast((name) => !isFromFuture(name, now)) ?? copies.at(-1);
}

/** The backups in a data folder. */
export const backupNames = (folder: string): string[] =>
  namesIn(join(folder, BACKUPS_FOLDER)).filter((name) => BACKUP.test(name));

/** The backup to suggest for a restore: the newest nightly one, or else the latest. */
export function newestBackup(folder: string, now = new Date()): string | undefined {
  const backups = join(folder, BACKUPS_FOLDER);
  const names = backupNames(folder);
  const age = (name: string) => statSync(join(backups, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newest = newestNightly(names, now) ?? names.sort((one, other) => age(one) - age(other)).at(-1);
  return newest && join(backups, newest);
}
