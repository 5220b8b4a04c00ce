import { errorMessage } from '#server/cliError.ts';

/**
 * A database fault that the driver does not report itself, such as a deleted file. `/health` tells its text to anybody, so
 * it names no folder.
 */
export class StoreFault extends Error {
  override name = 'StoreFault';
}

/** SQLite's primary result codes for an unusable database, with the text for the log. */
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

/** SQLite's codes for a damaged file. */
const DAMAGE: readonly number[] = [11, 26];

export function isDamage(thrown: unknown): boolean {
  const { errcode } = thrown as { errcode?: unknown };
  return typeof errcode === 'number' && DAMAGE.includes(errcode & 0xff);
}

/** The same for PostgreSQL and the network. */
const POSTGRES_FAULT = /^(08|53|55P03|57014|57P|58|25006|25P03|XX00|ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_AGAIN)/;

/**
 * Why the database cannot be used now, in words for the log; undefined for other errors, such as bugs. Such an error gets
 * status 503.
 */
export function storeFault(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  if (thrown instanceof StoreFault) return thrown.message;
  const { code, errcode } = thrown as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return SQLITE_FAULTS[errcode & 0xff];
  if (typeof code === 'string' && POSTGRES_FAULT.test(code)) return `the database server does not answer (${code})`;
  return undefined;
}

/**
 * Waits for the database, but not longer than a limit in milliseconds.
 *
 * @throws StoreFault when the time is over; whatever the work throws before that
 */
export async function withinTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new StoreFault('the database does not answer'));
    timer = setTimeout(giveUp, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const DISK: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s share of the disk is full',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  EIO: 'the disk does not read or write',
};

/** The disk's error in words; undefined for other errors. */
export const diskFault = (thrown: unknown): string | undefined =>
  DISK[(thrown as NodeJS.ErrnoException | undefined)?.code ?? ''];

/** Why a backup failed, in words. */
export const reasonOf = (thrown: unknown): string => diskFault(thrown) ?? storeFault(thrown) ?? errorMessage(thrown);
