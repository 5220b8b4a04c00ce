import { once } from 'node:events';
import { createRequire } from 'node:module';

// Its types name the class, which an import of this package does not.
const { SonicBoom } = createRequire(import.meta.url)('sonic-boom') as typeof import('sonic-boom');

/** The most of the log that is buffered, in bytes: a few thousand lines. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const STANDARD_OUTPUT = 1;

export type LogOutput = ReturnType<typeof standardOutput>;

/**
 * The log's output, which never blocks, by the package that Fastify's logger is made with. Lines that the reader or a full
 * disk does not take wait; beyond a megabyte they are dropped.
 *
 * @param descriptor tests write elsewhere
 */
export function standardOutput(descriptor = STANDARD_OUTPUT) {
  process.stdout.on('error', () => undefined); // a reader that has gone; asking for it has a full pipe refuse, not block
  const output = new SonicBoom({ fd: descriptor, maxLength: MAX_BUFFERED_BYTES, sync: false });
  let dropped = 0;
  output.on('error', () => undefined); // the next line tries again
  output.on('drop', () => dropped++);
  return {
    /** Queues a line and returns at once. */
    write(line: string): void {
      output.write(line);
    },
    /** The number of dropped lines. */
    dropped: (): number => dropped,
    /** Resolves when no line is waiting. */
    flushed(): Promise<unknown> {
      const drained = once(output, 'drain').catch(() => undefined);
      output.write(''); // tells at once where nothing waits
      return drained;
    },
  };
}
