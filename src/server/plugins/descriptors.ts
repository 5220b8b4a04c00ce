import { readFileSync } from 'node:fs';

/** The most connections at once where the machine would allow more: far more than visitors need. */
const MOST_CONNECTIONS = 4_000;

/** Files that stay free for the database, the log, a picture's process and whatever else is not a connection. */
const KEPT_FREE = 100;

/**
 * How many connections a process may hold at once. Each may need a second file: the one that is being sent to it.
 *
 * @param limit the most files that the process may hold open
 */
export function mostConnections(limit = descriptorLimit()): number {
  const forVisitors = limit - Math.min(KEPT_FREE, limit / 2);
  return Math.min(MOST_CONNECTIONS, Math.floor(forVisitors / 2));
}

/** The most files that this process may hold open; no limit is known where the system has no /proc. */
function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
