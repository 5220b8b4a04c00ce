import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_ASIDE, RESTORING_FOLDER, SECOND_FACTOR_KEY, syncFolder } from '#server/store/dataFolder.ts';
import { isData } from './dataFiles.ts';

/** Inside the folder of a restore: where the old data goes, and that it is all there. */
const ASIDE_NOTE = 'aside.txt';
const CLEARED_NOTE = 'cleared.txt';
const FRESH = 'data';

/**
 * Puts a checked folder in the place of the data. From here on the restore comes to its end whatever happens: whoever
 * opens the folder next goes on where this was cut short (see `finishRestore`).
 *
 * @returns the folder that keeps what was there before; undefined where there was nothing
 */
export function beginRestore(folder: string, checked: string, now: Date): string | undefined {
  const aside = `${KEPT_ASIDE}${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;
  const plan = `${checked}.plan`;
  mkdirSync(plan, { mode: 0o700 });
  try {
    writeNote(join(plan, ASIDE_NOTE), aside);
    renameSync(checked, join(plan, FRESH));
    syncFolder(plan);
    renameSync(plan, join(folder, RESTORING_FOLDER));
    syncFolder(folder);
  } finally {
    rmSync(plan, { recursive: true, force: true });
  }
  finishRestore(folder);
  return existsSync(join(folder, aside)) ? join(folder, aside) : undefined;
}

/** Brings a restore that has begun to its end; does nothing where none has. The caller holds the folder alone. */
export function finishRestore(folder: string): void {
  const restoring = join(folder, RESTORING_FOLDER);
  if (!existsSync(restoring)) return;
  if (!existsSync(join(restoring, CLEARED_NOTE))) {
    // The key of second factors goes aside only where the backup brings one along.
    const bringsKey = existsSync(join(restoring, FRESH, SECOND_FACTOR_KEY));
    const goes = (name: string) => isData(name) || (bringsKey && name === SECOND_FACTOR_KEY);
    moveAll(folder, join(folder, readFileSync(join(restoring, ASIDE_NOTE), 'utf8')), goes);
    writeNote(join(restoring, CLEARED_NOTE), '');
    syncFolder(restoring);
  }
  moveAll(join(restoring, FRESH), folder, () => true);
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
