import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CliError } from '#server/cliError.ts';

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

/**
 * Asks for a new secret, at a terminal twice.
 *
 * @param faultOf says in a sentence why it is no good one
 * @throws CliError with that sentence, or where the two are not the same
 */
export async function askTwice(
  question: string,
  faultOf: (secret: string) => string | undefined | Promise<string | undefined>,
): Promise<string> {
  const secret = await askHidden(question);
  const fault = await faultOf(secret);
  if (fault !== undefined) throw new CliError(fault);
  if (process.stdin.isTTY && (await askHidden('The same once more: ')) !== secret) {
    throw new CliError('The two are not the same.');
  }
  return secret;
}
