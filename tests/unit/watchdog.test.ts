import { EventEmitter } from 'node:events';
// @ts-expect-error: plain JavaScript, which must run before anything is installed
import { watch } from '../../src/commands/site/watchdog.mjs';

/** A process that answers each question while it is well. */
class FakeWorker extends EventEmitter {
  isWell = true;
  asked = 0;
  killed: string[] = [];
  process = { kill: (signal: string) => this.killed.push(signal) };
  isDead = () => false;
  send() {
    this.asked++;
    if (this.isWell) this.emit('message', 'here');
  }
}

let worker: FakeWorker;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setImmediate', 'performance'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  worker = new FakeWorker();
  watch(worker);
  return () => vi.useRealTimers();
});

it('the watchdog leaves a process alone that answers', () => {
  vi.advanceTimersByTime(600_000);
  expect(worker.asked).toBe(200);
  expect(worker.killed).toEqual([]);
});

it('the watchdog ends one that has not answered for fifteen seconds, and says so', () => {
  worker.isWell = false;
  vi.advanceTimersByTime(17_000);
  expect(worker.killed).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(worker.killed).toEqual(['SIGKILL']);
  expect(console.error).toHaveBeenCalledWith('The site has not answered for 15 seconds: its process is ended.');
});

it('the watchdog begins to count again where it was late itself, as after a machine has slept', () => {
  worker.isWell = false;
  vi.advanceTimersByTime(15_000);
  const slept = performance.now() + 3_600_000;
  vi.spyOn(performance, 'now').mockImplementation(() => slept);
  vi.advanceTimersByTime(3000);
  expect(worker.killed).toEqual([]);
  worker.isWell = true;
  vi.advanceTimersByTime(60_000);
  expect(worker.killed).toEqual([]);
});

it('the watchdog takes an answer that lies in the channel while it was about to end the process', () => {
  worker.isWell = false;
  vi.advanceTimersByTime(17_999);
  setImmediate(() => undefined);
  const readLate = setInterval(() => worker.emit('message', 'here'), 1);
  vi.advanceTimersByTime(1);
  clearInterval(readLate);
  expect(worker.killed).toEqual([]);
});

it('the watchdog asks no more once the process has ended', () => {
  worker.emit('exit');
  vi.advanceTimersByTime(60_000);
  expect(worker.asked).toBe(0);
});
