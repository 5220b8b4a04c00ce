import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { backUpSite, checkBackup, restoreBackup } from '#server/backups/backUpAndRestore.ts';
import { scheduleNightlyBackups } from '#server/backups/nightly/nightlyBackups.ts';
import { NOON, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { storePlaceOf } from '#tests/support/testStore.ts';

it('a site on PostgreSQL keeps nightly copies too, and restores one on trial', async () => {
  const site = await startTestApp();
  await site.put();
  const backups = scheduleNightlyBackups({
    folder: site.folder,
    storePlace: await storePlaceOf(site.folder),
    now: site.clock.now,
    log: { info: () => undefined, error: () => undefined },
  });
  onTestFinished(() => backups.stop());
  await backups.check();
  expect(backups.fault()).toBeUndefined();
  const file = join(site.folder, 'backups', 'church-2026-11-21.tar.gz');
  expect(backups.state()).toMatchObject({ proof: { name: 'church-2026-11-21.tar.gz' } });
  expect(await checkBackup(file, join(temporaryFolder(), 'checked'))).toMatchObject({ records: 3 });
});

it('the backup that a restore makes of the records in PostgreSQL may take as long as the restore; a data folder that is not there is told, and not made', async () => {
  const site = await startTestApp();
  await site.put();
  const storePlace = await storePlaceOf(site.folder);
  const file = join(temporaryFolder(), 'backup.tar.gz');
  const dataDir = join(site.folder, 'mistyped');
  const made = backUpSite({ storePlace, dataDir }, file, NOON);
  await expect(made).rejects.toThrow(`There is no site’s data in ${dataDir} (DATA_DIR).`);
  expect(existsSync(dataDir)).toBe(false);
  await backUpSite({ storePlace, dataDir: site.folder }, file, NOON);
  const pools = vi.spyOn(pg, 'Pool');
  onTestFinished(() => pools.mockRestore());
  const { aside } = await restoreBackup(site.folder, file, NOON, undefined, storePlace);
  expect(aside).toContain('before-restore-');
  const limits = pools.mock.calls.map(([options]) => options?.statement_timeout);
  expect(limits).toEqual([5000, 600_000, 600_000]); // to prepare the tables, to replace the records, to back them up
});
