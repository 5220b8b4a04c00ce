import { sql } from 'kysely';
import { CliError, errorMessage } from '#server/cliError.ts';
import { searchedText } from './events/history.ts';
import { searchedMessage } from './messages.ts';
import { columnsThere, createTable, type DatabaseKind, makeIndexes, makeTable, run } from './migrations/makeTables.ts';
import { type Connection, TABLES, type Table } from './store.ts';
import { storeFault } from './storeFault.ts';

/**
 * The version of the tables, raised with each change of them. The version before runs on the new tables for a minute, so
 * nothing is taken away, and a new column may be null or has a default.
 */
export const SCHEMA_VERSION = 31;

/** Instances that start together on one PostgreSQL database migrate one after another. */
const MIGRATION_LOCK = 7_281_004;

/** Told after a failed migration. */
const WAY_BACK =
  'The older version of the site still works on this data: start it again. Or mend the reason and start this one.';

/** The version of the tables. */
async function versionOf(db: Connection): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(db);
  return rows[0]?.version;
}

/** Whether the tables are of this version; false as well where they cannot be read. */
export const isMigrated = async (db: Connection): Promise<boolean> =>
  (await versionOf(db).catch(() => undefined)) === SCHEMA_VERSION;

/**
 * Brings the tables to this version in one transaction: makes what is missing, and then what later versions changed of the
 * data, in their order.
 *
 * @param copy the backup of the data as it is, which is named if a step fails
 * @throws CliError if one fails, or if the data is from a newer version of the site; nothing has changed then
 */
export async function migrate(db: Connection, kind: DatabaseKind, copy?: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await lockMigrations(transaction);
    await run(transaction, 'create table if not exists schema_version (version integer not null)');
    const version = (await versionOf(transaction)) ?? 0;
    if (version > SCHEMA_VERSION) {
      throw new CliError(
        `This database was made by a newer version of the site (its tables are of version ${version}, this site knows up ` +
          `to ${SCHEMA_VERSION}): start that newer version, or restore a backup made before it.`,
      );
    }
    if (version === SCHEMA_VERSION) return;
    for (const [name, step] of stepsFrom(version)) {
      await step(transaction, kind).catch((thrown: unknown) => {
        const reason = `step “${name}”: ${storeFault(thrown) ?? errorMessage(thrown)}`;
        const words = `The tables could not be brought from version ${version} to version ${SCHEMA_VERSION} (${reason}). Nothing was changed.`;
        throw new CliError([words, ...(copy ? [`A copy of the data as it is: ${copy}`] : []), WAY_BACK].join('\n'));
      });
    }
    const written =
      version === 0 ? 'insert into schema_version (version) values' : 'update schema_version set version =';
    await run(transaction, `${written} (${SCHEMA_VERSION})`);
  });
}

/** A step of a migration, in its transaction. */
type Step = (transaction: Connection, kind: DatabaseKind) => Promise<unknown>;

/** What brings the tables of a version to this one, in order; from version 0, a new database. */
function stepsFrom(version: number): [name: string, step: Step][] {
  const make = version === 0 ? createTable : makeTable; // another program's table is refused, not changed
  const tables = (Object.keys(TABLES) as Table[]).map((table): [string, Step] => [
    `table ${table}`,
    (transaction, kind) => make(transaction, kind, table),
  ]);
  const changes = Object.entries(CHANGES)
    .filter(([since]) => version > 0 && Number(since) > version)
    .map(([since, change]): [string, Step] => [`version ${since}`, change]);
  return [...tables, ...changes, ['indexes', makeIndexes]];
}

/** Keeps other instances from migrating until this transaction ends (PostgreSQL). */
export async function lockMigrations(transaction: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
}

/** How many entries of the history are read at a time. */
const BATCH = 500;

/**
 * What versions changed of data that was there, by their numbers: the new tables and columns are there by then. What was
 * released is never changed.
 */
export const CHANGES: Readonly<Record<number, Step>> = {
  /** The history tells of accounts beside events. SQLite cannot drop a constraint: the table is made again. */
  async 3(transaction, kind) {
    if (kind === 'postgres') return run(transaction, 'alter table history alter column event_id drop not null');
    await createTable(transaction, kind, 'history', 'history_anew');
    const kept = 'id, at, username, action, event_id, old, new';
    await run(transaction, `insert into history_anew (${kept}) select ${kept} from history`);
    await run(transaction, 'drop table history');
    return run(transaction, 'alter table history_anew rename to history');
  },

  /** Accounts from before there were roles keep their rights. */
  10: (transaction) => run(transaction, `update staff set role = 'owner'`),

  /** Who set when an event appears: for events that wait for their hour already, who changed them last. */
  23: (transaction) =>
    run(
      transaction,
      `update events set publish_by =
        (select username from history where history.event_id = events.id order by history.id desc limit 1)
        where publish like '____-%'`,
    ),

  /** Moves the drafts of words into the history of their fields. Browsers keep drafts now. */
  async 28(transaction, kind) {
    if ((await columnsThere(transaction, kind, 'content_drafts')).size === 0) return;
    await run(
      transaction,
      `insert into content_versions
        (page, field, language, value, username, created_at, publish_at, withdrawn_by, withdrawn_at)
        select page, field, language, value, username, content_drafts.updated_at, content_drafts.updated_at, username,
          content_drafts.updated_at
        from content_drafts join staff on staff.id = content_drafts.staff_id`,
    );
  },

  /** What the searches look at, in its latest form; it was 24 while apostrophes and telephone numbers were new in it. */
  async 29(transaction) {
    const messages = await transaction
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'phone_number', 'message', 'note'])
      .execute();
    for (const { id, ...message } of messages) {
      const searched = searchedMessage(message);
      await transaction.updateTable('messages').set({ searched }).where('id', '=', id).execute();
    }
    for (let after = 0; ; ) {
      const entries = await transaction
        .selectFrom('history')
        .select(['id', 'username', 'action', 'account', 'old', 'new'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const { id, ...entry } of entries) {
        const searched = searchedText(entry);
        await transaction.updateTable('history').set({ searched }).where('id', '=', id).execute();
        after = id;
      }
      if (entries.length < BATCH) return;
    }
  },
};
