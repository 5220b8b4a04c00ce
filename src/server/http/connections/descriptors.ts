import { readFileSync } from 'node:fs';

/** Far more than visitors need, even if the machine would allow more. */
const MAX_CONNECTIONS = 4_000;

/** Descriptors left for the database, the log, child processes and the like. */
const RESERVED_DESCRIPTORS = 100;

/**
 * The most simultaneous connections of this process. Each may need a second descriptor, for the file it is sent.
 *
 * @param limit the process's limit of open files
 */
export function mostConnections(limit = descriptorLimit()): number {
  const forVisitors = limit - Math.min(RESERVED_DESCRIPTORS, limit / 2);
  return Math.min(MAX_CONNECTIONS, Math.floor(forVisitors / 2));
}

/** This process's limit of open files; infinite on systems without /proc. */
function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
