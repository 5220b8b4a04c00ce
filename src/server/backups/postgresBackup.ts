import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openStore, type Store, type StorePlace } from '#server/store/connect.ts';
import { BACKUPS_FOLDER, makeFolder, SECOND_FACTOR_KEY } from '#server/store/dataFolder.ts';
import { carryAll, moveData, type Side } from '#server/store/moveData.ts';
import { alonePostgres } from '#server/store/postgresStore.ts';
import { filesBesideDatabase } from './dataFiles.ts';
import type { KeyFor } from './encryption.ts';
import { type BackupOptions, makeBackup, refuseBadTarget } from './makeBackup.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, type Restored } from './restoreBackup.ts';
import { inScratchFolder } from './scratchFolder.ts';

/** Where a PostgreSQL site keeps its records, and its files. */
export interface PostgresSite {
  place: Extract<StorePlace, { kind: 'postgres' }>;
  dataDir: string;
}

/**
 * Backs a site on PostgreSQL up into the same kind of file: its records as of one moment, carried into an SQLite
 * database, and the files of its data folder.
 *
 * @throws PlainError with one sentence
 */
export async function makePostgresBackup(
  site: PostgresSite,
  target: string,
  now: Date,
  options: Pick<BackupOptions, 'lock' | 'keyFile'> = {},
): Promise<Manifest> {
  refuseBadTarget(site.dataDir, target);
  makeFolder(site.dataDir);
  return inScratchFolder(dirname(target), async (scratch) => {
    const folder = join(scratch, 'records');
    await withStore(site.place, (records) => withCopy(folder, (copy) => moveData(records, copy)));
    return makeBackup(folder, target, now, { ...options, filesOf: site.dataDir });
  });
}

/**
 * Checks a backup and puts its records in the place of those in PostgreSQL, and its files beside those of the data
 * folder. The copy of what was there and the change itself are one transaction, in which the site cannot write: each
 * write that it acknowledged is in that copy or comes after the restore.
 *
 * @returns the backup, and the file that keeps what was there
 * @throws PlainError with one sentence; then the records are as they were
 */
export async function restorePostgresBackup(
  site: PostgresSite,
  file: string,
  now: Date,
  keyFor?: KeyFor,
): Promise<Restored> {
  const backups = join(site.dataDir, BACKUPS_FOLDER);
  makeFolder(backups);
  return inScratchFolder(backups, async (scratch) => {
    const [checked, before] = [join(scratch, 'checked'), join(scratch, 'before')];
    const manifest = await checkBackup(file, checked, keyFor);
    const aside = join(backups, `before-restore-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
    mkdirSync(before, { mode: 0o700 });
    await withStore(site.place, async () => undefined); // brings the tables up to date before they are locked
    await withCopy(checked, (restored) =>
      alonePostgres(site.place.url, async (transaction) => {
        const records: Side = { kind: 'postgres', transaction };
        await withCopy(before, (copy) => copy.write((to) => carryAll(records, { kind: 'sqlite', transaction: to })));
        await makeBackup(before, aside, now, { filesOf: site.dataDir });
        await restored.db
          .transaction()
          .execute((from) => carryAll({ kind: 'sqlite', transaction: from }, records, { replace: true }));
      }),
    );
    const key = existsSync(join(checked, SECOND_FACTOR_KEY)) ? [SECOND_FACTOR_KEY] : [];
    for (const path of [...filesBesideDatabase(checked), ...key]) {
      makeFolder(dirname(join(site.dataDir, path)));
      renameSync(join(checked, path), join(site.dataDir, path));
    }
    return { manifest, aside };
  });
}

/** Opens a store for the work, and closes it. */
async function withStore<Result>(place: StorePlace, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const withCopy = <Result>(folder: string, work: (copy: Store) => Promise<Result>): Promise<Result> =>
  withStore({ kind: 'sqlite', folder }, work);
