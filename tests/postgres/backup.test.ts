import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scheduleNightlyBackups } from '#server/backups/nightly/nightlyBackups.ts';
import { checkBackup } from '#server/backups/restoreBackup.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { storePlaceOf } from '#tests/support/testStore.ts';

it('a site on PostgreSQL keeps nightly copies too, and restores one on trial', async () => {
  const site = await startTestApp();
  await site.request(endpoints.createEvent, { token: await site.signIn(), body: anEvent() });
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
