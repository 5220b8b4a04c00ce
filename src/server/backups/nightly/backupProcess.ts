import { createHash } from 'node:crypto';
import { createReadStream, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessage } from '#server/cliError.ts';
import { syncFolder } from '#server/store/sqlite/dataFolder.ts';
import type { StorePlace } from '#server/store/store.ts';
import { checkRecipients, encryptFile } from '../encryption.ts';
import { makeBackup } from '../makeBackup.ts';
import { inScratchFolder } from '../scratchFolder.ts';
import { type BackupPlace, type BackupSettings, backupPlacesOf, placeFault } from './backupPlaces.ts';
import { type BackupsState, type KnownBackup, surplusIn } from './backupsState.ts';
import { restoreOnTrial } from './trialRestore.ts';

export interface BackupTask {
  dataDir: string;
  storePlace: StorePlace;
  target: string;
  name: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Whether to make the backup, and whether to restore it on trial. */
  make: boolean;
  prove: boolean;
  settings: BackupSettings;
  /** The places to copy it to. */
  bringTo: BackupPlace['kind'][];
  known: BackupsState['known'];
}

/** The result; `failed` says why the backup could not be made. */
export interface BackupReport {
  failed?: string;
  copy?: KnownBackup;
  proof?: { fault?: string };
  elsewhere: BackupsState['elsewhere'];
}

async function work(order: BackupTask): Promise<BackupReport> {
  const { target, name, settings } = order;
  const report: BackupReport = { elsewhere: {} };
  if (order.make) Object.assign(report, await make(order));
  else if (order.prove) report.proof = await inScratchFolder(dirname(target), (scratch) => prove(target, scratch));
  const known = { ...order.known, ...(report.copy && { [name]: report.copy }) };
  for (const place of await backupPlacesOf(settings)) {
    if (order.bringTo.includes(place.kind)) report.elsewhere[place.kind] = await bring(order, place, known);
  }
  return report;
}

/** Makes the backup. An encrypted one is checked before encryption, since the site has no key to open it. */
async function make(order: BackupTask): Promise<Pick<BackupReport, 'copy' | 'proof'>> {
  const { target, settings } = order;
  const { recipients } = settings;
  await checkRecipients(recipients);
  return inScratchFolder(dirname(target), async (scratch) => {
    const plain = join(scratch, 'copy.tar.gz');
    const { records = 0 } = await makePlain(order, plain);
    const proof = order.prove ? await prove(plain, scratch) : undefined;
    const sealed = join(scratch, 'copy.tar.gz.age');
    if (recipients.length > 0) await encryptFile(plain, sealed, { recipients });
    renameSync(recipients.length > 0 ? sealed : plain, target);
    syncFolder(dirname(target));
    return { copy: { records }, ...(proof && { proof }) };
  });
}

async function makePlain({ dataDir, storePlace: place, at, settings: { soundsIn } }: BackupTask, file: string) {
  if (place.kind === 'sqlite') return makeBackup(dataDir, file, new Date(at), { soundsIn });
  const { makePostgresBackup } = await import('../postgresBackup.ts'); // loads the driver of PostgreSQL only if needed
  return makePostgresBackup({ place, dataDir }, file, new Date(at), { soundsIn });
}

async function prove(file: string, scratch: string): Promise<{ fault?: string }> {
  try {
    await restoreOnTrial(file, scratch);
    return {};
  } catch (thrown) {
    return { fault: errorMessage(thrown) };
  }
}

/** Copies the backup to a place, reads it back, and deletes old ones there. */
async function bring(
  { target, name, at }: BackupTask,
  place: BackupPlace,
  known: BackupsState['known'],
): Promise<{ name: string; at: string; fault?: string }> {
  try {
    await place.put(target, name);
    if ((await sumOf(await place.get(name))) !== (await sumOf(createReadStream(target))))
      throw new Error('what it gives back is not what was put there');
    for (const surplus of surplusIn(await place.list(), known, new Date(at))) await place.remove(surplus);
    return { name, at };
  } catch (thrown) {
    return { name, at, fault: `the copy could not be kept in ${place.title}: ${placeFault(thrown)}` };
  }
}

async function sumOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash('sha256');
  for await (const part of bytes) sum.update(part);
  return sum.digest('hex');
}

process.on('message', async (order: BackupTask) => {
  const report = await work(order).catch((thrown): BackupReport => ({ failed: errorMessage(thrown), elsewhere: {} }));
  process.send?.(report);
});
process.on('disconnect', () => process.exit()); // the site has ended
