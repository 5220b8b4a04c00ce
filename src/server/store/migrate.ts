import { sql } from 'kysely';
import { CliError, errorMessage } from '#server/cliError.ts';
import { accountRoles } from './migrations/accountRoles.ts';
import { clockSeen } from './migrations/clockSeen.ts';
import { content } from './migrations/content.ts';
import { doorCounts } from './migrations/doorCounts.ts';
import { eventLife } from './migrations/eventLife.ts';
import { firstTables } from './migrations/firstTables.ts';
import { giving } from './migrations/giving.ts';
import { givingShown } from './migrations/givingShown.ts';
import { heldChanges } from './migrations/heldChanges.ts';
import { historyByEvent } from './migrations/historyByEvent.ts';
import { historySearch } from './migrations/historySearch.ts';
import { invitations } from './migrations/invitations.ts';
import { kiswahili } from './migrations/kiswahili.ts';
import { messageAnswers } from './migrations/messageAnswers.ts';
import { messageMarks } from './migrations/messageMarks.ts';
import type { Migration } from './migrations/migration.ts';
import { pictures } from './migrations/pictures.ts';
import { publishing } from './migrations/publishing.ts';
import { pushNews } from './migrations/pushNews.ts';
import { searchAgain } from './migrations/searchAgain.ts';
import { secondFactors } from './migrations/secondFactors.ts';
import { severalCopies } from './migrations/severalCopies.ts';
import { signupCrowd } from './migrations/signupCrowd.ts';
import { signups } from './migrations/signups.ts';
import { staffTools } from './migrations/staffTools.ts';
import type { Connection } from './schema.ts';
import { storeFault } from './storeFault.ts';

/**
 * Every migration in order, forward only, under its name for errors. A released migration is never changed.
 */
const MIGRATIONS = Object.entries<Migration>({
  firstTables,
  staffTools,
  secondFactors,
  messageMarks,
  eventLife,
  severalCopies,
  clockSeen,
  pictures,
  historyByEvent,
  accountRoles,
  messageAnswers,
  publishing,
  historySearch,
  invitations,
  pushNews,
  kiswahili,
  giving,
  content,
  givingShown,
  doorCounts,
  signups,
  signupCrowd,
  heldChanges,
  searchAgain,
});

/** The current schema version. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Instances that start together on one PostgreSQL database migrate one after another. */
const MIGRATION_LOCK = 7_281_004;

/**
 * Runs all missing migrations in one transaction.
 *
 * @param upTo the version to stop at; tests create older tables
 * @throws MigrationFailure if one fails; nothing has changed then
 * @throws CliError if the data is from a newer version of the site
 */
export async function migrate(db: Connection, kind: 'sqlite' | 'postgres', upTo = SCHEMA_VERSION): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await lockMigrations(transaction);
    await sql`create table if not exists schema_version (version integer not null)`.execute(transaction);
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) throw tooNew(version);
    const missing = MIGRATIONS.slice(version, upTo);
    if (missing.length === 0) return;
    for (const [name, step] of missing) {
      await step.up(transaction, kind).catch((thrown: unknown) => {
        throw new MigrationFailure(version, upTo, name, thrown);
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

/** A failed migration; the tables are unchanged. */
export class MigrationFailure extends Error {
  override name = 'MigrationFailure';
  /** The tables' version. */
  readonly from: number;

  constructor(from: number, to: number, step: string, cause: unknown) {
    const reason = storeFault(cause) ?? errorMessage(cause);
    super(
      `The tables could not be brought from version ${from} to version ${to} (step “${step}”: ${reason}). Nothing was changed.`,
      { cause },
    );
    this.from = from;
  }
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
