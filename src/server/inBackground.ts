import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '#shared/time.ts';
import { errorMessage } from './cliError.ts';
import { storeFault } from './store/storeFault.ts';

/** Writes why work failed to the log: one sentence, and what was thrown. */
type Report = (sentence: string, thrown: unknown) => void;

/** The kinds of faults of the last hour: a disk that stays full fills no log. */
const reported = new LRUCache<string, true>({ max: 1000, ttl: HOUR_MS });

let report: Report = (sentence, thrown) => console.error(sentence, thrown);

/**
 * Runs work in the background: of a timer, a listener, or a promise that is not awaited. What it throws or rejects
 * with would end the process. Here it is written to the log, each kind at most once an hour, and the site goes on.
 *
 * @param name what the work is for, as in a sentence: `the nightly copy`
 */
export function inBackground(name: string, work: () => unknown): void {
  const failed = (thrown: unknown) => reportBackgroundFault(name, thrown);
  try {
    const result = work();
    if (result instanceof Promise) result.catch(failed);
  } catch (thrown) {
    failed(thrown);
  }
}

/** Writes a fault of background work to the log, unless one of its kind was written within the hour. */
export function reportBackgroundFault(name: string, thrown: unknown): void {
  const { name: type = typeof thrown, code, errcode } = (thrown ?? {}) as Record<string, unknown>;
  const kind = [name, type, code, errcode].join();
  if (reported.has(kind)) return;
  reported.set(kind, true);
  try {
    report(
      `${name} failed in the background, and the site goes on: ${storeFault(thrown) ?? errorMessage(thrown)}`,
      thrown,
    );
  } catch {
    // A log that cannot be written must not end the process either.
  }
}

/** From now on, such faults go to this log. */
export function reportBackgroundFaultsTo(log: Report): void {
  report = log;
}
