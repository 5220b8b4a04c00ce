import { createReadStream, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type BucketSettings, openBucket } from '#server/bucket.ts';
import { CliError } from '#server/cliError.ts';
import { syncFolder } from '#server/store/sqlite/dataFolder.ts';
import { reasonOf } from '../reasons.ts';

/** Where nightly backups are copied to, and how they are encrypted. */
export interface BackupSettings {
  /** Public age keys; without any, backups are not encrypted. */
  recipients: readonly string[];
  /** A second folder, such as the mount of another disk. */
  folder: string | undefined;
  bucket: BucketSettings | undefined;
  /** The folder of the recordings of sermons, if backups hold them too. */
  soundsIn: string | undefined;
}

/** A place for backups outside the data folder. */
export interface BackupPlace {
  kind: 'folder' | 'bucket';
  /** Its name for people. */
  title: string;
  /** Lists the backups there. */
  list(): Promise<string[]>;
  put(file: string, name: string): Promise<void>;
  /** Reads a backup back, to compare it. */
  get(name: string): Promise<AsyncIterable<Uint8Array>>;
  remove(name: string): Promise<void>;
}

export async function backupPlacesOf({ folder, bucket }: BackupSettings): Promise<BackupPlace[]> {
  return [...(folder ? [folderPlace(folder)] : []), ...(bucket ? [await bucketPlace(bucket)] : [])];
}

/** The folder is never created: if its disk is not mounted, backups would land on the same disk as the data. */
function folderPlace(folder: string): BackupPlace {
  const inFolder = (name: string) => join(folder, name);
  return {
    kind: 'folder',
    title: folder,
    list: async () => readdirSync(folder),
    async put(file, name) {
      if (!existsSync(folder)) throw new CliError('the folder is not there: is the disk mounted?');
      const draft = inFolder(`.${name}.part`);
      try {
        await copyFile(file, draft);
        const handle = await open(draft, 'r+');
        await handle.sync().finally(() => handle.close());
        renameSync(draft, inFolder(name));
        syncFolder(folder);
      } finally {
        rmSync(draft, { force: true });
      }
    },
    get: async (name) => createReadStream(inFolder(name)),
    remove: async (name) => rmSync(inFolder(name), { force: true }),
  };
}

async function bucketPlace(settings: BucketSettings): Promise<BackupPlace> {
  const { list, ...bucket } = await openBucket(settings);
  const names = async () => (await list('church-')).map(({ name }) => name);
  return { kind: 'bucket', title: settings.url, list: names, ...bucket };
}

/** Why a place failed, in words. */
export const placeFault = (thrown: unknown): string => {
  const { name, cause } = thrown as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'it does not answer';
  return cause?.code ? `it does not answer (${cause.code})` : reasonOf(thrown);
};
