import { DatabaseSync } from 'node:sqlite';

/** Runs SQL on a database file that no site uses. It is closed at once: SQLite writes the file when it is closed. */
export function changeDatabase(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}
