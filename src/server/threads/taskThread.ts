import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { inBackground } from '../inBackground.ts';
import { codeCache } from '../taskProcess.ts';
import type { ThreadMessage } from './serveTasks.ts';

/** The longest that a thread may take to start; training the models of the daily verse takes a minute. */
const MAX_START_MS = 180_000;

/** How long closing waits for a thread that is still loading its modules. */
const MAX_LOADING_MS = 5000;

/** The pause before a thread that ended without a task is started again; it doubles each time, up to the longest. */
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 60_000;

/** A task got no answer: the thread did not answer in time, ended, or has not started. */
export class TaskLost extends Error {
  override name = 'TaskLost';
  /** Whether the task ended the thread: it was begun, and must not be tried again. */
  hasEnded = false;
}

/** How a worker thread is run. */
interface TaskThreadOptions {
  /** What the thread is for, for the log: `daily verse`. */
  name: string;
  /** The `file:` address of its program, which calls `serveTasks`. */
  file: string;
  /** What the program is started with (`workerData`). */
  data?: unknown;
  /** The longest that one task may take. */
  deadlineMs: number;
  /** How long tasks wait for a thread that starts, counted from its start. */
  startMs: number;
  /** The most memory that it may take. */
  limits: ResourceLimits;
  /** Told in a sentence when a thread had to be ended, or ended by itself. */
  onFault: (words: string, fault: unknown) => void;
}

interface Running {
  worker: Worker;
  begun: number;
  isReady: boolean;
  /** Rejects when the thread ends before it is ready. */
  ready: Promise<void>;
  /** The answer to the task that it has; rejects when the thread ends. */
  task: PromiseWithResolvers<unknown> | undefined;
}

/**
 * A worker thread for work that may take too long or too much memory: one task at a time, in the order in which they
 * come. A thread that does not answer in time is ended, and another is started; no task is tried twice. It has none of
 * the site's secrets in its environment.
 */
export class TaskThread<Task, Answer> {
  readonly #options: TaskThreadOptions;
  #running: Running | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** How many threads in a row have ended without a task. */
  #failures = 0;
  #restart: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: TaskThreadOptions) {
    this.#options = options;
  }

  /** Starts the thread, so that the first task finds it ready. */
  start(): void {
    if (this.#running || this.#restart || this.#isClosed) return;
    try {
      this.#begin();
    } catch (fault) {
      this.#pause(fault); // the machine has no more threads or files
    }
  }

  /** Starts the thread and waits, however long, until it is ready. @throws TaskLost if it ends first */
  async ready(): Promise<void> {
    this.start();
    await this.#running?.ready;
  }

  /** Does a task. @throws TaskLost if there is no answer; whatever the thread threw */
  run(task: Task): Promise<Answer> {
    const done = this.#turn.then(() => this.#do(task));
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** What is wrong, in a sentence for the person who runs the site; undefined if nothing is. */
  fault(): string | undefined {
    const isWrong = this.#failures > 0 && !this.#running?.isReady;
    return isWrong ? `The thread of the ${this.#options.name} does not start.` : undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    // V8 may end the whole process where a thread is ended while it loads its modules.
    const loaded = this.#running?.ready.catch(() => undefined);
    await Promise.race([loaded, sleep(MAX_LOADING_MS, undefined, { ref: false })]);
    await this.#end();
  }

  async #do(task: Task): Promise<Answer> {
    const { name, startMs, deadlineMs } = this.#options;
    this.start();
    const running = this.#running;
    if (!running) throw new TaskLost(`The ${name} is not started.`);
    const wait = Math.max(0, running.begun + startMs - performance.now());
    await within(wait, running.ready, `The ${name} is still being started.`);
    running.task = Promise.withResolvers();
    try {
      running.worker.postMessage(task);
      const answered = running.task.promise;
      const answer = await within(deadlineMs, answered, `The ${name} has not answered within ${deadlineMs} ms.`);
      this.#failures = 0;
      return answer as Answer;
    } catch (thrown) {
      if (thrown instanceof TaskLost) {
        thrown.hasEnded = true;
        this.#replace(running, thrown);
      }
      throw thrown;
    } finally {
      running.task = undefined;
    }
  }

  #begin(): void {
    const { name, file, data, limits } = this.#options;
    const worker = new Worker(fileURLToPath(file), {
      ...{ name, workerData: data, resourceLimits: limits, env: codeCache() },
      execArgv: [], // some of the process's own, such as --input-type, are refused
    });
    const ready = Promise.withResolvers<void>();
    ready.promise.catch(() => undefined); // nobody may be waiting
    const running: Running = {
      ...{ worker, begun: performance.now(), isReady: false, ready: ready.promise, task: undefined },
    };
    const terminate = () => worker.terminate();
    const tooLong = setTimeout(() => inBackground('a thread that does not start', terminate), MAX_START_MS).unref();
    let cause: unknown;
    const hear = (message: ThreadMessage<Answer>) => {
      if (message.is === 'ready') {
        running.isReady = true;
        clearTimeout(tooLong);
        worker.unref(); // from now on the timer of a task keeps the process alive
        ready.resolve();
      } else if (message.is === 'answer') running.task?.resolve(message.answer);
      else running.task?.reject(message.fault);
    };
    const noteEnd = (code: number) => {
      clearTimeout(tooLong);
      const words = cause instanceof Error ? cause.message : `status ${code}`;
      const lost = new TaskLost(`The thread of the ${name} ended: ${words}`, { cause });
      ready.reject(lost);
      running.task?.reject(lost);
      if (running.task || this.#running !== running) return;
      this.#running = undefined;
      this.#pause(lost);
    };
    worker.on('message', (message: ThreadMessage<Answer>) =>
      inBackground('a message of a thread', () => hear(message)),
    );
    worker.on('error', (fault) =>
      inBackground('the fault of a thread', () => {
        cause = fault;
      }),
    );
    worker.once('exit', (code) => inBackground('the end of a thread', () => noteEnd(code)));
    this.#running = running;
  }

  /** Ends a thread that lost a task, and starts another. */
  #replace(running: Running, fault: TaskLost): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    inBackground('ending a thread', () => running.worker.terminate());
    this.start();
    this.#options.onFault(`the ${this.#options.name} is started again, since a task ended its thread`, fault);
  }

  /** Starts another thread after a pause, where one did not start, or has ended without a task. */
  #pause(fault: unknown): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures++, MAX_PAUSE_MS);
    const restart = () => {
      this.#restart = undefined;
      this.start();
    };
    this.#restart = setTimeout(() => inBackground('starting a thread again', restart), pause).unref();
    this.#options.onFault(`the ${this.#options.name} is started again in ${pause / 1000} s`, fault);
  }

  async #end(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    await running?.worker.terminate();
  }
}

/** What a promise gives. @throws TaskLost if it takes longer */
async function within<Result>(ms: number, promise: Promise<Result>, words: string): Promise<Result> {
  const late = Promise.withResolvers<never>();
  // What has come while this process was busy is read first.
  const giveUp = () => late.reject(new TaskLost(words));
  const readFirst = () => setImmediate(() => inBackground('the end of a deadline', giveUp));
  const timer = setTimeout(() => inBackground('a deadline', readFirst), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
