import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, statfsSync, statSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { array, type InferType, number, object, string } from 'yup';
import { CliError, errorMessage } from '#server/cliError.ts';
import { diskFault } from '#server/store/storeFault.ts';
import { isRestorable, MANIFEST } from './dataFiles.ts';
import { decrypt, encrypt, encryptionOf, type KeyFor, type Lock } from './encryption.ts';

/** A file on disk and its path in the backup. */
export interface Source {
  path: string;
  from: string;
}

/**
 * Writes the files, and then the manifest, into one gzipped tar (mode 600), flushed to disk.
 *
 * @param lock encrypts it (age format); without it, the backup is plain
 */
export async function writeBackupFile(
  target: string,
  sources: readonly Source[],
  about: Pick<Manifest, 'made' | 'schemaVersion' | 'records'>,
  lock?: Lock,
): Promise<Manifest> {
  if (sources.length > MAX_FILES) {
    throw new CliError(`The data folder holds ${sources.length} files; a backup takes at most ${MAX_FILES}.`);
  }
  const manifest: Manifest = { form: 1, ...about, files: [] };
  const archive = tar.pack();
  const zipped = createGzip();
  const sealed = lock ? await encrypt(zipped, lock) : zipped;
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  const packing = pack(archive, sources, manifest).catch((thrown: Error) => {
    archive.destroy(thrown);
    throw thrown;
  });
  await Promise.all([packing, pipeline(archive, zipped), pipeline(sealed, output)]);
  return manifest;
}

async function pack(archive: tar.Pack, sources: readonly Source[], manifest: Manifest): Promise<void> {
  const about = { mode: 0o600, mtime: new Date(manifest.made) };
  for (const { path, from } of sources) {
    const file = await open(from).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code !== 'ENOENT') throw thrown;
    });
    if (!file) continue; // deleted since the folder was listed
    try {
      const { size } = await file.stat();
      const sum = createHash('sha256');
      const content = size === 0 ? [] : file.createReadStream({ end: size - 1, autoClose: false });
      // tar-stream fails if the file has become shorter than its header says.
      await pipeline(content, hashing(sum), archive.entry({ name: path, size, ...about }));
      manifest.files.push({ path, size, sha256: sum.digest('hex') });
    } finally {
      await file.close();
    }
  }
  archive.entry({ name: MANIFEST, ...about }, JSON.stringify(manifest, null, 2));
  archive.finalize();
}

function hashing(sum: Hash) {
  return async function* (parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      sum.update(part);
      yield part;
    }
  };
}

/**
 * Unpacks a backup into a folder, flushed to disk, and checks it against its manifest. An archive that unpacks to far
 * more than its size, or more than the disk has room for, is refused early.
 *
 * @param keyFor gives the key of an encrypted backup
 * @throws CliError if it is not a backup, is damaged, or cannot be decrypted
 */
