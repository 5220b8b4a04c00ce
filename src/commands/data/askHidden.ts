import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks without showing what is typed. Without a terminal it reads the next line of standard input. */
export async function askHidden(question: string): Promise<string> {
  const shown = process.stdin.isTTY;
  if (shown) process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: shown });
  terminal.on('SIGINT', () => process.exit(130));
  try {
    if (shown) return await terminal.question('');
    for await (const line of terminal) return line;
    return '';
  } finally {
    terminal.close();
    if (shown) process.stdout.write('\n');
  }
}
