import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  KEPT_ASIDE,
  RESTORING_FOLDER,
  SECOND_FACTOR_KEY,
  SERMONS_FOLDER,
  syncFolder,
} from '#server/store/sqlite/dataFolder.ts';
import { isData } from '../dataFiles.ts';

/** Inside the folder of a restore: the old data, and the mark that it is complete. */
const ASIDE_NOTE = 'aside.txt';
const CLEARED_NOTE = 'cleared.txt';
const FRESH = 'data';

/**
 * Replaces the data with a checked folder. From here on the restore always completes: if it is interrupted, the next
 * process that opens the folder continues it (see `finishRestore`).
 *
 * @param checked in a scratch folder, which the caller removes
 * @returns the folder with the old data; undefined if there was none
 */
export function beginRestore(folder: string, checked: string, now: Date): string | undefined {
  const aside = `${KEPT_ASIDE}${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;
  const plan = `${checked}.plan`;
  mkdirSync(plan, { mode: 0o700 });
  writeNote(join(plan, ASIDE_NOTE), aside);
  renameSync(checked, join(plan, FRESH));
  syncFolder(plan);
  renameSync(plan, join(folder, RESTORING_FOLDER));
  syncFolder(folder);
  finishRestore(folder);
  return existsSync(join(folder, aside)) ? join(folder, aside) : undefined;
}

/** Completes an interrupted restore, if there is one. The caller holds the folder's lock alone. */
export function finishRestore(folder: string): void {
  const restoring = join(folder, RESTORING_FOLDER);
  if (!existsSync(restoring)) return;
  if (!existsSync(join(restoring, CLEARED_NOTE))) {
    // The key of second factors is moved aside only if the backup contains one.
    const bringsKey = existsSync(join(restoring, FRESH, SECOND_FACTOR_KEY));
    const goes = (name: string) => isData(name) || (bringsKey && name === SECOND_FACTOR_KEY);
    moveAll(folder, join(folder, readFileSync(join(restoring, ASIDE_NOTE), 'utf8')), goes);
    writeNote(join(restoring, CLEARED_NOTE), '');
    syncFolder(restoring);
  }
  // Recordings are added to those that are there: their names say what is in them.
  const [fresh, sounds] = [join(restoring, FRESH), join(restoring, FRESH, SERMONS_FOLDER)];
  if (existsSync(sounds)) {
    moveAll(sounds, join(folder, SERMONS_FOLDER), () => true);
    rmSync(sounds, { recursive: true });
  }
  moveAll(fresh, folder, () => true);
  rmSync(restoring, { recursive: true });
  syncFolder(folder);
}

function moveAll(from: string, to: string, wanted: (name: string) => boolean): void {
  const names = readdirSync(from).filter(wanted);
  if (names.length === 0) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of names) renameSync(join(from, name), join(to, name));
  syncFolder(to);
  syncFolder(from);
}

function writeNote(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600, flush: true });
}