export async function readBackupFile(file: string, into: string, keyFor: KeyFor): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  const text: Buffer[] = [];
  const unpack = async ({ name, size = 0, type }: tar.Headers, content: Readable) => {
    if (type !== 'file') throw new Error('it is not a tar of plain files');
    if ((name === MANIFEST ? text.length > 0 : !isRestorable(name)) || found.has(name)) {
      throw new Error(`it holds a file called ${JSON.stringify(name)}`);
    }
    if (found.size > MAX_FILES) throw new Error(`it holds more than ${MAX_FILES} files`);
    if (name === MANIFEST) {
      if (size > MAX_MANIFEST_BYTES) throw new Error('its manifest is too long');
      for await (const part of content) text.push(part);
      return;
    }
    await mkdir(dirname(join(into, name)), { recursive: true, mode: 0o700 });
    const sum = createHash('sha256');
    await pipeline(
      content,
      hashing(sum),
      createWriteStream(join(into, name), { flags: 'wx', mode: 0o600, flush: true }),
    );
    found.set(name, { size, sha256: sum.digest('hex') });
  };
  let unpacking = Promise.resolve();
  const archive = tar.extract().on('entry', (header, content, next) => {
    content.on('error', () => undefined); // reported below, with the archive
    unpacking = unpack(header, content);
    unpacking.then(() => next(), next);
  });
  const kind = await encryptionOf(file);
  const key = kind && (await keyFor(file, kind));
  try {
    const packed = createReadStream(file);
    const plain = key ? await decrypt(packed, key) : packed;
    await pipeline(plain, createGunzip(), within(file, into), archive);
    await unpacking;
  } catch (thrown) {
    await unpacking.catch(() => undefined); // it would go on writing into a folder that the caller removes
    if (thrown instanceof CliError) throw thrown;
    throw new CliError(unreadable(file, thrown));
  }
  const manifest = readManifest(Buffer.concat(text).toString());
  if (typeof manifest === 'string') throw new CliError(`${file} cannot be restored: ${manifest}.`);
  const broken = manifest.files.find(
    ({ path, size, sha256 }) => found.get(path)?.sha256 !== sha256 || found.get(path)?.size !== size,
  );
  if (broken) throw new CliError(`${file} cannot be restored: ${JSON.stringify(broken.path)} in it is damaged.`);
  if (found.size !== manifest.files.length) {
    throw new CliError(`${file} cannot be restored: it holds files that its manifest does not name.`);
  }
  return manifest;
}

/** A backup may unpack to ALWAYS_ALLOWED_BYTES whatever its length, and beyond that to MAX_RATIO times its length. */
const [ALWAYS_ALLOWED_BYTES, MAX_RATIO] = [64 * 1024 * 1024, 50];

/** Refuses a backup that unpacks to too much: a small hostile file must not fill the disk. */
function within(file: string, into: string) {
  const most = ALWAYS_ALLOWED_BYTES + MAX_RATIO * statSync(file).size;
  const { bavail, bsize } = statfsSync(into);
  const refused = (words: string) => new CliError(`${file} cannot be restored: it ${words}.`);
  return async function* (unpacked: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let counted = 0;
    for await (const part of unpacked) {
      counted += part.length;
      if (counted > most) throw refused(`unpacks to more than ${MAX_RATIO} times its length, as no backup does`);
      if (counted > bavail * bsize) throw refused('needs more room than is free on its disk');
      yield part;
    }
  };
}

function unreadable(file: string, thrown: unknown): string {
  const disk = diskFault(thrown);
  if (disk) return `${file} could not be unpacked: ${disk}.`;
  const { code = '' } = thrown as NodeJS.ErrnoException;
  const reason = code.startsWith('Z_')
    ? 'it does not unpack'
    : ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL'].includes(code)
      ? 'the names of its files do not go together'
      : errorMessage(thrown);
  return `${file} cannot be restored, for it is damaged or no backup of the site: ${reason}.`;
}

const count = () => number().integer().min(0);

const manifestSchema = object({
  form: number().oneOf([1]).required(),
  /** ISO 8601, UTC. */
  made: string()
    .matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    .test((made) => !Number.isNaN(Date.parse(made ?? '')))
    .required(),
  /** The database's schema version (see `migrate`). */
  schemaVersion: count().required(),
  /** See `countRecords`; missing in older backups. */
  records: count(),
  /** Sizes are in bytes. */
  files: array(
    object({
      path: string().required(),
      size: count().required(),
      sha256: string()
        .matches(/^[0-9a-f]{64}$/)
        .required(),
    }),
  ).required(),
});

/** The last file of a backup, which describes it. If it is missing, the backup was cut off. */
export type Manifest = InferType<typeof manifestSchema>;

const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

const MAX_FILES = 10_000;

/** Reads a manifest. @returns a sentence if this site cannot use it */
function readManifest(text: string): Manifest | string {
  if (text === '') return 'its manifest is missing, so it was cut off or is no backup of the site';
  try {
    const manifest = JSON.parse(text);
    if (manifest.form > 1) return 'a newer version of the site made it';
    return manifestSchema.validateSync(manifest, { strict: true });
  } catch {
    return 'its manifest cannot be read';
  }
}
