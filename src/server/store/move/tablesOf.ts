import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { errorMessage } from '#server/cliError.ts';
import { migrate } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { DATABASE_FILE, prepareDataFolder } from '../sqlite/dataFolder.ts';
import { writingDialect } from '../sqlite/sqliteDialect.ts';
import { SqliteFile } from '../sqlite/sqliteFile.ts';

/** All definitions of an SQLite database, by kind and name. */
type Definitions = ReadonlyMap<string, string>;

/** SQLite's own tables. */
const SQLITES_OWN = /^(table sqlite_(sequence|stat1|stat4)|index sqlite_autoindex_.*)$/;

/** The definitions of a schema version, from a temporary database. */
export async function tablesOf(version: number): Promise<Definitions> {
  const folder = mkdtempSync(join(tmpdir(), 'church-tables-'));
  try {
    const db = new Kysely<Schema>({ dialect: writingDialect(new SqliteFile(prepareDataFolder(folder))) });
    try {
      await migrate(db, 'sqlite', version);
    } finally {
      await db.destroy();
    }
    return definitionsIn(join(folder, DATABASE_FILE));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How a database differs from the site's own, in words; undefined if it does not. Nothing that it defines is run. */
export function strangeTo(path: string, expected: Definitions): string | undefined {
  let found: Definitions;
  try {
    found = definitionsIn(path);
  } catch (thrown) {
    return `what it defines cannot be read (${errorMessage(thrown)})`;
  }
  for (const [name, made] of found) {
    if (!expected.has(name)) return `it holds a ${name}`;
    if (expected.get(name) !== made) return `its ${name} is made differently`;
  }
  for (const name of expected.keys()) if (!found.has(name)) return `it has no ${name}`;
  return undefined;
}

function definitionsIn(path: string): Definitions {
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma trusted_schema = off');
    const all = database.prepare('select type, name, tbl_name, sql from sqlite_schema').all() as Row[];
    const named = all.map((row): [string, Row] => [`${row.type} ${row.name}`, row]);
    const own = named.filter(([name]) => !SQLITES_OWN.test(name));
    return new Map(own.map(([name, row]) => [name, madeOf(database, row)]));
  } finally {
    database.close();
  }
}

type Row = { type: string; name: string; tbl_name: string; sql: string | null };

/** Compares columns rather than SQL text, which differs between versions of SQLite and Kysely. */
function madeOf(database: DatabaseSync, { type, name, tbl_name, sql }: Row): string {
  const ask = (text: string, of: string) => database.prepare(text).all(of);
  // Constraints that SQLite runs while rows are written.
  const rules = (sql ?? '').match(/\b(check|generated|virtual|where|on\s+conflict)\b/gi)?.join() ?? '';
  const columns =
    type === 'table'
      ? ask('select name, lower(type) as type, "notnull", pk, hidden from pragma_table_xinfo(?) order by name', name)
      : type === 'index'
        ? ask('select name, "desc" from pragma_index_xinfo(?) where key order by seqno', name)
        : [];
  return JSON.stringify([tbl_name, rules.toLowerCase(), columns]);
}
