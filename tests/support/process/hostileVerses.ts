// A process of the daily verse that does what the message says, for tests.
import type { VerseQuestion } from '#shared/verse/verse.ts';

/** Grows until there is no memory left. */
function takeMemory(piece: () => unknown): never {
  const all: unknown[] = [];
  for (;;) all.push(piece());
}

const DEEDS: Record<string, () => unknown> = {
  'loop for ever': () => {
    for (;;);
  },
  'match for ever': () => /^(?:a|a)*$/.test(`${'a'.repeat(60)}b`),
  'wait for ever': () => new Promise(() => undefined),
  'take all memory': () => takeMemory(() => new Array(100_000).fill(0)),
  'take all memory by letters': () => takeMemory(() => 'x'.repeat(100_000).split('')),
  throw: () => {
    throw new Error('The question threw.');
  },
  'throw later': () => {
    void Promise.reject(new Error('The question threw later.'));
    return new Promise(() => undefined);
  },
  exit: () => process.exit(7),
};

process.on('message', async ({ message }: VerseQuestion) => {
  try {
    process.send?.({ answer: (await DEEDS[message]?.()) ?? { bot_message: `You said: ${message}`, lines: [] } });
  } catch (fault) {
    process.send?.({ fault: String(fault) });
  }
});
