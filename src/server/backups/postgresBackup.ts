import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openStore, type Store, type StorePlace } from '#server/store/connect.ts';
import { BACKUPS_FOLDER, makeFolder } from '#server/store/dataFolder.ts';
import { moveData } from '#server/store/moveData.ts';
import type { Manifest } from './backupFile.ts';
import { filesBesideDatabase } from './dataFiles.ts';
import { makeBackup, refuseBadTarget } from './makeBackup.ts';
import { checkBackup, type Restored } from './restoreBackup.ts';

/** Where a PostgreSQL site keeps its records, and its files. */
export interface PostgresSite {
  place: StorePlace;
  dataDir: string;
}

/**
 * Backs a site on PostgreSQL up into the same kind of file: its records as of one moment, carried into an SQLite
 * database, and the files of its data folder.
 *
 * @throws PlainError with one sentence
 */
export async function makePostgresBackup(site: PostgresSite, target: string, now: Date): Promise<Manifest> {
  refuseBadTarget(site.dataDir, target);
  makeFolder(site.dataDir);
  return inScratchFolder(dirname(target), async (scratch) => {
    await withStores(site.place, scratch, (records, copy) => moveData(records, copy));
    return makeBackup(scratch, target, now, site.dataDir);
  });
}

/**
 * Checks a backup and puts its records in the place of those in PostgreSQL, in one transaction, and its files beside
 * those of the data folder. What was there before is backed up first.
 *
 * @returns the backup, and the file that keeps what was there
 * @throws PlainError with one sentence; then the records are as they were
 */
export async function restorePostgresBackup(site: PostgresSite, file: string, now: Date): Promise<Restored> {
  const backups = join(site.dataDir, BACKUPS_FOLDER);
  makeFolder(backups);
  return inScratchFolder(backups, async (scratch) => {
    const checked = join(scratch, 'checked');
    const manifest = await checkBackup(file, checked);
    const aside = join(backups, `before-restore-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
    await makePostgresBackup(site, aside, now);
    await withStores(site.place, checked, (records, copy) => moveData(copy, records, { replace: true }));
    for (const path of filesBesideDatabase(checked)) {
      makeFolder(dirname(join(site.dataDir, path)));
      renameSync(join(checked, path), join(site.dataDir, path));
    }
    return { manifest, aside };
  });
}

async function inScratchFolder<Result>(folder: string, work: (scratch: string) => Promise<Result>): Promise<Result> {
  const scratch = join(folder, `.church-${randomBytes(6).toString('hex')}`);
  mkdirSync(scratch, { mode: 0o700 });
  try {
    return await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function withStores(
  place: StorePlace,
  folder: string,
  work: (records: Store, copy: Store) => Promise<unknown>,
): Promise<void> {
  const records = await openStore(place);
  try {
    const copy = await openStore({ kind: 'sqlite', folder });
    try {
      await work(records, copy);
    } finally {
      await copy.close();
    }
  } finally {
    await records.close();
  }
}
