import { join } from 'node:path';
import { openToRead } from '#server/store/sqlite/connections.ts';
import { DATABASE_FILE } from '#server/store/sqlite/dataFolder.ts';

/** The tables with people's data. */
const MISSED = ['events', 'messages', 'staff', 'history', 'pictures'];

/** Counts the records of a database: events, messages, accounts, history and pictures. */
export function countRecords(folder: string, file = DATABASE_FILE): number {
  const database = openToRead(join(folder, file), 0);
  try {
    const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
    const there = MISSED.filter((table) => tables.some(({ name }) => name === table));
    const count = (table: string) => Number(database.prepare(`select count(*) as n from ${table}`).get()?.n ?? 0);
    return there.reduce((sum, table) => sum + count(table), 0);
  } finally {
    database.close();
  }
}
