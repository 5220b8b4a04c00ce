import { createReadStream, existsSync, openAsBlob, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '#server/plainError.ts';
import { syncFolder } from '#server/store/dataFolder.ts';
import { reasonOf } from './reasons.ts';

/** S3-compatible storage that takes copies. */
export interface BucketSettings {
  /** The bucket's address: `https://s3.eu-west-1.amazonaws.com/church-copies`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Where the nightly copies go beside the data folder, and for whom they are encrypted. */
export interface CopySettings {
  /** Public keys; none leaves the copies as readable as the data. */
  recipients: readonly string[];
  /** A second folder, or the mount of another disk. */
  folder: string | undefined;
  bucket: BucketSettings | undefined;
}

/** A place that takes copies beside the data folder. */
export interface Place {
  kind: 'folder' | 'bucket';
  /** The place as a person knows it. */
  title: string;
  /** Which copies are there. */
  list(): Promise<string[]>;
  put(file: string, name: string): Promise<void>;
  /** The bytes of a copy, to see that they are what was put. */
  get(name: string): Promise<AsyncIterable<Uint8Array>>;
  remove(name: string): Promise<void>;
}

/** How long the storage may take to answer, in milliseconds; a large copy over a slow line takes its time. */
const ANSWER_TIMEOUT_MS = 30 * 60_000;

/** The places that the settings name. */
export async function placesOf({ folder, bucket }: CopySettings): Promise<Place[]> {
  return [...(folder ? [folderPlace(folder)] : []), ...(bucket ? [await bucketPlace(bucket)] : [])];
}

/** A folder is never made here: where another disk is not mounted, the copies would land on the same one. */
function folderPlace(folder: string): Place {
  const inFolder = (name: string) => join(folder, name);
  return {
    kind: 'folder',
    title: folder,
    list: async () => readdirSync(folder),
    async put(file, name) {
      if (!existsSync(folder)) throw new PlainError('the folder is not there: is the disk mounted?');
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

async function bucketPlace({ url, region, keyId, secret }: BucketSettings): Promise<Place> {
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 3 });
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await client.fetch(url + path, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    if (answer.ok) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
    throw new PlainError(`the storage refuses it (${answer.status}${code ? `, ${code}` : ''})`);
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
      if (stored !== size) throw new PlainError(`the storage kept ${stored} of its ${size} bytes`);
    },
    async get(name) {
      const { body } = await ask(`/${name}`);
      if (!body) throw new PlainError('the storage gave nothing back');
      return body;
    },
    remove: async (name) => void (await ask(`/${name}`, { method: 'DELETE' })),
  };
}

/** Why a place did not take or give a copy, in words. */
export const placeFault = (thrown: unknown): string => {
  const { name, cause } = thrown as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'it does not answer';
  return cause?.code ? `it does not answer (${cause.code})` : reasonOf(thrown);
};
