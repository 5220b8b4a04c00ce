import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from './testApp.ts';

/** S3-compatible storage for one test. */
export async function aBucket(secret = 'S3RVER') {
  const directory = temporaryFolder();
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'church', configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const bucket = { url: `http://127.0.0.1:${port}/church`, region: 'us-east-1', keyId: 'S3RVER', secret };
  const names = () =>
    readdirSync(join(directory, 'church'))
      .filter((name) => name.endsWith('object'))
      .map((name) => name.replace('._S3rver_object', ''));
  const bytes = (name: string) => readFileSync(join(directory, 'church', `${name}._S3rver_object`));
  return { bucket, names, bytes };
}
