import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statfsSync, statSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { PlainError, wordsOf } from '#server/plainError.ts';
import { isRestorable } from './dataFiles.ts';
import { decrypt, encrypt, encryptionOf, type KeyFor, type Lock } from './encryption.ts';
import { MANIFEST, MAX_FILES, MAX_MANIFEST_BYTES, type Manifest, readManifest } from './manifest.ts';
import { diskFault } from './reasons.ts';
import { readTar, type TarEntry, tarEnd, tarHeader, tarPadding } from './tar.ts';

/** A backup may unpack to so many bytes whatever its length, and beyond that to so many for each of its own. */
const [FREE_BYTES, MAX_RATIO] = [64 * 1024 * 1024, 50];

/** A file on the disk and the path that it has in the backup. */
export interface Source {
  path: string;
  from: string;
}

/**
 * Writes the files and then the manifest into one gzipped tar, readable by its owner alone and on the disk at the end.
 *
 * @param lock how it is encrypted (the age format); not at all where there is none
 */
export async function writeBackupFile(
  target: string,
  sources: readonly Source[],
  about: Pick<Manifest, 'made' | 'schemaVersion' | 'records'>,
  lock?: Lock,
): Promise<Manifest> {
  if (sources.length > MAX_FILES) {
    throw new PlainError(`The data folder holds ${sources.length} files; a backup takes at most ${MAX_FILES}.`);
  }
  const manifest: Manifest = { form: 1, ...about, files: [] };
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  const content = Readable.from(archive(sources, manifest));
  if (!lock) {
    await pipeline(content, createGzip(), output);
    return manifest;
  }
  const zipped = createGzip();
  await Promise.all([pipeline(content, zipped), pipeline(await encrypt(zipped, lock), output)]);
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
 * Unpacks a backup into a folder, every file on the disk at the end, and checks it against its manifest. One that
 * unpacks to far more than its length, or than the disk has room for, is refused before that is written.
 *
 * @param keyFor is asked for the key of a backup that is encrypted
 * @throws PlainError where it is no backup, damaged, or cannot be opened
 */
export async function readBackupFile(file: string, into: string, keyFor: KeyFor): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  const names = new Set<string>();
  const text: Buffer[] = [];
  const budget = new Budget(file, into);
  const unpack = async ({ path, size }: TarEntry, content: AsyncIterable<Buffer>) => {
    budget.announce(size);
    if ((path !== MANIFEST && !isRestorable(path)) || names.has(path)) {
      throw new Error(`it holds a file called ${JSON.stringify(path)}`);
    }
    names.add(path);
    if (names.size > MAX_FILES + 1) throw new Error(`it holds more than ${MAX_FILES} files`);
    if (path === MANIFEST) {
      if (size > MAX_MANIFEST_BYTES) throw new Error('its manifest is too long');
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
  const kind = await encryptionOf(file);
  const key = kind && (await keyFor(file, kind));
  try {
    const packed = createReadStream(file);
    const plain = key ? await decrypt(packed, key) : packed;
    await pipeline(plain, createGunzip(), (unpacked) => readTar(budget.count(unpacked), unpack));
  } catch (thrown) {
    if (thrown instanceof PlainError) throw thrown;
    throw new PlainError(unreadable(file, thrown));
  }
  const manifest = readManifest(Buffer.concat(text).toString());
  if (typeof manifest === 'string') throw new PlainError(`${file} cannot be restored: ${manifest}.`);
  const broken = manifest.files.find(
    ({ path, size, sha256 }) => found.get(path)?.sha256 !== sha256 || found.get(path)?.size !== size,
  );
  if (broken) throw new PlainError(`${file} cannot be restored: ${JSON.stringify(broken.path)} in it is damaged.`);
  if (found.size !== manifest.files.length) {
    throw new PlainError(`${file} cannot be restored: it holds files that its manifest does not name.`);
  }
  return manifest;
}

/** Counts what a backup unpacks to, so that a small file never fills the disk. */
class Budget {
  readonly #file: string;
  readonly #into: string;
  readonly #most: number;
  readonly #free: number;
  #counted = 0;
  #announced = 0;

  constructor(file: string, into: string) {
    this.#file = file;
    this.#into = into;
    this.#most = FREE_BYTES + MAX_RATIO * statSync(file).size;
    const { bavail, bsize } = statfsSync(into);
    this.#free = bavail * bsize;
  }

  /** @throws PlainError where a file of that size is too much */
  announce(size: number): void {
    this.#announced += size;
    this.#check(this.#announced);
  }

  async *count(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of source) {
      this.#counted += part.length;
      this.#check(this.#counted);
      yield part;
    }
  }

  #check(bytes: number): void {
    if (bytes > this.#most) {
      throw new PlainError(
        `${this.#file} cannot be restored: it unpacks to more than ${MAX_RATIO} times its length, as no backup of the site does.`,
      );
    }
    if (bytes > this.#free) {
      throw new PlainError(
        `${this.#file} cannot be restored: it needs more room than the ${Math.floor(this.#free / 1e6)} MB that are free in ${dirname(this.#into)}.`,
      );
    }
  }
}

function unreadable(file: string, thrown: unknown): string {
  const disk = diskFault(thrown);
  if (disk) return `${file} could not be unpacked: ${disk}.`;
  const { code = '' } = thrown as NodeJS.ErrnoException;
  const reason = code.startsWith('Z_')
    ? 'it does not unpack'
    : ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL'].includes(code)
      ? 'the names of its files do not go together'
      : wordsOf(thrown);
  return `${file} cannot be restored, for it is damaged or no backup of the site: ${reason}.`;
}
