import { readDatabase } from '#server/store/sqlite/connections.ts';

/** The tables with people's data. */
const MISSED = ['events', 'messages', 'staff', 'history', 'pictures'];

/** Counts the records of a database: events, messages, accounts, history and pictures. */
export const countRecords = (path: string): number =>
  readDatabase(path, (database) => {
    const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
    const there = MISSED.filter((table) => tables.some(({ name }) => name === table));
    const count = (table: string) => Number(database.prepare(`select count(*) as n from ${table}`).get()?.n ?? 0);
    return there.reduce((sum, table) => sum + count(table), 0);
  });
