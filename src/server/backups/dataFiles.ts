import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  BACKUPS_FOLDER,
  DATABASE_FILE,
  DRAWN_FOLDER,
  KEPT_ASIDE,
  LOCK_FILE,
  RESTORING_FOLDER,
  SECOND_FACTOR_KEY,
} from '#server/store/dataFolder.ts';
import { MANIFEST } from './manifest.ts';

/** What a backup leaves out of the Bible's folder: the site makes its King James anew by itself. */
const MADE_ANEW = 'bible/kjv.sqlite';

/**
 * Whether something at the top of the data folder is the site's data, which a backup holds and a restore replaces. The
 * key that seals second factors is none: whoever finds a backup must not find it there.
 */
export function isData(name: string): boolean {
  const others = [KEPT_ASIDE, LOCK_FILE, SECOND_FACTOR_KEY, '.'];
  const folders = [BACKUPS_FOLDER, DRAWN_FOLDER, RESTORING_FOLDER];
  return !folders.includes(name) && !others.some((start) => name.startsWith(start));
}

/**
 * Whether a backup may hold a file of that path, written with slashes: nothing that leads out of the data folder, and no
 * file that SQLite, a restore or the site itself would take for its own, however the disk treats capitals.
 */
export function isRestorable(path: string): boolean {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..') || /[\\\0]|^\w:/.test(path)) return false;
  const top = (parts[0] ?? '').normalize('NFKC').toLowerCase();
  if (top.startsWith(DATABASE_FILE)) return path === DATABASE_FILE;
  return path === SECOND_FACTOR_KEY || (isData(top) && top !== MANIFEST);
}

/** The paths, with slashes, of the data's files beside the database. */
export function filesBesideDatabase(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isData(name) && !name.startsWith(DATABASE_FILE))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(folder, entry.name) : entry.isFile() ? [entry.name] : []))
    .filter((path) => path !== MADE_ANEW && isRestorable(path))
    .sort();
}

function filesIn(folder: string, name: string): string[] {
  return readdirSync(join(folder, name), { encoding: 'utf8', recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.new')) // an edition that is just being written
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll(sep, '/'));
}
