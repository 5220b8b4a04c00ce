/** A fault of the database's place that its driver does not report itself, such as a file that is gone. */
export class StoreFault extends Error {
  override name = 'StoreFault';
}

/** SQLite's primary result codes that say the database cannot be used now, with what the log should say. */
const SQLITE_FAULTS: Record<number, string> = {
  3: 'the database may not be used by this user',
  5: 'another process has locked the database',
  6: 'a table is locked',
  7: 'there is not enough memory',
  8: 'the database can only be read',
  10: 'the disk is full, or does not read or write',
  11: 'the database file is damaged',
  13: 'the disk is full',
  14: 'the database file cannot be opened',
  15: 'another process has locked the database',
  26: 'the database file is not a database',
};

/** SQLite's codes for a file whose content is not what it should be. */
const DAMAGE: readonly number[] = [11, 26];

/** Whether SQLite found the content of its file damaged. */
export function isDamage(thrown: unknown): boolean {
  const { errcode } = thrown as { errcode?: unknown };
  return typeof errcode === 'number' && DAMAGE.includes(errcode & 0xff);
}

/** PostgreSQL's and the network's codes that say the same. */
const POSTGRES_FAULT = /^(08|53|55P03|57014|57P|58|25006|25P03|XX00|ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_AGAIN)/;

/**
 * Why the database cannot be used now, in words for the log; undefined where the error is of another kind (a fault in
 * the program). A caller answers such an error with status 503.
 */
export function storeFault(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  if (thrown instanceof StoreFault) return thrown.message;
  const { code, errcode } = thrown as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return SQLITE_FAULTS[errcode & 0xff];
  if (typeof code === 'string' && POSTGRES_FAULT.test(code)) return `the database server does not answer (${code})`;
  return undefined;
}
