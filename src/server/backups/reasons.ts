import { wordsOf } from '#server/plainError.ts';
import { storeFault } from '#server/store/storeFault.ts';

/** What the disk says, in words. */
const DISK: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s share of the disk is full',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  EIO: 'the disk does not read or write',
};

/** Why the disk refused, in words; undefined where it was not the disk. */
export const diskFault = (thrown: unknown): string | undefined =>
  DISK[(thrown as NodeJS.ErrnoException | undefined)?.code ?? ''];

/** Why a backup could not be made or kept, in words. */
export const reasonOf = (thrown: unknown): string => diskFault(thrown) ?? storeFault(thrown) ?? wordsOf(thrown);
