import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '#server/store/dataFolder.ts';

/** The tables whose rows a person would miss. */
const MISSED = ['events', 'messages', 'staff', 'history', 'pictures'];

/** How many records the database of a folder, or of that path, holds: events, messages, accounts, history and pictures. */
export function countRecords(folder: string, file = DATABASE_FILE): number {
  const database = new DatabaseSync(join(folder, file), { readOnly: true });
  try {
    const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
    const there = MISSED.filter((table) => tables.some(({ name }) => name === table));
    const count = (table: string) => Number(database.prepare(`select count(*) as n from ${table}`).get()?.n ?? 0);
    return there.reduce((sum, table) => sum + count(table), 0);
  } finally {
    database.close();
  }
}
