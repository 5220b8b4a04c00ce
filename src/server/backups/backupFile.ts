import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { PlainError, wordsOf } from '#server/plainError.ts';
import { readTar, type TarEntry, tarEnd, tarHeader, tarPadding } from './tar.ts';

/** What a backup says of itself, in its last file: without it the backup is cut off. */
export interface Manifest {
  form: 1;
  /** When it was made: ISO 8601 in UTC. */
  made: string;
  /** Which version the database's tables are of (see `migrate`). */
  schemaVersion: number;
  files: { path: string; size: number; sha256: string }[];
}

const MANIFEST = 'manifest.json';

/** The longest that a manifest can be, in bytes. */
const LONGEST_MANIFEST = 64 * 1024 * 1024;

/** A file on the disk and the path that it has in the backup. */
export interface Source {
  path: string;
  from: string;
}

/** Writes the files and then the manifest into one gzipped tar, readable by its owner alone and on the disk at the end. */
export async function writeBackupFile(
  target: string,
  sources: readonly Source[],
  about: Pick<Manifest, 'made' | 'schemaVersion'>,
): Promise<Manifest> {
  const manifest: Manifest = { form: 1, ...about, files: [] };
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(archive(sources, manifest)), createGzip(), output);
  return manifest;
}

async function* archive(sources: readonly Source[], manifest: Manifest): AsyncGenerator<Buffer> {
  const modified = new Date(manifest.made);
  for (const { path, from } of sources) {
    const file = await open(from).catch(nullWhereGone);
    if (!file) continue; // it was deleted since the folder was listed
    try {
      const { size } = await file.stat();
      const sum = createHash('sha256');
      yield tarHeader({ path, size }, modified);
      let left = size;
      if (size > 0) {
        for await (const part of file.createReadStream({ end: size - 1, autoClose: false })) {
          sum.update(part);
          left -= part.length;
          yield part;
        }
      }
      if (left !== 0) throw new Error(`${from} became shorter while it was copied`);
      yield tarPadding(size);
      manifest.files.push({ path, size, sha256: sum.digest('hex') });
    } finally {
      await file.close();
    }
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 2));
  yield tarHeader({ path: MANIFEST, size: text.length }, modified);
  yield Buffer.concat([text, tarPadding(text.length), tarEnd()]);
}

function nullWhereGone(thrown: NodeJS.ErrnoException): null {
  if (thrown.code === 'ENOENT') return null;
  throw thrown;
}

/**
 * Unpacks a backup into a folder, every file on the disk at the end, and checks it against its manifest.
 *
 * @throws PlainError where it is no backup, or damaged
 */
export async function readBackupFile(file: string, into: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  const text: Buffer[] = [];
  const unpack = async ({ path, size }: TarEntry, content: AsyncIterable<Buffer>) => {
    if (!isSafe(path) || found.has(path)) throw new Error(`a file in it is called ${JSON.stringify(path)}`);
    if (path === MANIFEST) {
      if (size > LONGEST_MANIFEST) throw new Error('its manifest is too long');
      for await (const part of content) text.push(part);
      return;
    }
    await mkdir(dirname(join(into, path)), { recursive: true, mode: 0o700 });
    const sum = createHash('sha256');
    const output = createWriteStream(join(into, path), { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(
      content,
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          sum.update(part);
          yield part;
        }
      },
      output,
    );
    found.set(path, { size, sha256: sum.digest('hex') });
  };
  try {
    await pipeline(createReadStream(file), createGunzip(), (unpacked) => readTar(unpacked, unpack));
  } catch (thrown) {
    throw new PlainError(`${file} cannot be restored, for it is damaged or no backup of the site: ${reason(thrown)}.`);
  }
  const manifest = readManifest(Buffer.concat(text).toString());
  if (!manifest) throw new PlainError(`${file} cannot be restored: it is no backup that this site can read.`);
  const broken = manifest.files.find(
    ({ path, size, sha256 }) => found.get(path)?.sha256 !== sha256 || found.get(path)?.size !== size,
  );
  if (broken) throw new PlainError(`${file} cannot be restored: ${broken.path} in it is damaged.`);
  if (found.size !== manifest.files.length) {
    throw new PlainError(`${file} cannot be restored: it holds files that its manifest does not name.`);
  }
  return manifest;
}

function isSafe(path: string): boolean {
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0]|^\w:/.test(path);
}

function reason(thrown: unknown): string {
  const { code = '' } = thrown as NodeJS.ErrnoException;
  return code.startsWith('Z_') ? 'it does not unpack' : wordsOf(thrown);
}

function readManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Manifest;
    return manifest.form === 1 && Array.isArray(manifest.files) ? manifest : undefined;
  } catch {
    return undefined; // cut off, or none at all
  }
}
