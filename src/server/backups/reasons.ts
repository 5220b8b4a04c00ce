import { errorMessage } from '#server/cliError.ts';
import { storeFault } from '#server/store/storeFault.ts';

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
