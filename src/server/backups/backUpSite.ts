import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withStore } from '#server/store/connect.ts';
import { copyRecords } from '#server/store/move/moveData.ts';
import { inspectDatabase, noDataIn } from '#server/store/sqlite/inspectDatabase.ts';
import type { Store, StorePlace } from '#server/store/store.ts';
import { type BackupOptions, makeBackup, refuseBadTarget } from './makeBackup.ts';
import type { Manifest } from './manifest.ts';
import { inScratchFolder } from './scratchFolder.ts';

/** Where a site keeps its records and its files. */
export interface Site {
  storePlace: StorePlace;
  dataDir: string;
}

/**
 * Backs a site up, on SQLite or PostgreSQL, into the same kind of file. What is in PostgreSQL is copied into an SQLite
 * database first. On SQLite, call it only where this process does not have the database open: a damaged log is told and
 * kept aside before the database is read (see `logDamage`).
 *
 * @throws CliError
 */
export async function backUpSite(
  { storePlace, dataDir }: Site,
  target: string,
  now: Date,
  options: Pick<BackupOptions, 'lock' | 'keyFile' | 'soundsIn'> = {},
): Promise<Manifest> {
  if (storePlace.kind === 'sqlite') {
    inspectDatabase(dataDir);
    return makeBackup(dataDir, target, now, options);
  }
  refuseBadTarget(dataDir, target);
  if (!existsSync(dataDir)) throw noDataIn(dataDir);
  return inScratchFolder(dirname(target), async (scratch) => {
    const folder = join(scratch, 'records');
    const copyTo = (records: Store) =>
      withStore({ kind: 'sqlite', folder }, (copy) => copy.write((to) => copyRecords(records, copy, to)));
    await withStore(storePlace, copyTo, { isPatient: true });
    return makeBackup(folder, target, now, { ...options, filesOf: dataDir });
  });
}
