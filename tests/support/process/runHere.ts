import { Readable } from 'node:stream';

let runs = 0;

/**
 * Runs a command of `src/commands/data` in the test's own process, which takes a tenth of a start. Of each command one test
 * starts it truly (`run` in serverProcess.ts).
 *
 * @param input what is typed
 * @returns the exit status and all that it printed
 */
export async function runHere(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
  input = '',
): Promise<{ status: number; output: string }> {
  let output = '';
  const say = (...words: unknown[]) => {
    output += `${words.join(' ')}\n`;
  };
  const printing = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const print of printing) print.mockImplementation(say);
  const { argv, stdin, env } = process;
  const fresh = { PATH: env.PATH, HOME: env.HOME, ...environment };
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  Object.assign(process, { argv: [process.execPath, name, ...args], env: fresh, exitCode: 0 });
  try {
    // The command runs as it is loaded: under another name each time, so that it is loaded each time.
    await import(/* @vite-ignore */ `../../../src/commands/data/${name}.ts?run=${runs++}`);
    return { status: Number(process.exitCode), output };
  } finally {
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    Object.assign(process, { argv, env, exitCode: undefined });
    for (const print of printing) print.mockRestore();
  }
}
