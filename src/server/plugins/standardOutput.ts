import { writeSync } from 'node:fs';

/** How often a reader that is slow is waited for, and how long each time, in milliseconds. */
const TRIES = 10;
const WAIT = 10;

const STANDARD_OUTPUT = 1;

/**
 * The log's way out. A line that finds no room, because the log lies on a disk that is full or its reader has gone, is
 * dropped: the site goes on without it, where pino's own way would stand still until there is room.
 *
 * @param write stands in for the machine's own; returns how many bytes it took
 */
export function standardOutput(write: (bytes: Buffer) => number = (bytes) => writeSync(STANDARD_OUTPUT, bytes)): {
  write(line: string): void;
} {
  let isCutOff = false;
  return {
    write(line) {
      let left = Buffer.from(isCutOff ? `\n${line}` : line);
      for (let tries = 0; left.length > 0 && tries < TRIES; ) {
        try {
          left = left.subarray(write(left));
          isCutOff = true;
        } catch (thrown) {
          if ((thrown as NodeJS.ErrnoException).code !== 'EAGAIN') return;
          tries++;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT);
        }
      }
      isCutOff = left.length > 0 && isCutOff;
    },
  };
}
