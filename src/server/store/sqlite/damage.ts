import { constants, copyFileSync, existsSync, readFileSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { endianness } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CliError } from '#server/cliError.ts';
import { DAMAGED, makeFolder, namesIn, syncFolder } from './dataFolder.ts';

/** https://www.sqlite.org/walformat.html: a header, then frames, each with a header of its own before its page. */
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/** The first number of a log; its last bit says which end of a word comes first for the checksums. */
const MAGIC = 0x377f0682;

/** The log's index begins with two copies of its header. */
const INDEX_HEADER_BYTES = 48;

/** How often the log is read again if it changed meanwhile. */
const MAX_READINGS = 5;

/** A running checksum. */
type Sum = readonly [number, number];

/**
 * Whether a database's write-ahead log has lost something that was committed into it. SQLite takes a log as far
 * as its checksums are right, and leaves out the rest without a word. That is right after a power cut, when the last write
 * was never acknowledged. A commit of the same generation (the same salts) behind a wrong frame was acknowledged, and so
 * was what the log's index counts: it is written after the log has reached the disk. Call it before anything opens the
 * database, since opening makes the index anew. While this process has it open, closing one of its files would also
 * release SQLite's locks on it (https://www.sqlite.org/howtocorrupt.html, 2.2), and two could write at once.
 */
export function isLogDamaged(path: string): boolean {
  for (let reading = 1; ; reading++) {
    const index = indexHeaderOf(path); // first, since a log only grows
    const log = contentOf(`${path}-wal`);
    if (log.length < HEADER_BYTES || !lacks(log, countedBy(index, log))) return false;
    // A running site may have begun the log again meanwhile.
    const isSame = indexHeaderOf(path).equals(index) && contentOf(`${path}-wal`).equals(log);
    if (isSame || reading === MAX_READINGS) return true;
  }
}

const contentOf = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));

/** Both copies of the header of a log's index. */
const indexHeaderOf = (path: string): Buffer => contentOf(`${path}-shm`).subarray(0, 2 * INDEX_HEADER_BYTES);

/**
 * The committed frames by the header of the log's index; 0 if it does not belong to this log. The index is in the machine's
 * own byte order; the salts are copied as they are.
 */
function countedBy(index: Buffer, log: Buffer): number {
  const one = index.subarray(0, INDEX_HEADER_BYTES);
  const isWhole = index.length === 2 * INDEX_HEADER_BYTES && one.equals(index.subarray(INDEX_HEADER_BYTES));
  if (!isWhole || !one.subarray(32, 40).equals(log.subarray(16, 24))) return 0;
  return endianness() === 'LE' ? one.readUInt32LE(16) : one.readUInt32BE(16);
}

/** Whether SQLite cannot read all that a log holds. One frame is one changed page. @param counted the committed frames */
function lacks(log: Buffer, counted: number): boolean {
  const isLittle = log.readUInt32BE(0) === MAGIC;
  let sum = checksum(log.subarray(0, 24), isLittle);
  const pageBytes = log.readUInt32BE(8);
  const frameBytes = FRAME_HEADER_BYTES + (pageBytes >= 512 && pageBytes <= 65_536 ? pageBytes : 512);
  const frames = Math.floor((log.length - HEADER_BYTES) / frameBytes);
  const isKnown = (log.readUInt32BE(0) & ~1) === MAGIC && matches(log, 24, sum, false);
  if (!isKnown) return frames > 0;
  let readable = 0; // up to the last whole commit
  let written = counted;
  let isReadable = true;
  for (let at = 1; at <= frames; at++) {
    const end = HEADER_BYTES + at * frameBytes;
    const frame = log.subarray(end - frameBytes, end);
    if (!frame.subarray(8, 16).equals(log.subarray(16, 24))) {
      isReadable = false;
      continue;
    }
    const isCommit = frame.readUInt32BE(4) > 0;
    if (isReadable) {
      sum = checksum(frame.subarray(FRAME_HEADER_BYTES), isLittle, checksum(frame.subarray(0, 8), isLittle, sum));
      isReadable = matches(frame, 16, sum, false);
      if (isReadable && isCommit) readable = at;
    } else if (isCommit) written = Math.max(written, at);
  }
  return written > readable;
}

/** SQLite's checksum, over words of 32 bits. */
function checksum(bytes: Buffer, isLittle: boolean, [first, second]: Sum = [0, 0]): Sum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + view.getUint32(at, isLittle) + two) >>> 0;
    two = (two + view.getUint32(at + 4, isLittle) + one) >>> 0;
  }
  return [one, two];
}

/** Whether the checksum stands there. */
function matches(bytes: Buffer, at: number, [one, two]: Sum, isLittle: boolean): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return view.getUint32(at, isLittle) === one && view.getUint32(at + 4, isLittle) === two;
}

/** The bytes that must stay free after the database is copied. */
const MIN_LEFT = 16 * 1024 * 1024;

/** The folders that keep a damaged database or log aside, the newest last. A person deletes them. */
export function keptDamage(folder: string): string[] {
  const names = namesIn(folder).filter((name) => name.startsWith(DAMAGED) && !name.endsWith('.new'));
  return names.sort().map((name) => join(folder, name));
}

/**
 * Copies a damaged database aside with its log and the log's index, which the next that opens it would change. The same
 * state is kept once. Where there is no room for the database, the log is kept alone.
 *
 * @returns the folder
 * @throws CliError if not even the log can be kept
 */
export function keepDamage(path: string): string {
  const files = [`${path}-shm`, `${path}-wal`, path].filter((file) => existsSync(file));
  const changed = Math.max(...files.filter((file) => !file.endsWith('-shm')).map((file) => statSync(file).mtimeMs));
  const kept = join(dirname(path), `${DAMAGED}${new Date(changed).toISOString().replaceAll(':', '-')}`);
  if (existsSync(kept)) return kept;
  const draft = `${kept}.new`;
  try {
    rmSync(draft, { recursive: true, force: true });
    makeFolder(draft);
    for (const file of files) {
      const { bavail, bsize } = statfsSync(draft);
      if (file === path && files.length > 1 && bavail * bsize < statSync(file).size + MIN_LEFT) continue;
      copyFileSync(file, join(draft, basename(file)), constants.COPYFILE_FICLONE);
    }
    renameSync(draft, kept);
    syncFolder(dirname(path));
    return kept;
  } catch (thrown) {
    rmSync(draft, { recursive: true, force: true });
    const words = `The database ${path} or its log is damaged, and no copy could be kept (${(thrown as Error).message})`;
    throw new CliError(`${words}. Nothing was changed: copy ${path} and ${path}-wal to another disk, and make room.`);
  }
}
