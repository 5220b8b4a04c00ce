import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CliError } from './cliError.ts';
import { HttpError } from './httpError.ts';

const PROGRAM = join(import.meta.dirname, 'taskChild.ts');

/** What a child process answers: what it made, or why it refuses or failed. */
export type TaskAnswer = { made: unknown } | { words: string; status?: number } | { fault: Error };

/** How decoders, Node and the operating system report that memory ran out. */
export const OUT_OF_MEMORY = /out of memory|allocat|ENOMEM/i;

/** A child process that ended without an answer. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
  timedOut = false;

  constructor(code: number | null, signal: NodeJS.Signals | null, stderr: string) {
    super(`A child process ended (${signal ?? `status ${code}`}): ${stderr.slice(-2000)}`);
    this.code = code;
    this.signal = signal;
    this.stderr = stderr;
  }
}

/** How a child process is run. */
interface TaskProcessOptions {
  /** The path of the module and the name of its function that does the tasks. */
  work: readonly [module: string, name: string];
  /** An argument that the module reads when it is loaded. */
  argument?: string;
  /** The most memory that it may take, in MB. */
  memoryMb?: number;
  /** The longest that a task may take, in milliseconds; without one it may take any time. */
  timeoutMs?: number;
  /** Its environment, besides the cache of compiled code: by default none, so none of the site's secrets. */
  env?: NodeJS.ProcessEnv;
  /** How long the process waits for another task before it ends, in milliseconds. */
  idleMs?: number;
}

/**
 * A child process for heavy work, started for the first task. It gives its memory back when it ends (a worker thread
 * would leave some 30 MB behind), and when it crashes, nothing else ends. Run one task at a time.
 */
export class TaskProcess<Work extends (...given: never[]) => unknown> {
  readonly #options: TaskProcessOptions;
  #running: { child: ChildProcess; ended: Promise<never> } | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: TaskProcessOptions) {
    this.#options = options;
  }

  /** Whether there is a process that waits for tasks, or does one. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /**
   * @param given what the function is called with
   * @param timeoutMs the longest that this task may take, if not as the others
   * @throws what the function throws, an HttpError or CliError as such; ProcessEnded if the process ends first; the
   * system's error if it cannot start, such as EMFILE
   */
  async run(given: Parameters<Work>, timeoutMs?: number): Promise<Awaited<ReturnType<Work>>> {
    const answer = await this.#ask(given, timeoutMs);
    if ('made' in answer) return answer.made as Awaited<ReturnType<Work>>;
    if ('fault' in answer) throw answer.fault;
    throw answer.status ? new HttpError(answer.status, answer.words) : new CliError(answer.words);
  }

  async #ask(given: Parameters<Work>, timeoutMs = this.#options.timeoutMs): Promise<TaskAnswer> {
    const { idleMs = 0 } = this.#options;
    clearTimeout(this.#idle);
    this.#running ??= await this.#start();
    const { child, ended } = this.#running;
    let timedOut = false;
    const kill = () => {
      timedOut = true;
      child.kill('SIGKILL');
    };
    const timer = timeoutMs && setTimeout(kill, timeoutMs);
    try {
      const answered = once(child, 'message');
      child.send([...given], () => undefined); // a failure shows as the end of the process
      const [answer] = await Promise.race([answered, ended]);
      if (idleMs < Number.POSITIVE_INFINITY) {
        this.#idle = setTimeout(() => this.close(), idleMs).unref();
      }
      return answer;
    } catch (fault) {
      this.close();
      if (fault instanceof ProcessEnded) fault.timedOut = timedOut;
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#running?.child.kill('SIGKILL');
    this.#running = undefined;
  }

  async #start() {
    const running = await start(this.#options);
    const forget = () => {
      if (this.#running === running) this.#running = undefined;
    };
    // One that ends while it waits gets no other task.
    running.child.once('exit', forget);
    return running;
  }
}

async function start({ work, argument = '', memoryMb, env = {} }: TaskProcessOptions) {
  const cache = getCompileCacheDir(); // where this process keeps what V8 has compiled, in a folder of Node's version
  const limited = memoryMb ? [`--max-old-space-size=${memoryMb}`] : [];
  const child = spawn(process.execPath, [...limited, PROGRAM, ...work, argument], {
    // Under `node --watch` the child's first message would be the list of its modules.
    env: { ...env, WATCH_REPORT_DEPENDENCIES: undefined, ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  child.on('error', () => undefined); // without a listener, it would end the site
  await once(child, 'spawn');
  const stderr = child.stderr as Socket;
  const complaint = text(stderr);
  const ended = once(child, 'close').then(async ([code, signal]): Promise<never> => {
    throw new ProcessEnded(code, signal, await complaint);
  });
  ended.catch(() => undefined); // an idle process may end unnoticed
  child.unref();
  child.channel?.unref();
  stderr.unref();
  return { child, ended };
}
