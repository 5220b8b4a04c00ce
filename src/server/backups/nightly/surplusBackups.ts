import { backupDate } from '#server/store/sqlite/newestBackup.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';

/** Nightly backups that are kept. */
const MAX_DAILY = 7;

/** Weekly backups that are kept besides. */
const MAX_WEEKLY = 4;

/**
 * The nightly backups to delete, of the names in a folder: all but the newest seven, and the first of each week (Monday to
 * Sunday) for four more weeks. It counts backups, not days, so that a clock that jumps ahead deletes none. Other files
 * are ignored.
 */
export function surplusBackups(names: readonly string[]): string[] {
  const copies = names.filter((name) => backupDate(name) !== undefined).sort();
  const older = copies.slice(0, -MAX_DAILY);
  const firstOfWeek = new Set(new Map(copies.toReversed().map((name) => [weekOf(name), name])).values());
  const weekly = new Set(older.filter((name) => firstOfWeek.has(name)).slice(-MAX_WEEKLY));
  return older.filter((name) => !weekly.has(name));
}

/** The Monday of a backup's week. */
function weekOf(name: string): string {
  const date = backupDate(name) ?? '';
  return addDays(date, -(((dayOfWeek(date) ?? 0) + 6) % 7));
}
