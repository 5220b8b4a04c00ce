import { sql } from 'kysely';
import { PlainError } from '#server/plainError.ts';
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

/** Every migration in order, forward only. One that has been released is never changed: the next change is a new one. */
const MIGRATIONS: readonly Migration[] = [
  firstTables,
  staffTools,
  secondFactors,
  messageMarks,
  eventLife,
  severalCopies,
  clockSeen,
  pictures,
  historyByEvent,
];

/** Which version of the tables this site knows. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Several copies of the site that start together on one PostgreSQL database migrate one after the other. */
const MIGRATION_LOCK = 7_281_004;

/**
 * Brings the tables up to date, each migration in a transaction of its own.
 *
 * @param upTo the version to stop at: an older one makes the tables of an older site
 * @throws PlainError when a newer version of the site made the data
 */
export async function migrate(db: Connection, kind: 'sqlite' | 'postgres', upTo = SCHEMA_VERSION): Promise<void> {
  for (let done = 0; done < upTo; ) {
    done = await db.transaction().execute(async (transaction) => {
      if (kind === 'postgres') await lockMigrations(transaction);
      await sql`create table if not exists schema_version (version integer not null)`.execute(transaction);
      const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
      const version = rows[0]?.version ?? 0;
      if (version > MIGRATIONS.length) throw tooNew(version);
      const next = MIGRATIONS[version];
      if (!next) return version;
      await next.up(transaction, kind);
      await (version === 0
        ? sql`insert into schema_version (version) values (1)`
        : sql`update schema_version set version = ${version + 1}`
      ).execute(transaction);
      return version + 1;
    });
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
