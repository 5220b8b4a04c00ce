import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync, openAsBlob, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { constants, copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { MINUTE_MS } from '#shared/time.ts';
import { CliError } from './cliError.ts';
import { syncFolder } from './store/sqlite/dataFolder.ts';

/** A folder or a bucket in which files are kept under their names. Its functions throw CliError where a bucket refuses. */
export interface FilePlace {
  /** Its name for people. */
  title: string;
  /** The files whose names begin with this, and when each was stored. */
  list(prefix: string): Promise<{ name: string; at: Date }[]>;
  /** Keeps a copy of a file, whole or not at all. */
  put(file: string, name: string): Promise<void>;
  /** Reads a file, or its bytes from `start` to `end`, both included. @throws an error if there is no such file */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>;
  /** In bytes; undefined if there is no such file. */
  sizeOf(name: string): Promise<number | undefined>;
  remove(name: string): Promise<void>;
}

/** The folder is never created: if its disk is not mounted, files would land on another disk. */
export function folderPlace(folder: string): FilePlace {
  const inFolder = (name: string) => join(folder, name);
  const statOf = (name: string) => statSync(inFolder(name), { throwIfNoEntry: false });
  return {
    title: folder,
    async list(prefix) {
      const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
      return names.map((name) => ({ name, at: statOf(name)?.mtime ?? new Date() }));
    },
    async put(file, name) {
      if (!existsSync(folder)) throw new CliError('the folder is not there: is the disk mounted?');
      const draft = inFolder(`.${name}.${randomUUID()}.part`); // two copies of the site may bring the same file
      try {
        await copyFile(file, draft, constants.COPYFILE_FICLONE);
        const handle = await open(draft, 'r+');
        await handle.sync().finally(() => handle.close());
        renameSync(draft, inFolder(name));
        syncFolder(folder);
      } finally {
        rmSync(draft, { force: true });
      }
    },
    read: async (name, range) =>
      range ? (await open(inFolder(name))).createReadStream(range) : createReadStream(inFolder(name)),
    sizeOf: async (name) => statOf(name)?.size,
    remove: async (name) => rmSync(inFolder(name), { force: true }),
  };
}

/** S3-compatible storage. */
export interface BucketSettings {
  /** The bucket's URL: `https://s3.eu-west-1.amazonaws.com/church-copies`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Long, for a large file over a slow line. */
const ANSWER_TIMEOUT_MS = 30 * MINUTE_MS;

export function bucketPlace({ url, region, keyId, secret }: BucketSettings): FilePlace {
  const opened = import('aws4fetch').then(
    ({ AwsClient }) =>
      new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 3 }),
  );
  const send = async (path: string, init: RequestInit): Promise<Response> =>
    (await opened).fetch(url + path, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...init });
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await send(path, init);
    if (answer.ok) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
    throw new CliError(`the storage refuses it (${answer.status}${code ? `, ${code}` : ''})`);
  };

  async function sizeOf(name: string): Promise<number | undefined> {
    const answer = await send(`/${name}`, { method: 'HEAD' });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new CliError(`the storage refuses it (${answer.status})`);
    return Number(answer.headers.get('content-length'));
  }

  return {
    title: url,
    sizeOf,
    async list(prefix) {
      const found: { name: string; at: Date }[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const from = token && `&continuation-token=${encodeURIComponent(token)}`;
        const text = await (await ask(`?list-type=2&prefix=${encodeURIComponent(prefix)}${from}`)).text();
        for (const entry of text.split('<Contents>').slice(1)) {
          found.push({ name: element('Key', entry) ?? '', at: new Date(element('LastModified', entry) ?? 0) });
        }
        token = element('NextContinuationToken', text);
      }
      return found;
    },
    async put(file, name) {
      await ask(`/${name}`, { method: 'PUT', body: await openAsBlob(file) });
      const { size } = statSync(file);
      const stored = await sizeOf(name);
      if (stored !== size) throw new CliError(`the storage kept ${stored ?? 0} of its ${size} bytes`);
    },
    async read(name, range) {
      // Somebody who hears a part of it may take hours.
      const part = range && { headers: { range: `bytes=${range.start}-${range.end}` }, signal: null };
      const { body } = await ask(`/${name}`, part);
      if (!body) throw new CliError('the storage gave nothing back');
      return Readable.fromWeb(body as ReadableStream);
    },
    remove: async (name) => void (await ask(`/${name}`, { method: 'DELETE' })),
  };
}

/** The text of the first such element of S3's answers. */
const element = (name: string, xml: string): string | undefined => xml.split(`<${name}>`)[1]?.split('<', 1)[0];
