import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { checkBackup } from '#server/backups/restoreBackup.ts';
import { openStore } from '#server/store/connect.ts';
import { migrate, SCHEMA_VERSION } from '#server/store/migrate.ts';
import type { Schema } from '#server/store/schema.ts';
import { prepareDataFolder } from '#server/store/sqlite/dataFolder.ts';
import { writingDialect } from '#server/store/sqlite/sqliteDialect.ts';
import { SqliteFile } from '#server/store/sqlite/sqliteFile.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

it('an upgrade that fails half-way changes nothing, keeps one copy however often it is tried, and says the way back', async () => {
  const folder = temporaryFolder();
  const db = new Kysely<Schema>({ dialect: writingDialect(new SqliteFile(prepareDataFolder(folder))) });
  await migrate(db, 'sqlite', { upTo: 1 });
  await db.destroy();
  const inFile = (work: (database: DatabaseSync) => unknown) => {
    const database = new DatabaseSync(join(folder, 'church.db'));
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  inFile((database) => database.exec('create table pictures (id)')); // in the way of a later step
  const tables = () => inFile((database) => database.prepare('select name from sqlite_schema order by name').all());
  const before = tables();

  const copy = `before-version-${SCHEMA_VERSION}-from-1.tar.gz`;
  for (let tried = 0; tried < 3; tried++) {
    await expect(openStore({ kind: 'sqlite', folder })).rejects.toThrow(
      [
        `The tables could not be brought from version 1 to version ${SCHEMA_VERSION} (step “pictures”: table pictures already exists). Nothing was changed.`,
        `A copy of the data as it is: ${join(folder, 'backups', copy)}`,
        'The older version of the site still works on this data: start it again. Or mend the reason and start this one.',
      ].join('\n'),
    );
    expect(tables()).toEqual(before);
    expect(readdirSync(join(folder, 'backups'))).toEqual([copy]);
  }

  inFile((database) => database.exec('drop table pictures'));
  await (await openStore({ kind: 'sqlite', folder })).close();
  const { schemaVersion } = await checkBackup(join(folder, 'backups', copy), join(temporaryFolder(), 'checked'));
  expect(schemaVersion).toBe(1);
});
