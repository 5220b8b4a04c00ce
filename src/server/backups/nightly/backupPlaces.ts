import { createReadStream, existsSync, openAsBlob, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '#server/cliError.ts';
import { syncFolder } from '#server/store/sqlite/dataFolder.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { reasonOf } from '../reasons.ts';

/** S3-compatible storage. */
interface BucketSettings {
  /** The bucket's URL: `https://s3.eu-west-1.amazonaws.com/church-copies`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Where nightly backups are copied to, and how they are encrypted. */
export interface BackupSettings {
  /** Public age keys; without any, backups are not encrypted. */
  recipients: readonly string[];
  /** A second folder, such as the mount of another disk. */
  folder: string | undefined;
  bucket: BucketSettings | undefined;
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

/** Long, for a large backup over a slow line. */
const ANSWER_TIMEOUT_MS = 30 * MINUTE_MS;

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

async function bucketPlace({ url, region, keyId, secret }: BucketSettings): Promise<BackupPlace> {
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 3 });
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await client.fetch(url + path, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    if (answer.ok) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
    throw new CliError(`the storage refuses it (${answer.status}${code ? `, ${code}` : ''})`);
  };
  return {
    kind: 'bucket',
    title: url,
    async list() {
      const text = await (await ask('?list-type=2&prefix=church-')).text();
      return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
    },
    async put(file, name) {
      await ask(`/${name}`, { method: 'PUT', body: await openAsBlob(file) });
      const { size } = statSync(file);
      const stored = Number((await ask(`/${name}`, { method: 'HEAD' })).headers.get('content-length'));
      if (stored !== size) throw new CliError(`the storage kept ${stored} of its ${size} bytes`);
    },
    async get(name) {
      const { body } = await ask(`/${name}`);
      if (!body) throw new CliError('the storage gave nothing back');
      return body;
    },
    remove: async (name) => void (await ask(`/${name}`, { method: 'DELETE' })),
  };
}

/** Why a place failed, in words. */
export const placeFault = (thrown: unknown): string => {
  const { name, cause } = thrown as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'it does not answer';
  return cause?.code ? `it does not answer (${cause.code})` : reasonOf(thrown);
};
