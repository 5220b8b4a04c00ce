import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withStore } from '#server/store/connect.ts';
import { copyAllTables, moveData, type Side } from '#server/store/move/moveData.ts';
import { alonePostgres } from '#server/store/postgres/postgresStore.ts';
import { BACKUPS_FOLDER, makeFolder, SECOND_FACTOR_KEY, SERMONS_FOLDER } from '#server/store/sqlite/dataFolder.ts';
import type { Store, StorePlace } from '#server/store/store.ts';
import { filesBesideDatabase, recordingsIn } from './dataFiles.ts';
import type { KeyFor } from './encryption.ts';
import { type BackupOptions, makeBackup, refuseBadTarget } from './makeBackup.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, type RestoreResult } from './restore/restoreBackup.ts';
import { inScratchFolder } from './scratchFolder.ts';

/** The database and data folder of a site on PostgreSQL. */
interface PostgresSite {
  place: Extract<StorePlace, { kind: 'postgres' }>;
  dataDir: string;
}

/**
 * Backs a site on PostgreSQL up into the same kind of file: a consistent copy of its records, as an SQLite database, and
 * the files of its data folder.
 *
 * @throws CliError
 */
export async function makePostgresBackup(
  site: PostgresSite,
  target: string,
  now: Date,
  options: Pick<BackupOptions, 'lock' | 'keyFile' | 'soundsIn'> = {},
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
 * Checks a backup, replaces the records in PostgreSQL with its records, and adds its files to the data folder. The copy of
 * the old records and their replacement are one transaction in which the site cannot write, so every acknowledged write
 * is in that copy or comes after the restore.
 *
 * @returns the manifest, and the file with the old records
 * @throws CliError; then the records are unchanged
 */
export async function restorePostgresBackup(
  site: PostgresSite,
  file: string,
  now: Date,
  keyFor?: KeyFor,
): Promise<RestoreResult> {
  const backups = join(site.dataDir, BACKUPS_FOLDER);
  makeFolder(backups);
  return inScratchFolder(backups, async (scratch) => {
    const [checked, before] = [join(scratch, 'checked'), join(scratch, 'before')];
    const manifest = await checkBackup(file, checked, keyFor);
    const aside = join(backups, `before-restore-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
    mkdirSync(before, { mode: 0o700 });
    await withStore(site.place, async () => undefined); // migrates the tables before they are locked
    await withCopy(checked, (restored) =>
      alonePostgres(site.place.url, async (transaction) => {
        const records: Side = { kind: 'postgres', transaction };
        await withCopy(before, (copy) =>
          copy.write((to) => copyAllTables(records, { kind: 'sqlite', transaction: to })),
        );
        await makeBackup(before, aside, now, { filesOf: site.dataDir });
        await restored.db
          .transaction()
          .execute((from) => copyAllTables({ kind: 'sqlite', transaction: from }, records, { replace: true }));
      }),
    );
    const key = existsSync(join(checked, SECOND_FACTOR_KEY)) ? [SECOND_FACTOR_KEY] : [];
    const sounds = recordingsIn(join(checked, SERMONS_FOLDER)).map(({ path }) => path);
    for (const path of [...filesBesideDatabase(checked), ...sounds, ...key]) {
      makeFolder(dirname(join(site.dataDir, path)));
      renameSync(join(checked, path), join(site.dataDir, path));
    }
    return { manifest, aside };
  });
}

const withCopy = <Result>(folder: string, work: (copy: Store) => Promise<Result>): Promise<Result> =>
  withStore({ kind: 'sqlite', folder }, work);
