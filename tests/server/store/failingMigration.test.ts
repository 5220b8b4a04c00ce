import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup } from '#server/backups/backUpAndRestore.ts';
import { openStore } from '#server/store/connect.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { openToRead } from '#server/store/sqlite/connections.ts';
import { prepareDataFolder } from '#server/store/sqlite/dataFolder.ts';
import { changeDatabase } from '#tests/support/changeDatabase.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

it('an upgrade that fails half-way changes nothing, keeps one copy however often it is tried, and says the way back', async () => {
  const folder = join(temporaryFolder(), 'data');
  await checkBackup(join(import.meta.dirname, '../../fixtures/versions/version-1.tar.gz'), folder);
  const path = join(folder, 'church.db');
  changeDatabase(path, 'create table history_anew (id)'); // in the way of the site's own
  const tables = () => {
    using database = new DatabaseSync(path);
    return database.prepare('select name from sqlite_schema order by name').all();
  };
  const before = tables();

  const copy = `before-version-${SCHEMA_VERSION}-from-1.tar.gz`;
  for (let tried = 0; tried < 3; tried++) {
    await expect(openStore({ kind: 'sqlite', folder })).rejects.toThrow(
      [
        `The tables could not be brought from version 1 to version ${SCHEMA_VERSION} (step “version 3”: table history_anew already exists). Nothing was changed.`,
        `A copy of the data as it is: ${join(folder, 'backups', copy)}`,
        'The older version of the site still works on this data: start it again. Or mend the reason and start this one.',
      ].join('\n'),
    );
    expect(tables()).toEqual(before);
    expect(readdirSync(join(folder, 'backups'))).toEqual([copy]);
  }

  changeDatabase(path, 'drop table history_anew');
  await (await openStore({ kind: 'sqlite', folder })).close();
  const { schemaVersion } = await checkBackup(join(folder, 'backups', copy), join(temporaryFolder(), 'checked'));
  expect(schemaVersion).toBe(1);
});

it('a new site changes no table that another program has in its database', async () => {
  const folder = temporaryFolder();
  const path = prepareDataFolder(folder);
  changeDatabase(path, 'create table events (name text)');
  await expect(openStore({ kind: 'sqlite', folder })).rejects.toThrow(
    'step “table events”: table events already exists',
  );
  using database = openToRead(path);
  expect(database.prepare('select * from pragma_table_info(?)').all('events')).toHaveLength(1);
});
