import { copyDate } from '#server/store/newestCopy.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';

/** How many nights' copies are kept. */
const DAILY = 7;

/** How many weeks' first copies are kept beside them. */
const WEEKLY = 4;

/**
 * Which nightly copies are no longer kept, of the names in the folder of backups: all but the newest seven, and beyond
 * those the first of each week (Monday to Sunday) for four weeks. It counts copies, not days, so that a clock that
 * jumps ahead takes none away. Files of other names are left alone.
 */
export function surplusCopies(names: readonly string[]): string[] {
  const copies = names.filter((name) => copyDate(name) !== undefined).sort();
  const older = copies.slice(0, -DAILY);
  const firstOfWeek = new Set(new Map(copies.toReversed().map((name) => [weekOf(name), name])).values());
  const weekly = new Set(older.filter((name) => firstOfWeek.has(name)).slice(-WEEKLY));
  return older.filter((name) => !weekly.has(name));
}

/** The Monday of a copy's week. */
function weekOf(name: string): string {
  const date = copyDate(name) ?? '';
  return addDays(date, -(((dayOfWeek(date) ?? 0) + 6) % 7));
}
