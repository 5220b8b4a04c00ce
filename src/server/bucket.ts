import { openAsBlob, statSync } from 'node:fs';
import { MINUTE_MS } from '#shared/time.ts';
import { CliError } from './cliError.ts';

/** S3-compatible storage. */
export interface BucketSettings {
  /** The bucket's URL: `https://s3.eu-west-1.amazonaws.com/church-copies`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** What is done with a bucket. Each of them throws CliError where the storage refuses it. */
export interface Bucket {
  /** The names that begin with this, and when each was stored. */
  list(prefix: string): Promise<{ name: string; at: Date }[]>;
  put(file: string, name: string): Promise<void>;
  /** @param range a part of it (`bytes=0-99`), for somebody who may take hours to read it */
  get(name: string, range?: string): Promise<ReadableStream<Uint8Array>>;
  /** Undefined where there is no such file. */
  sizeOf(name: string): Promise<number | undefined>;
  remove(name: string): Promise<void>;
}

/** Long, for a large file over a slow line. */
const ANSWER_TIMEOUT_MS = 30 * MINUTE_MS;

export async function openBucket({ url, region, keyId, secret }: BucketSettings): Promise<Bucket> {
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 3 });
  const send = (path: string, init: RequestInit): Promise<Response> =>
    client.fetch(url + path, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...init });
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
    async get(name, range) {
      const { body } = await ask(`/${name}`, range ? { headers: { range }, signal: null } : {});
      if (!body) throw new CliError('the storage gave nothing back');
      return body;
    },
    remove: async (name) => void (await ask(`/${name}`, { method: 'DELETE' })),
  };
}

/** The text of the first such element of S3's answers. */
const element = (name: string, xml: string): string | undefined => xml.split(`<${name}>`)[1]?.split('<', 1)[0];
