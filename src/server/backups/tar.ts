/** The unit of a tar file, in bytes. */
const BLOCK = 512;

/** What may follow after the end of an archive: some programs fill it up to a whole record. */
const MAX_TRAILING_BYTES = 1024 * 1024;

/** A file inside an archive. */
export interface TarEntry {
  /** Its path inside the archive, with slashes. */
  path: string;
  /** In bytes. */
  size: number;
}

/** The header of a file in the ustar form (POSIX.1-1988), readable by its owner alone. @throws Error for a path too long */
export function tarHeader({ path, size }: TarEntry, modified: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  const [prefix, name] = splitPath(path);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0, 'utf8');
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.max(0, Math.floor(modified.getTime() / 1000)), 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345, 'utf8');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** What fills a file of that size up to a whole block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** What ends an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

function splitPath(path: string): [string, string] {
  const fits = (prefix: string, name: string) => Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100;
  if (fits('', path)) return ['', path];
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (fits(prefix, name)) return [prefix, name];
  }
  throw new Error(`the name ${path} is too long for a backup`);
}

/** The sum of a header's bytes, its own field counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 32;
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum;
}

/**
 * Reads an archive of plain files as it streams past.
 *
 * @param onFile is given each file with its content, and must read all of it
 * @throws Error when the archive is cut off or is no tar
 */
export async function readTar(
  source: AsyncIterable<Buffer>,
  onFile: (entry: TarEntry, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const bytes = new Bytes(source);
  for (;;) {
    const header = await bytes.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const entry = readHeader(header);
    await onFile(entry, bytes.upTo(entry.size));
    await bytes.exactly(tarPadding(entry.size).length);
  }
  await bytes.rest();
}

function readHeader(header: Buffer): TarEntry {
  const text = (from: number, length: number) =>
    header
      .subarray(from, from + length)
      .toString('utf8')
      .replace(/\0.*$/s, '');
  const sum = Number.parseInt(text(148, 8), 8);
  const size = Number.parseInt(text(124, 12), 8);
  if (sum !== checksum(header) || !(size >= 0) || text(156, 1) !== '0')
    throw new Error('it is not a tar of plain files');
  const prefix = text(345, 155);
  return { path: prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`, size };
}

/** A stream of bytes taken in the portions that a reader wants. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.upTo(length)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *upTo(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (this.#held.length === 0 && !(await this.#fetch())) throw new Error('it ends in the middle');
      const part = this.#held.subarray(0, left);
      this.#held = this.#held.subarray(part.length);
      left -= part.length;
      if (part.length > 0) yield part;
    }
  }

  /** Reads to the very end, so that what checks the whole stream (gzip's own sum) has seen it all. */
  async rest(): Promise<void> {
    for (let read = 0; await this.#fetch(); read += this.#held.length) {
      if (read > MAX_TRAILING_BYTES) throw new Error('much follows after its end');
    }
  }

  async #fetch(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done) return false;
    this.#held = value;
    return true;
  }
}
