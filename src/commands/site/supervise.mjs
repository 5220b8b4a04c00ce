// The process that `npm start` stays in. It starts the site's process, starts it again when that ends or no longer answers,
// and at an upgrade starts the next one beside it.
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { upgradeNote } from './upgradeNote.mjs';
import { watch } from './watchdog.mjs';

/** The signal to switch to a new process. */
export const GO_OVER = 'SIGUSR2';

/** How long a start may take, in milliseconds. */
export const START_TIMEOUT_MS = 10 * 60_000;

/** How long a process may take to stop before it is killed, in milliseconds. */
const STOP_TIMEOUT_MS = 9000;

/** The pause before a new start: doubled each time up to the longest, and short again after a steady run. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS, STEADY_MS] = [1000, 60_000, 10 * 60_000];

/**
 * Runs the site until a signal stops it, or until its very first start fails. The listening socket stays open while one
 * process follows another.
 *
 * @param isUpgradable whether `npm run upgrade` may find this site; a container is replaced as a whole
 * @param askIntervalMs how often the watchdog asks; tests ask more often
 * @param upgradeTimeoutMs how long the start of a new version may take; tests wait less
 */
export function supervise({ isUpgradable = true, askIntervalMs, upgradeTimeoutMs = START_TIMEOUT_MS } = {}) {
  // Each process accepts for itself, on the one socket that they share: this one only holds it.
  if (process.platform !== 'win32') cluster.schedulingPolicy = cluster.SCHED_NONE;
  const exec = fileURLToPath(new URL('../../server/start.mjs', import.meta.url));
  cluster.setupPrimary({ exec, args: process.argv.slice(2) });
  const note = isUpgradable ? upgradeNote() : undefined;
  const alive = new Set();
  /** When each process began to serve. */
  const readyAt = new WeakMap();
  let hasServed = false;
  let isStopping = false;
  let isChanging = false;
  let failures = 0;
  let nextStart;
  let current = start();

  function start(timeoutMs = START_TIMEOUT_MS, environment = {}) {
    const worker = cluster.fork(environment);
    const tooLong = setTimeout(() => {
      console.error(`The site’s process did not come up in ${timeoutMs / 1000} seconds: it is ended.`);
      worker.process.kill('SIGKILL');
    }, timeoutMs);
    alive.add(worker);
    worker.on('message', (message) => {
      if (message !== 'ready') return;
      clearTimeout(tooLong);
      readyAt.set(worker, performance.now());
      watch(worker, askIntervalMs);
      if (!hasServed) noteFirst();
    });
    worker.on('error', () => undefined); // a message to a process that has just ended
    worker.on('exit', (status, signal) => {
      clearTimeout(tooLong);
      alive.delete(worker);
      if (isStopping) endWhenAlone(status ?? 1);
      else if (worker === current && !isChanging) startAgain(signal ?? `status ${status}`, status);
    });
    return worker;
  }

  function noteFirst() {
    hasServed = true;
    cluster.setupPrimary({ args: [] }); // `--new` is for this start alone: a later one may not begin an empty site
    note?.write();
  }

  /** Starts the site again after a pause. A site that has never served is a wrong setting: that is for who started it. */
  function startAgain(how, status) {
    if (!hasServed) process.exit(status ?? 1);
    if (performance.now() - (readyAt.get(current) ?? Number.POSITIVE_INFINITY) > STEADY_MS) failures = 0;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures++;
    console.error(`The site’s process has ended (${how}): it is started again in ${pause / 1000} s.`);
    nextStart = setTimeout(() => {
      current = start();
    }, pause);
  }

  /** Resolves once a new process serves, or with why it has ended. */
  function comesUp(worker) {
    return new Promise((resolve) => {
      let words = 'The new process did not start; the reason stands in the site’s log.';
      worker.on('message', (message) => {
        if (message === 'ready') resolve(undefined);
        else if (message.failed) words = message.failed;
      });
      worker.once('exit', () => resolve(words));
    });
  }

  function tellToStop(worker, message) {
    if (readyAt.has(worker)) worker.send({ stop: true, ...message });
    else worker.process.kill('SIGTERM'); // one that is still starting does not listen yet
  }

  /** Starts the next process beside the present one, which stops when the next one serves. */
  async function goOver() {
    if (isChanging || isStopping || !hasServed) return;
    isChanging = true;
    clearTimeout(nextStart);
    const old = current;
    const next = start(upgradeTimeoutMs, { TRY_MIGRATION: 'yes' });
    const words = await comesUp(next);
    isChanging = false;
    if (isStopping) return;
    if (!words) {
      current = next;
      console.log('A new process of the site has taken over.');
      if (!old.isDead()) tellToStop(old, { follows: true });
    } else console.error(old.isDead() ? words : `${words} The old one goes on.`);
    note?.write(words);
    if (current.isDead()) startAgain('at an upgrade');
  }

  function stop() {
    if (isStopping) return;
    isStopping = true;
    clearTimeout(nextStart);
    for (const worker of alive) {
      tellToStop(worker, {});
      const timer = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
      worker.once('exit', () => clearTimeout(timer));
    }
    endWhenAlone(0);
  }

  function endWhenAlone(status) {
    if (alive.size === 0) process.exit(status);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (note && process.platform !== 'win32') process.on(GO_OVER, () => void goOver());
}
