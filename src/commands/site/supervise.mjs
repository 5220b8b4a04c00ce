// The process that `npm start` stays in. It starts the site's process, and at an upgrade the next one beside it.
import cluster from 'node:cluster';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MALLOC_SETTINGS, NODE_FLAGS } from './nodeOptions.mjs';
import { ROOT } from './setUp.mjs';

/** Where each running site writes its supervisor's process id and the result of the last upgrade. */
export const RUNNING = join(ROOT, 'dist', 'running');

/** The signal to switch to a new process. */
export const GO_OVER = 'SIGUSR2';

/** How long the old process may take for requests in flight if the new one waits for its end, in milliseconds. */
const SHORT_STOP_TIMEOUT_MS = 1000;

/**
 * Runs the site until it ends or a signal stops it. The listening socket stays open while one process follows another.
 */
export function supervise() {
  // Each process accepts for itself, on the one socket that they share: this one only holds it.
  if (process.platform !== 'win32') cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('../../server/start.mjs', import.meta.url)),
    args: process.argv.slice(2),
    execArgv: [...NODE_FLAGS, ...process.execArgv],
  });
  const note = join(RUNNING, `${process.pid}.json`);
  const variables = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));
  const alive = new Set();
  const ready = new Set();
  let tried = 0;
  let isStopping = false;
  let isGoingOver = false;
  let current = start({});

  /** @param words why the last takeover failed */
  function writeStatus(words) {
    try {
      mkdirSync(RUNNING, { recursive: true });
      writeFileSync(`${note}.new`, JSON.stringify({ tried, variables, words }));
      renameSync(`${note}.new`, note);
    } catch (error) {
      console.error(`npm run upgrade will not find this site: ${error.message}.`);
    }
  }

  function start(environment) {
    const worker = cluster.fork({ ...MALLOC_SETTINGS, ...environment });
    alive.add(worker);
    worker.on('message', (message) => message === 'ready' && ready.add(worker));
    worker.on('error', () => undefined); // a message to a process that has just ended
    worker.on('exit', (status) => {
      alive.delete(worker);
      if (isStopping) {
        if (alive.size === 0) process.exit(status ?? 1);
      } else if (worker === current && !isGoingOver) process.exit(status ?? 1);
    });
    return worker;
  }

  /** Resolves with what a new process says first: `ready`, `waiting` (for the old one's end), or `ended`. */
  function firstMessage(worker) {
    return new Promise((resolve) => {
      worker.on('message', resolve);
      worker.once('exit', () => resolve('ended'));
    });
  }

  /** Stops the old process, and resolves when it has ended. */
  function stopOld(worker, settings) {
    if (worker.isDead()) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.send({ stop: true, follows: true, ...settings });
    return ended;
  }

  async function goOver() {
    if (isGoingOver || isStopping) return;
    isGoingOver = true;
    tried++;
    const old = current;
    const next = start({ SITE_FOLLOWS: '1' });
    let message = await firstMessage(next);
    if (message === 'waiting') {
      await stopOld(old, { isAwaited: true, timeoutMs: SHORT_STOP_TIMEOUT_MS });
      const ready = firstMessage(next);
      next.send({ goOn: true });
      message = await ready;
    }
    if (message === 'ready') {
      current = next;
      console.log('A new process of the site has taken over.');
      void stopOld(old);
      writeStatus();
    } else {
      const words = 'The new process did not start; the reason stands in the site’s log.';
      writeStatus(words);
      if (old.isDead()) process.exit(1);
      console.error(`${words} The old one goes on.`);
    }
    isGoingOver = false;
  }

  function stop() {
    if (isStopping) return;
    isStopping = true;
    for (const worker of alive) {
      if (ready.has(worker)) worker.send({ stop: true });
      else worker.process.kill('SIGTERM'); // one that is still starting does not listen yet
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.platform !== 'win32') process.on(GO_OVER, () => void goOver());
  process.on('exit', () => {
    try {
      rmSync(note, { force: true });
    } catch {
      // a folder that can only be read holds no note
    }
  });
  void firstMessage(current).then((message) => message === 'ready' && writeStatus());
}
