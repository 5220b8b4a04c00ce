import { fstatSync, write } from 'node:fs';

/** The most of the log that is buffered: a few thousand lines. */
const MAX_BUFFERED_CHARACTERS = 1024 * 1024;

const STANDARD_OUTPUT = 1;

export interface LogOutput {
  /** Queues a line and returns at once. */
  write(line: string): void;
  /** The number of dropped lines. */
  dropped(): number;
  /** Resolves when no line is waiting. */
  flushed(): Promise<void>;
}

/** Writes bytes, then calls `done` with the number written. Not called again before that. */
export type WriteBytes = (bytes: Buffer, done: (fault: Error | null | undefined, taken: number) => void) => void;

/**
 * The log's output, which never blocks. Lines that the reader does not take are buffered; beyond a megabyte, or if the
 * disk is full or the reader has gone, they are dropped.
 *
 * @param writeBytes replaces the operating system's write in tests
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
      for (const resolve of whenFlushed.splice(0)) resolve();
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
      if (length + line.length > MAX_BUFFERED_CHARACTERS) {
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

/** A file is written asynchronously, since Node's stdout would block on it; pipes and terminals use stdout. */
function machineOutput(): WriteBytes {
  if (fstatSync(STANDARD_OUTPUT).isFile()) return writeFile;
  process.stdout.on('error', () => undefined); // the reader has gone: each write reports it
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
