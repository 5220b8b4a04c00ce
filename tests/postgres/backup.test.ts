import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scheduleNightlyBackups } from '#server/backups/nightly/nightlyBackups.ts';
import { checkBackup } from '#server/backups/restoreBackup.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { startTestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { storeEnvironment, storePlaceOf } from '#tests/support/testStore.ts';

it('a site on PostgreSQL is backed up and restored by the same commands, while it runs', async () => {
  const site = await startTestApp();
  const environment = await storeEnvironment(site.folder);
  const command = (name: string, file: string) => runHere(name, [file], environment);
  const titles = async () => {
    const { body } = await site.request(endpoints.listEvents);
    return body.map(({ title }: { title: string }) => title).sort();
  };
  const token = await site.signIn();
  const picture = join(site.folder, 'pictures', 'choir.webp');
  mkdirSync(join(site.folder, 'pictures'));
  writeFileSync(picture, 'as it was');
  await site.request(endpoints.createEvent, { token, body: anEvent({ title: 'In the backup' }) });
  const file = join(temporaryFolder(), 'backup.tar.gz');
  expect(await command('backup', file)).toMatchObject({ status: 0, output: expect.stringContaining('2 files') });

  await site.request(endpoints.createEvent, { token, body: anEvent({ title: 'Added since' }) });
  writeFileSync(picture, 'changed since');
  expect(await command('restore', file)).toMatchObject({ status: 0 });
  expect(readFileSync(picture, 'utf8')).toBe('as it was');
  site.clock.set(2000);
  await expect.poll(titles).toEqual(['In the backup']);
  expect((await site.request(endpoints.deleteEvent, { token, id: 1 })).status).toBe(401);

  const [aside = ''] = readdirSync(join(site.folder, 'backups'));
  expect(aside).toMatch(/^before-restore-.+\.tar\.gz$/);
  expect(await command('restore', join(site.folder, 'backups', aside))).toMatchObject({ status: 0 });
  site.clock.set(2000);
  await expect.poll(titles).toEqual(['Added since', 'In the backup']);
});

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
