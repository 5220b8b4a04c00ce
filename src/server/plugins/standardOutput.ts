import { fstatSync, write } from 'node:fs';

/** The most of the log that waits for its reader, in characters: a few thousand lines. */
const MOST_WAITING = 1024 * 1024;

const STANDARD_OUTPUT = 1;

/** The log's way out. */
export interface LogOutput {
  /** Takes a line and returns at once. */
  write(line: string): void;
  /** How many lines found no room. */
  dropped(): number;
  /** Resolves when no line waits any more. */
  flushed(): Promise<void>;
}

/** Writes bytes and then tells how many were taken, and why not all. It is not called again before that. */
export type WriteBytes = (bytes: Buffer, done: (fault: Error | null | undefined, taken: number) => void) => void;

/**
 * The log's way out: it keeps nobody waiting. What its reader does not take waits, and past a megabyte new lines are
 * dropped; so is what finds no room because the log lies on a disk that is full or its reader has gone.
 *
 * @param writeBytes stands in for the machine's own
 */
export function standardOutput(writeBytes: WriteBytes = machineOutput()): LogOutput {
  let waiting: string[] = [];
  let length = 0;
  let isWriting = false;
  let isCutOff = false;
  let dropped = 0;
  const whenFlushed: (() => void)[] = [];

  function writeWaiting(): void {
    if (waiting.length === 0) {
      isWriting = false;
      for (const tell of whenFlushed.splice(0)) tell();
      return;
    }
    const lines = waiting;
    [waiting, length, isWriting] = [[], 0, true];
    const bytes = Buffer.from((isCutOff ? '\n' : '') + lines.join(''));
    writeBytes(bytes, (fault, taken) => {
      if (taken > 0) isCutOff = bytes[taken - 1] !== NEW_LINE;
      if (fault) dropped += bytes.subarray(taken).filter((byte) => byte === NEW_LINE).length;
      writeWaiting();
    });
  }

  return {
    write(line) {
      if (length + line.length > MOST_WAITING) {
        dropped++;
        return;
      }
      waiting.push(line);
      length += line.length;
      if (!isWriting) writeWaiting();
    },
    dropped: () => dropped,
    flushed: () => (isWriting ? new Promise((resolve) => whenFlushed.push(resolve)) : Promise.resolve()),
  };
}

const NEW_LINE = 10;

/** A file is written by itself, since Node's own stream would stand still meanwhile; a pipe or a terminal is that stream. */
function machineOutput(): WriteBytes {
  if (fstatSync(STANDARD_OUTPUT).isFile()) return writeFile;
  process.stdout.on('error', () => undefined); // its reader has gone: each write says so by itself
  return (bytes, done) => process.stdout.write(bytes, (fault) => done(fault, fault ? 0 : bytes.length));
}

const writeFile: WriteBytes = (bytes, done) => {
  const writeFrom = (start: number) =>
    write(STANDARD_OUTPUT, bytes, start, (fault, taken) => {
      if (fault || start + taken === bytes.length) done(fault, start + (taken ?? 0));
      else writeFrom(start + taken);
    });
  writeFrom(0);
};
