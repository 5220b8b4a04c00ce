import { mkdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { scheduleNightlyBackups } from '#server/backups/nightly/nightlyBackups.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

it('npm run doctor says what is well, and what to do where something is not', async () => {
  const site = await startTestApp();
  const folder = temporaryFolder();
  const log = { info: () => undefined, error: () => undefined };
  const backups = scheduleNightlyBackups({ folder: site.folder, now: () => new Date(), log });
  await backups.check();
  await backups.stop();
  const doctor = (environment: Record<string, string>) =>
    runHere('doctor', [], { DATA_DIR: site.folder, ...environment });
  const settings = { SITE_URL: 'https://church.example', BACKUP_FOLDER: folder };
  const { output } = await run('src/commands/data/doctor.ts', [], { DATA_DIR: site.folder, ...settings }).ended;
  expect(output).toMatch(/✓ Settings: they can be read[\s\S]+✓ Data: 1 records in a database that is whole/);
  expect(output).toMatch(/✓ Nightly copies: the newest is church-[\s\S]+was restored on trial and is good/);
  expect(output).toContain(`✓ Second folder: no copy is in ${folder} yet`);

  const worse = await doctor({ BACKUP_FOLDER: join(folder, 'gone') });
  expect(worse).toMatchObject({ status: 1, output: expect.stringContaining('To do: set SITE_URL') });
  expect(worse.output).toContain('To do: mount the disk, or change BACKUP_FOLDER');

  await site.close();
  truncateSync(join(site.folder, 'church.db'));
  mkdirSync(join(folder, 'empty'));
  const empty = await doctor(settings);
  expect(empty.output).toMatch(/✗ Data: church\.db is empty\n {4}To do: npm run restore -- .+church-.+\.tar\.gz/);
  expect((await doctor({ BACKUP_TO: 'age1xyz' })).output).toMatch(/^"age1xyz" is no public key/);
  const noSounds = await doctor({ SERMONS_FOLDER: join(folder, 'gone') });
  expect(noSounds.output).toContain('To do: mount the disk, or change SERMONS_FOLDER');
  const none = expect.stringContaining('npm run doctor has no options.');
  expect(await runHere('doctor', ['--fix'], {})).toEqual({ status: 1, output: none });
  expect((await doctor({ PORT: 'x' })).output).toBe('PORT must be a number from 0 to 65535, not "x".\n');
});
