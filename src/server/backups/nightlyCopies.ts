import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { wordsOf } from '#server/plainError.ts';
import { BACKUPS_FOLDER, makeFolder } from '#server/store/dataFolder.ts';
import { churchClock } from '#shared/time.ts';
import type { CopyOrder } from './copyWorker.ts';
import { surplusCopies } from './surplusCopies.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The church's hour at which a night's copy is due (Africa/Nairobi). */
const DUE_HOUR = 3;

/** A site that has just started serves first, and looks for a missing copy after this long, in milliseconds. */
const FIRST_LOOK = MINUTE / 2;

/** How often it looks whether a copy is due, in milliseconds. */
const LOOK_EVERY = 15 * MINUTE;

/** The copies that the site keeps of itself. */
export interface NightlyCopies {
  /** Makes the copy of this night where there is none yet; never rejects. */
  look(): Promise<void>;
  /** Why the last copy could not be made, in words; undefined while all is well. */
  fault(): string | undefined;
  stop(): Promise<void>;
}

/**
 * Keeps a copy of the data folder in its folder `backups` each night at three (Africa/Nairobi), or as soon as the site
 * runs again: the last seven, and the first of the week for four weeks more. A thread of its own makes them, beside
 * whatever is being served.
 *
 * @param parts.log is told of each copy, and in words why one could not be made
 */
export function keepNightlyCopies(parts: {
  folder: string;
  now: () => Date;
  log: { info(words: string): void; error(words: string): void };
}): NightlyCopies {
  const { folder, now, log } = parts;
  const backups = join(folder, BACKUPS_FOLDER);
  let fault: string | undefined;
  let worker: Worker | undefined;
  let stopped = false;

  async function copy(): Promise<void> {
    const night = churchClock(new Date(now().getTime() - DUE_HOUR * HOUR)).date;
    const target = join(backups, `church-${night}.tar.gz`);
    if (existsSync(target)) return;
    makeFolder(backups);
    const order: CopyOrder = { folder, target, at: now().toISOString() };
    worker = new Worker(new URL('./copyWorker.ts', import.meta.url), { workerData: order });
    const words = await endOf(worker);
    // Another copy of the site on the same folder may have been quicker.
    if (words !== undefined && !existsSync(target)) throw new Error(words);
    for (const name of surplusCopies(readdirSync(backups))) rmSync(join(backups, name));
    log.info(`tonight’s copy of the data is in ${target}`);
  }

  async function look(): Promise<void> {
    if (worker || stopped) return;
    try {
      await copy();
      fault = undefined;
    } catch (thrown) {
      if (stopped) return;
      fault = `tonight’s copy of the data could not be made: ${wordsOf(thrown)}`;
      log.error(fault);
    } finally {
      worker = undefined;
    }
  }

  const timers = [setTimeout(() => void look(), FIRST_LOOK), setInterval(() => void look(), LOOK_EVERY)];
  for (const timer of timers) timer.unref();
  return {
    look,
    fault: () => fault,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await worker?.terminate();
    },
  };
}

/** Resolves with what the worker could not do, in words; undefined where it did it. */
function endOf(worker: Worker): Promise<string | undefined> {
  return new Promise((resolve) => {
    let words: string | undefined = 'it was ended';
    worker.on('message', (told: { failed?: string }) => {
      words = told.failed;
    });
    worker.on('error', (thrown) => resolve(wordsOf(thrown)));
    worker.on('exit', () => resolve(words));
  });
}
