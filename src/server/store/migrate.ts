import { sql } from 'kysely';
import { PlainError, wordsOf } from '#server/plainError.ts';
import { accountRoles } from './migrations/accountRoles.ts';
import { clockSeen } from './migrations/clockSeen.ts';
import { eventLife } from './migrations/eventLife.ts';
import { firstTables } from './migrations/firstTables.ts';
import { historyByEvent } from './migrations/historyByEvent.ts';
import { messageMarks } from './migrations/messageMarks.ts';
import type { Migration } from './migrations/migration.ts';
import { pictures } from './migrations/pictures.ts';
import { secondFactors } from './migrations/secondFactors.ts';
import { severalCopies } from './migrations/severalCopies.ts';
import { staffTools } from './migrations/staffTools.ts';
import type { Connection } from './schema.ts';
import { storeFault } from './storeFault.ts';

/**
 * Every migration in order, forward only, under the name by which a failure names it. One that has been released is
 * never changed: the next change is a new one.
 */
const STEPS: Readonly<Record<string, Migration>> = {
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
};

const MIGRATIONS = Object.entries(STEPS);

/** Which version of the tables this site knows. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Several copies of the site that start together on one PostgreSQL database migrate one after the other. */
const MIGRATION_LOCK = 7_281_004;

/**
 * Brings the tables up to date: all steps that are missing, in one transaction.
 *
 * @param upTo the version to stop at: an older one makes the tables of an older site
 * @throws MigrationFailure where a step fails: nothing has changed then
 * @throws PlainError when a newer version of the site made the data
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

/** A step that could not be made; the tables are as they were. */
export class MigrationFailure extends Error {
  override name = 'MigrationFailure';
  /** The version that the tables are of. */
  readonly from: number;

  constructor(from: number, to: number, step: string, cause: unknown) {
    const reason = storeFault(cause) ?? wordsOf(cause);
    super(
      `The tables could not be brought from version ${from} to version ${to} (step “${step}”: ${reason}). Nothing was changed.`,
      { cause },
    );
    this.from = from;
  }
}

/** Keeps other copies of the site from changing the tables until this transaction ends (PostgreSQL). */
export async function lockMigrations(transaction: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
}

function tooNew(version: number): PlainError {
  return new PlainError(
    `This database was made by a newer version of the site (its tables are of version ${version}, this site knows up ` +
      `to ${MIGRATIONS.length}): start that newer version, or restore a backup made before it.`,
  );
}
