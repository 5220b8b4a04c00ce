import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUpSite, restoreBackup } from '#server/backups/backUpAndRestore.ts';
import { inScratchFolder } from '#server/backups/scratchFolder.ts';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { readSettings } from '#server/settings.ts';
import { withStore } from '#server/store/connect.ts';
import { hasRecords } from '#server/store/move/moveData.ts';
import { BACKUPS_FOLDER, makeFolder } from '#server/store/sqlite/dataFolder.ts';
import { hasData, noDataIn } from '#server/store/sqlite/inspectDatabase.ts';
import type { StorePlace } from '#server/store/store.ts';

const USAGE = [
  'Say where the records go, from where the site keeps them now (DATABASE_URL, or else DATA_DIR):',
  '  npm run move -- postgres://user:password@host:5432/database',
  '  DATABASE_URL=postgres://… npm run move -- FOLDER',
  'Stop the site first. With --replace, a backup is made of records that are there already, and they are replaced.',
].join('\n');

const NOT_EMPTY = 'The target holds records already, so nothing was moved. To put these in their place, add --replace.';

/**
 * `npm run move -- WHERE [--replace]`: carries the site from SQLite to PostgreSQL, or back, by a backup that is restored
 * there.
 */
async function move(): Promise<void> {
  const settings = readSettings(process.env);
  const { storePlace: from, dataDir, secondFactorKeyFile } = settings;
  const { positionals, values } = readOptions(USAGE, { replace: { type: 'boolean' } });
  const [where, ...more] = positionals;
  if (!where || more.length > 0) throw new CliError(USAGE);
  const to: StorePlace = /^\w+:\/\//.test(where)
    ? readSettings({ DATABASE_URL: where }).storePlace
    : { kind: 'sqlite', folder: resolve(where) };
  if (from.kind === 'sqlite' && to.kind === 'sqlite') throw new CliError(USAGE);
  if (from.kind === 'postgres' && to.kind === 'postgres' && from.url === to.url) throw new CliError(USAGE);
  if (!hasData(from)) throw noDataIn(dataDir);
  if (!values.replace && (await withStore(to, ({ db }) => hasRecords(db), { fresh: true })))
    throw new CliError(NOT_EMPTY);
  const [folder, now] = [to.kind === 'sqlite' ? to.folder : dataDir, new Date()];
  const keyFile = existsSync(secondFactorKeyFile) ? secondFactorKeyFile : undefined;
  const backups = join(folder, BACKUPS_FOLDER);
  makeFolder(backups);
  const { manifest } = await inScratchFolder(backups, async (scratch) => {
    const file = join(scratch, 'moving.tar.gz');
    await backUpSite(settings, file, now, { keyFile });
    return restoreBackup(folder, file, now, undefined, to);
  });
  console.log(`Moved: ${manifest.records} records. Every row was compared. Staff log in again.`);
  if (!keyFile)
    console.log(`No key of second factors is in ${dataDir}: if another DATA_DIR has one, copy it to ${folder}.`);
  console.log(
    to.kind === 'postgres'
      ? 'Start the site with that address as DATABASE_URL from now on.'
      : `Start the site with DATA_DIR=${to.folder} and without DATABASE_URL from now on.`,
  );
  console.log('What the old place takes in from now on does not come along. It still holds the records: keep it safe.');
  console.log(
    'Recordings of sermons were not moved (SERMONS_FOLDER). Each further copy of the site needs the folder bible and the ' +
      `key of second factors in its DATA_DIR, as they are in ${folder}.`,
  );
}

await endInWords('The records could not be moved', move);
