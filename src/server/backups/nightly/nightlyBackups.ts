import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '#server/cliError.ts';
import { BACKUPS_FOLDER, makeFolder } from '#server/store/sqlite/dataFolder.ts';
import type { StorePlace } from '#server/store/store.ts';
import { TaskProcess } from '#server/taskProcess.ts';
import { churchClock, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import {
  type BackupSettings,
  type BackupsState,
  fullerThan,
  isMissing,
  placesOf,
  readBackupsState,
} from './backupsState.ts';
import type { makeNightlyBackup } from './makeNightlyBackup.ts';

/** The hour of the nightly backup (Africa/Nairobi). */
const DUE_HOUR = 3;

/** How long after a start it first checks whether a backup is due: the site serves first. */
const FIRST_CHECK_DELAY_MS = MINUTE_MS / 2;

/** How often it checks whether a backup is due. */
const CHECK_INTERVAL_MS = 15 * MINUTE_MS;

/** The automatic backups of the site. */
export type NightlyBackups = ReturnType<typeof scheduleNightlyBackups>;

export type BackupStatus = Pick<NightlyBackups, 'fault' | 'state'>;

/**
 * Backs the site up into the folder `backups` each night at three (Africa/Nairobi), or as soon as the site runs again. It
 * keeps the last seven, and the first of each week for four more weeks. Each is restored on trial into a scratch folder, and
 * copied to the configured places. A child process does all this.
 *
 * @param deps.storePlace where the records are; by default `folder`
 * @param deps.log logs each backup and each fault
 */
export function scheduleNightlyBackups(deps: {
  folder: string;
  storePlace?: StorePlace;
  settings?: BackupSettings;
  now: () => Date;
  log: { info(words: string): void; error(words: string): void };
}) {
  const { folder, now, log } = deps;
  const storePlace = deps.storePlace ?? { kind: 'sqlite', folder };
  const settings = deps.settings ?? { recipients: [], folder: undefined, bucket: undefined, soundsIn: undefined };
  const backups = join(folder, BACKUPS_FOLDER);
  let state = readBackupsState(folder);
  let failed: string | undefined;
  let running: TaskProcess<typeof makeNightlyBackup> | undefined;
  let stopped = false;

  const isDone = (name: string): boolean =>
    existsSync(join(backups, name)) && placesOf(settings).every((place) => !isMissing(state, place, name));

  async function carryOut(task: Parameters<typeof makeNightlyBackup>[0]): Promise<void> {
    const module = join(import.meta.dirname, 'makeNightlyBackup.ts');
    running = new TaskProcess({ work: [module, 'makeNightlyBackup'], env: process.env }); // drivers read settings there
    await running.run([task]);
    state = readBackupsState(folder);
    if (state.last?.at === task.at) log.info(`tonight’s copy of the data is in ${join(backups, task.name)}`);
    const fault = faultOf();
    if (fault) log.error(fault);
  }

  /** Makes tonight's backup if there is none yet; never rejects. */
  async function check(): Promise<void> {
    if (running || stopped) return;
    const night = churchClock(new Date(now().getTime() - DUE_HOUR * HOUR_MS)).date;
    const name = `church-${night}.tar.gz${settings.recipients.length > 0 ? '.age' : ''}`;
    try {
      makeFolder(backups);
      if (!isDone(name)) await carryOut({ dataDir: folder, storePlace, settings, name, at: now().toISOString() });
      failed = undefined;
    } catch (thrown) {
      if (stopped) return;
      failed = `tonight’s copy of the data could not be made: ${errorMessage(thrown)}`;
      log.error(failed);
    } finally {
      running = undefined;
    }
  }

  /** What is wrong with the backups, in words; undefined if nothing is. */
  function faultOf(): string | undefined {
    const { last, proof, known, elsewhere } = state;
    const fuller = last && fullerThan(last.name, known);
    const faults = [
      failed,
      proof?.fault && `the copy ${proof.name} was restored on trial, and is not good: ${proof.fault}`,
      fuller &&
        `the newest copy, ${last.name}, holds ${known[last.name]?.records} records, and ${fuller} holds ${known[fuller]?.records}: older copies are kept`,
      ...placesOf(settings).map((place) => elsewhere[place]?.fault),
    ].filter((fault) => fault !== undefined && fault !== '');
    return faults.length > 0 ? faults.join('; ') : undefined;
  }

  const timers = [setTimeout(check, FIRST_CHECK_DELAY_MS), setInterval(check, CHECK_INTERVAL_MS)];
  for (const timer of timers) timer.unref();
  return {
    check,
    fault: faultOf,
    state: (): BackupsState => state,
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      running?.close();
    },
  };
}
