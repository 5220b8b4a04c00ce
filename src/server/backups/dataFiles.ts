import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isSoundFile } from '#server/sermons/soundPlace.ts';
import {
  BACKUPS_FOLDER,
  DAMAGED,
  DATABASE_FILE,
  DRAWN_FOLDER,
  KEPT_ASIDE,
  LOCK_FILE,
  namesIn,
  SECOND_FACTOR_KEY,
  SERMONS_FOLDER,
} from '#server/store/sqlite/dataFolder.ts';

/** The last file of a backup, which describes it. */
export const MANIFEST = 'manifest.json';

/** Not in backups: the site generates its King James Bible itself. */
const MADE_ANEW = 'bible/kjv.sqlite';

/**
 * Whether a backup includes this entry at the top of the data folder. The key of second factors is left out, so that a
 * stolen backup does not contain it; recordings of sermons are taken along by a setting (`recordingsIn`).
 */
export function isData(name: string): boolean {
  const others = [KEPT_ASIDE, DAMAGED, LOCK_FILE, SECOND_FACTOR_KEY, '.'];
  const folders = [BACKUPS_FOLDER, DRAWN_FOLDER, SERMONS_FOLDER];
  return !folders.includes(name) && !others.some((start) => name.startsWith(start));
}

/**
 * Whether a backup may hold a file of that path (with slashes): not outside the data folder, and no file that SQLite, a
 * restore or the site would use as its own, also on case-insensitive disks.
 */
export function isRestorable(path: string): boolean {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..') || /[\\\0]|^\w:/.test(path)) return false;
  const top = (parts[0] ?? '').normalize('NFKC').toLowerCase();
  if (top.startsWith(DATABASE_FILE)) return path === DATABASE_FILE;
  if (top === SERMONS_FOLDER) return parts.length === 2 && parts[0] === top && isSoundFile(parts[1] ?? '');
  return path === SECOND_FACTOR_KEY || (isData(top) && top !== MANIFEST);
}

/** The paths (with slashes) of the data files beside the database. */
export function filesBesideDatabase(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isData(name) && !name.startsWith(DATABASE_FILE))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(folder, entry.name) : entry.isFile() ? [entry.name] : []))
    .filter((path) => path !== MADE_ANEW && isRestorable(path))
    .sort();
}

/** The recordings of sermons in their folder, as a backup holds them. */
export function recordingsIn(folder: string): { path: string; from: string }[] {
  const names = namesIn(folder).filter(isSoundFile).sort();
  return names.map((name) => ({ path: `${SERMONS_FOLDER}/${name}`, from: join(folder, name) }));
}

function filesIn(folder: string, name: string): string[] {
  return readdirSync(join(folder, name), { encoding: 'utf8', recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:new|removed)$/.test(entry.name)) // an edition that is being written, or was removed
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll(sep, '/'));
}
