import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { readSettings } from '#server/settings.ts';
import { withStore } from '#server/store/connect.ts';
import { moveData, recordsSummary } from '#server/store/move/moveData.ts';
import { DATABASE_FILE, LOCK_FILE, SECOND_FACTOR_KEY, SERMONS_FOLDER } from '#server/store/sqlite/dataFolder.ts';
import type { Store, StorePlace } from '#server/store/store.ts';

const USAGE = [
  'Say where the records go, from where the site keeps them now (DATABASE_URL, or else DATA_DIR):',
  '  npm run move -- postgres://user:password@host:5432/database',
  '  DATABASE_URL=postgres://… npm run move -- FOLDER',
  'Stop the site first. With --replace, records that are there already are taken away.',
].join('\n');

/** `npm run move -- WHERE [--replace]`: carries the records from SQLite to PostgreSQL, or back. */
async function move(): Promise<void> {
  const { storePlace: from, dataDir } = readSettings(process.env);
  const { to, replace } = readArguments();
  if (from.kind === 'sqlite' && to.kind === 'sqlite') throw new CliError(USAGE);
  if (from.kind === 'postgres' && to.kind === 'postgres' && from.url === to.url) throw new CliError(USAGE);
  if (from.kind === 'sqlite' && !existsSync(join(from.folder, DATABASE_FILE))) {
    throw new CliError(`There are no records in ${from.folder} (DATA_DIR), so nothing was moved.`);
  }
  const moveTo = (source: Store) => withStore(to, (target) => moveData(source, target, { replace }), { fresh: true });
  console.log(`Moved: ${recordsSummary(await withStore(from, moveTo))}. Every row was compared.`);
  console.log(
    to.kind === 'postgres'
      ? 'Start the site with that address as DATABASE_URL from now on.'
      : `Start the site with DATA_DIR=${to.folder} and without DATABASE_URL from now on.`,
  );
  console.log('What the old place takes in from now on does not come along. It still holds the records: keep it safe.');
  for (const line of whatStays(dataDir, to)) console.log(line);
}

function readArguments(): { to: StorePlace; replace: boolean } {
  const { positionals, values } = readOptions(USAGE, { replace: { type: 'boolean' } });
  const [where, ...more] = positionals;
  if (!where || more.length > 0) throw new CliError(USAGE);
  const isAddress = /^\w+:\/\//.test(where);
  const to: StorePlace = isAddress
    ? readSettings({ DATABASE_URL: where }).storePlace
    : { kind: 'sqlite', folder: resolve(where) };
  return { to, replace: values.replace ?? false };
}

/** What lies in the data folder beside the records, and is not moved. */
function whatStays(dataDir: string, to: StorePlace): string[] {
  const folder = to.kind === 'sqlite' ? to.folder : undefined;
  if (dataDir === folder || !existsSync(dataDir)) return [];
  const names = readdirSync(dataDir).filter((name) => !name.startsWith(DATABASE_FILE) && name !== LOCK_FILE);
  if (names.length === 0) return [];
  const lines = [`Files are not moved. In ${dataDir} there are: ${names.join(', ')}.`];
  if (names.includes('bible')) {
    lines.push('The folder bible holds the editions that were added: each copy of the site needs one in its DATA_DIR.');
  }
  if (names.includes(SECOND_FACTOR_KEY)) {
    lines.push(`The file ${SECOND_FACTOR_KEY} opens second factors: each copy of the site needs it in its DATA_DIR.`);
  }
  if (names.includes(SERMONS_FOLDER)) {
    lines.push(
      'The folder sermons holds their recordings: copy it too. Several copies of the site share it (SERMONS_FOLDER).',
    );
  }
  return lines;
}

await endInWords('The records could not be moved', move);
