import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { wordsOf } from '#server/plainError.ts';
import type { StorePlace } from '#server/store/connect.ts';
import { BACKUPS_FOLDER, makeFolder } from '#server/store/dataFolder.ts';
import { churchClock } from '#shared/time.ts';
import { type CopiesState, fullerThan, readCopiesState, surplusIn, writeCopiesState } from './copiesState.ts';
import type { CopyOrder, CopyReport } from './copyWorker.ts';
import type { CopySettings, Place } from './elsewhere.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The church's hour at which a night's copy is due (Africa/Nairobi). */
const DUE_HOUR = 3;

/** A site that has just started serves first, and looks for a missing copy after this long, in milliseconds. */
const FIRST_LOOK = MINUTE / 2;

/** How often it looks whether a copy is due, in milliseconds. */
const LOOK_EVERY = 15 * MINUTE;

/** How old a proof may be before a copy is restored again, in milliseconds; an hour early, so that it is the same night. */
const PROOF_EVERY = 7 * DAY - HOUR;

/** The copies that the site keeps of itself. */
export interface NightlyCopies {
  /** Makes the copy of this night where there is none yet; never rejects. */
  look(): Promise<void>;
  /** What is wrong with the copies, in words; undefined while all is well. */
  fault(): string | undefined;
  /** What is known of them. */
  state(): CopiesState;
  stop(): Promise<void>;
}

/**
 * Keeps a copy of the site's records and files in the folder `backups` each night at three (Africa/Nairobi), or as soon
 * as the site runs again: the last seven, and the first of the week for four weeks more. Each is brought to the places
 * that the settings name; once a week it is restored into a scratch folder and read. A thread of its own does all that,
 * beside whatever is being served.
 *
 * @param parts.storePlace where the records are; `folder` itself unless said otherwise
 * @param parts.log is told of each copy, and in words what is wrong
 */
export function keepNightlyCopies(parts: {
  folder: string;
  storePlace?: StorePlace;
  settings?: CopySettings;
  now: () => Date;
  log: { info(words: string): void; error(words: string): void };
}): NightlyCopies {
  const { folder, now, log } = parts;
  const storePlace = parts.storePlace ?? { kind: 'sqlite', folder };
  const settings = parts.settings ?? { recipients: [], folder: undefined, bucket: undefined };
  const places: Place['kind'][] = [
    ...(settings.folder ? ['folder' as const] : []),
    ...(settings.bucket ? ['bucket' as const] : []),
  ];
  const backups = join(folder, BACKUPS_FOLDER);
  let state = readCopiesState(folder);
  let failed: string | undefined;
  let worker: Worker | undefined;
  let stopped = false;

  /** What there is to do now; undefined where there is nothing. */
  function due(): CopyOrder | undefined {
    const night = churchClock(new Date(now().getTime() - DUE_HOUR * HOUR)).date;
    const encrypted = settings.recipients.length > 0;
    const name = `church-${night}.tar.gz${encrypted ? '.age' : ''}`;
    const target = join(backups, name);
    const make = !existsSync(target);
    const { proof } = state;
    const age = proof ? now().getTime() - Date.parse(proof.at) : Number.POSITIVE_INFINITY;
    const prove = (make || !encrypted) && (age < 0 || age > PROOF_EVERY || (proof?.fault !== undefined && make));
    const missing = (place: Place['kind']) => state.elsewhere[place]?.name !== name || state.elsewhere[place]?.fault;
    const bringTo = places.filter((place) => make || missing(place));
    if (!make && !prove && bringTo.length === 0) return undefined;
    const at = now().toISOString();
    return { dataDir: folder, storePlace, target, name, at, make, prove, settings, bringTo, known: state.known };
  }

  async function carryOut(order: CopyOrder): Promise<void> {
    const { name, at, target } = order;
    worker = new Worker(new URL('./copyWorker.ts', import.meta.url), { workerData: order });
    const { failed: words, copy, proof, elsewhere } = await endOf(worker);
    // Another copy of the site on the same folder may have been quicker.
    if (words !== undefined && !existsSync(target)) throw new Error(words);
    state = {
      ...(order.make ? { last: { name, at } } : state.last && { last: state.last }),
      ...(proof ? { proof: { name, at, ...proof } } : state.proof && { proof: state.proof }),
      elsewhere: { ...state.elsewhere, ...elsewhere },
      known: { ...state.known, ...(copy && { [name]: copy }) },
    };
    writeCopiesState(folder, state);
    if (order.make) log.info(`tonight’s copy of the data is in ${target}`);
    if (proof) log.info(proof.fault ? `${name} could not be restored` : `${name} was restored on trial and is good`);
    for (const surplus of surplusIn(readdirSync(backups), state.known, now())) rmSync(join(backups, surplus));
    const fault = faultOf();
    if (fault) log.error(fault);
  }

  async function look(): Promise<void> {
    if (worker || stopped) return;
    try {
      makeFolder(backups);
      const order = due();
      if (order) await carryOut(order);
      failed = undefined;
    } catch (thrown) {
      if (stopped) return;
      failed = `tonight’s copy of the data could not be made: ${wordsOf(thrown)}`;
      log.error(failed);
    } finally {
      worker = undefined;
    }
  }

  function faultOf(): string | undefined {
    const { last, proof, known, elsewhere } = state;
    const fuller = last && fullerThan(last.name, known);
    const faults = [
      failed,
      proof?.fault && `the copy ${proof.name} was restored on trial, and is not good: ${proof.fault}`,
      fuller &&
        `the newest copy, ${last.name}, holds ${known[last.name]?.records} records, and ${fuller} holds ${known[fuller]?.records}: older copies are kept. If that loss is not meant: npm run restore -- ${join(backups, fuller)}`,
      ...places.map((place) => elsewhere[place]?.fault),
    ].filter((fault) => fault !== undefined && fault !== '');
    return faults.length > 0 ? faults.join('; ') : undefined;
  }

  const timers = [setTimeout(() => void look(), FIRST_LOOK), setInterval(() => void look(), LOOK_EVERY)];
  for (const timer of timers) timer.unref();
  return {
    look,
    fault: faultOf,
    state: () => state,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await worker?.terminate();
    },
  };
}

/** Resolves with what the worker did. */
function endOf(worker: Worker): Promise<CopyReport> {
  return new Promise((resolve) => {
    let report: CopyReport = { failed: 'it was ended', elsewhere: {} };
    worker.on('message', (told: CopyReport) => {
      report = told;
    });
    worker.on('error', (thrown) => resolve({ failed: wordsOf(thrown), elsewhere: {} }));
    worker.on('exit', () => resolve(report));
  });
}
