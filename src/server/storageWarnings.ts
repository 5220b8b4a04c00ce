import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keptDamage } from './store/sqlite/damage.ts';
import { DATABASE_FILE } from './store/sqlite/dataFolder.ts';

/** What a day of writing needs at most, pictures included, in bytes. */
const DAY_BYTES = 32 * 1024 * 1024;

/** How often the nightly copy and its trial need the size of the database. */
const COPIES = 3;

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Why the disk of the data folder has too little room for a day, in a sentence; undefined if it has enough. */
export function roomWarning(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const { free, needed } = roomOf(folder);
  if (free >= needed) return undefined;
  return `The disk is nearly full: ${megabytes(free)} are free, and a day needs up to ${megabytes(needed)}.`;
}

/** How much of a folder's disk is free, and how much of it a day of the site needs, in bytes. */
export function roomOf(folder: string): { free: number; needed: number } {
  const { bavail, bsize } = statfsSync(folder);
  const sizeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  const needed = DAY_BYTES + COPIES * (sizeOf(DATABASE_FILE) + sizeOf(`${DATABASE_FILE}-wal`));
  return { free: bavail * bsize, needed };
}

/** What is wrong with the disk and with what is on it, in words that name no place: for `/health` and for staff. */
export function storageWarnings(folder: string): string[] {
  const damage =
    keptDamage(folder).length > 0
      ? 'The records were damaged on the disk, and the latest saves may be missing. npm run doctor says where they are kept.'
      : undefined;
  return [roomWarning(folder), damage].filter((warning) => warning !== undefined);
}
