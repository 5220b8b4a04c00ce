// A daily verse that does what the message says, for tests.
import type { VerseQuestion } from '#shared/verse/verse.ts';

const DEEDS: Record<string, () => unknown> = {
  'wait for ever': () => new Promise(() => undefined),
  'take all memory': () => {
    const all: unknown[] = [];
    for (;;) all.push(new Array(100_000).fill(0));
  },
  throw: () => {
    throw new Error('The question threw.');
  },
  'throw later': () => {
    void Promise.reject(new Error('The question threw later.'));
    return new Promise(() => undefined);
  },
  exit: () => process.exit(7),
};

export const answerVerse = ({ message }: VerseQuestion) =>
  DEEDS[message]?.() ?? { bot_message: `You said: ${message}`, lines: [] };
