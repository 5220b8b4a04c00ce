import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { checkBackup } from './backups/backUpAndRestore.ts';
import { makeBackupBeforeMigration } from './backups/makeBackup.ts';
import { inScratchFolder } from './backups/scratchFolder.ts';
import { CliError, errorMessage } from './cliError.ts';
import type { AppOptions } from './http/appContext.ts';
import { openStore } from './store/connect.ts';
import { SCHEMA_VERSION } from './store/migrate.ts';
import { BACKUPS_FOLDER, SECOND_FACTOR_KEY } from './store/sqlite/dataFolder.ts';
import { inspectDatabase } from './store/sqlite/inspectDatabase.ts';
import { openVersesApart } from './verses/versesApart.ts';

type Site = Pick<AppOptions, 'settings' | 'site' | 'passwords'>;

/**
 * Tries a migration on a copy of the data, while an older process serves from the data itself
 * (`commands/site/supervise.mjs`): makes the backup that is made before a migration anyway, restores it into a scratch
 * folder, migrates it there, and asks it for the list of events and the home page. Without a migration, or on PostgreSQL,
 * there is nothing to try.
 *
 * @throws CliError that says which of these failed; the supervisor is told too
 */
export async function tryMigration(site: Site): Promise<void> {
  const { dataDir, storePlace } = site.settings;
  try {
    const version = storePlace.kind === 'sqlite' ? inspectDatabase(dataDir) : SCHEMA_VERSION;
    if (typeof version === 'string' || version >= SCHEMA_VERSION) return;
    const file = await makeBackupBeforeMigration(dataDir, version);
    await inScratchFolder(join(dataDir, BACKUPS_FOLDER), async (scratch) => {
      const copy = join(scratch, 'trial');
      await checkBackup(file, copy);
      await answerFrom(copy, site);
    });
  } catch (thrown) {
    // What to do at a start is not said: the old process goes on.
    const reason = thrown instanceof CliError ? thrown.message.split('\n')[0] : `${errorMessage(thrown)}.`;
    const failed = `The new version was tried on a copy of the data and failed. ${reason}`;
    process.send?.({ failed });
    throw new CliError(failed);
  }
}

/** Opens and migrates the copy, and asks for what the site may not be without. @throws CliError if an answer fails */
async function answerFrom(copy: string, { settings, site, passwords }: Site): Promise<void> {
  const store = await openStore({ kind: 'sqlite', folder: copy }, { isCopy: true });
  const verses = openVersesApart({
    dataDir: settings.dataDir,
    english: settings.bibleEdition,
    onFault: console.error,
  });
  const key = settings.secondFactorKeyFile;
  const app = await buildApp({
    store,
    verses,
    site,
    passwords,
    settings: {
      ...settings,
      dataDir: copy,
      secondFactorKeyFile: existsSync(key) ? key : join(copy, SECOND_FACTOR_KEY), // none is made beside the site's data
    },
  });
  for (const path of ['/all/events', ...(site ? ['/'] : [])]) {
    const { statusCode } = await app.inject(path);
    if (statusCode !== 200) throw new CliError(`Over a migrated copy of the data, ${path} answers ${statusCode}.`);
  }
  await app.close();
  verses.close();
  await store.close();
}
