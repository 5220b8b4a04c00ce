import { type ChildProcess, spawn } from 'node:child_process';
import { putKingJames } from '../newData.ts';
import { storeEnvironment } from '../testStore.ts';

/** A process of the project that a test started. */
export interface Started {
  child: ChildProcess;
  /** What it has printed so far, standard output and error together. */
  output(): string;
  /** Resolves with what the pattern finds in the output; rejects when the process ends without it. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit status (null for a signal) and all that was printed. */
  ended: Promise<{ status: number | null; output: string }>;
}

/**
 * Runs a file of the project on the Node that runs the tests; killed when the test ends, if it still runs.
 *
 * @param descriptors the most files that it may hold open, where that is fewer than the machine allows
 * @param input what is typed, where something is
 */
export function run(
  file: string,
  args: string[] = [],
  environment: Record<string, string> = {},
  descriptors?: number,
  input?: string,
): Started {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const command = [process.execPath, file, ...args];
  if (descriptors) command.unshift('/bin/sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`);
  const child = spawn(command[0] as string, command.slice(1), {
    // The pages would double the time of each start, and the daily verse once more: the browser tests are about them.
    env: { PATH, HOME, NODE_COMPILE_CACHE, PAGES: 'off', VERSE_AT_START: 'off', ...environment },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  let output = '';
  const waiting = new Set<() => void>();
  const note = (text: string) => {
    output += text;
    for (const look of waiting) look();
  };
  child.stdout?.setEncoding('utf8').on('data', note);
  child.stderr?.setEncoding('utf8').on('data', note);
  const ended = new Promise<{ status: number | null; output: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, output }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const printed: Started['printed'] = (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found) resolve(found);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`The process ended without saying ${pattern}: ${output}`)));
    });
  return { child, output: () => output, printed, ended };
}

/** The process that `npm start` stays in. */
export const SUPERVISED = 'tests/support/process/supervised.mjs';

/** Starts the site under that process; its address is that of the first start. */
export const startSupervised = (folder: string, environment: Record<string, string> = {}, args: string[] = []) =>
  startServer(folder, environment, undefined, SUPERVISED, args);

/** Starts the server itself on a free port and resolves with its address once it says where the site is. */
export async function startServer(
  folder: string,
  environment: Record<string, string> = {},
  descriptors?: number,
  file = 'src/server/start.mjs',
  args: string[] = [],
) {
  const place = await storeEnvironment(folder);
  putKingJames(folder);
  const all = {
    ...place,
    HOST: '127.0.0.1',
    PORT: '0',
    STAFF_USERNAME: 'mercy',
    STAFF_PASSWORD: 'light through glass',
    ...environment,
  };
  const started = run(file, args, all, descriptors);
  const [, port] = await started.printed(/(?:The site is|It listens) at http:\/\/[^:\s]+:(\d+)/);
  return { ...started, origin: `http://127.0.0.1:${port}` };
}
