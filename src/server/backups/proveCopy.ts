import { join } from 'node:path';
import { PlainError } from '#server/plainError.ts';
import { openStore } from '#server/store/connect.ts';
import { countRecords } from './countRecords.ts';
import { checkBackup } from './restoreBackup.ts';

/**
 * Restores a backup into a scratch folder, opens it as the site would, and counts what it holds.
 *
 * @returns how many records it holds
 * @throws PlainError where it could not be restored
 */
export async function proveCopy(file: string, scratch: string): Promise<number> {
  const folder = join(scratch, 'proof');
  const { records } = await checkBackup(file, folder);
  const store = await openStore({ kind: 'sqlite', folder });
  await store.close();
  const found = countRecords(folder);
  if (records !== undefined && found < records) {
    throw new PlainError(`Of the ${records} records of ${file} only ${found} came back.`);
  }
  return found;
}
