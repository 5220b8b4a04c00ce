import { sql } from 'kysely';
import { CliError, errorMessage } from '#server/cliError.ts';
import { firstSteps } from './migrations/firstSteps.ts';
import { laterSteps } from './migrations/laterSteps.ts';
import { latestSteps } from './migrations/latestSteps.ts';
import { type DatabaseKind, type Migration, runMigration } from './migrations/migration.ts';
import type { Connection } from './schema.ts';
import { storeFault } from './storeFault.ts';

/** Every migration in order, forward only, under its name for errors. */
const MIGRATIONS = Object.entries<Migration>({
  ...firstSteps,
  ...laterSteps,
  ...latestSteps,
});

/** The current schema version. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Instances that start together on one PostgreSQL database migrate one after another. */
const MIGRATION_LOCK = 7_281_004;

/** Told after a failed migration. */
const WAY_BACK =
  'The older version of the site still works on this data: start it again. Or mend the reason and start this one.';

/**
 * Runs all missing migrations in one transaction.
 *
 * @param options.upTo the version to stop at; tests create older tables
 * @param options.copy the backup of the data as it is, which is named if one fails
 * @throws CliError if one fails, or if the data is from a newer version of the site; nothing has changed then
 */
export async function migrate(
  db: Connection,
  kind: DatabaseKind,
  { upTo = SCHEMA_VERSION, copy }: { upTo?: number; copy?: string | undefined } = {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await lockMigrations(transaction);
    await sql`create table if not exists schema_version (version integer not null)`.execute(transaction);
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) throw tooNew(version);
    const missing = MIGRATIONS.slice(version, upTo);
    if (missing.length === 0) return;
    for (const [name, step] of missing) {
      await runMigration(transaction, kind, step).catch((thrown: unknown) => {
        const reason = `step “${name}”: ${storeFault(thrown) ?? errorMessage(thrown)}`;
        const words = `The tables could not be brought from version ${version} to version ${upTo} (${reason}). Nothing was changed.`;
        throw new CliError([words, ...(copy ? [`A copy of the data as it is: ${copy}`] : []), WAY_BACK].join('\n'));
      });
    }
    await (version === 0
      ? sql`insert into schema_version (version) values (${upTo})`
      : sql`update schema_version set version = ${upTo}`
    ).execute(transaction);
  });
}

/** Whether the tables are of this version; false as well where they cannot be read. */
export async function isMigrated(db: Connection): Promise<boolean> {
  const asked = sql<{ version: number }>`select version from schema_version`.execute(db);
  const { rows } = await asked.catch(() => ({ rows: [] }));
  return rows[0]?.version === SCHEMA_VERSION;
}

/** Keeps other instances from migrating until this transaction ends (PostgreSQL). */
export async function lockMigrations(transaction: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
}

function tooNew(version: number): CliError {
  return new CliError(
    `This database was made by a newer version of the site (its tables are of version ${version}, this site knows up ` +
      `to ${MIGRATIONS.length}): start that newer version, or restore a backup made before it.`,
  );
}
