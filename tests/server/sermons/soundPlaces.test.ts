import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '#server/backups/backUpAndRestore.ts';
import { makeBackup } from '#server/backups/makeBackup.ts';
import { readSettings } from '#server/settings.ts';
import { soundPath } from '#shared/sermons/sermon.ts';
import { aBucket } from '#tests/support/bucket.ts';
import { aSermon } from '#tests/support/factories.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { aRecording } from '#tests/support/recordings.ts';
import { addSermonWithSound } from '#tests/support/sermonSounds.ts';
import { NOON, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

it('recordings in a bucket are brought there, and sent from there in parts', async () => {
  const { bucket, names } = await aBucket();
  const folder = temporaryFolder();
  const sounds = { folder: join(folder, 'sermons'), isShared: false, bucket };
  const site = await startTestApp({ settings: { sounds } });
  const file = await aRecording('opus', 5);
  const { recording } = await addSermonWithSound(site, await site.signIn(), file, aSermon());
  expect(names()).toEqual([`${recording.id}.opus`]);
  expect(readdirSync(join(folder, 'sermons'))).toEqual(['uploads']);
  const part = await site.app.inject({ url: soundPath(recording), headers: { range: 'bytes=100-199' } });
  expect([part.statusCode, part.rawPayload.equals(file.subarray(100, 200))]).toEqual([206, true]);
  expect((await site.app.inject(soundPath(recording))).rawPayload.equals(file)).toBe(true);
});

it('a shared folder is not made where its disk is not mounted', async () => {
  const { sounds } = readSettings({ SERMONS_FOLDER: join(temporaryFolder(), 'mount') });
  const site = await startTestApp({ settings: { sounds } });
  const upload = { 'tus-resumable': '1.0.0', 'upload-length': '9', authorization: `Bearer ${await site.signIn()}` };
  const answer = await site.app.inject({ method: 'POST', url: '/upload/sermons', headers: upload });
  const message = 'The folder of the recordings is not there. Tell the person who looks after the server.';
  expect([answer.statusCode, answer.json().message]).toEqual([503, message]);
});

it('a backup holds recordings where it is asked to, and a restore adds them to those that are there', async () => {
  const folder = temporaryFolder();
  const site = await startTestApp({ folder });
  const file = await aRecording('wav', 2);
  const { recording } = await addSermonWithSound(site, await site.signIn(), file, aSermon());
  await site.close();
  const name = `${recording.id}.wav`;
  const [backups, elsewhere] = [temporaryFolder(), temporaryFolder()];
  await makeBackup(folder, join(backups, 'whole.tar.gz'), NOON, { soundsIn: join(folder, 'sermons') });
  mkdirSync(join(elsewhere, 'sermons'));
  writeFileSync(join(elsewhere, 'sermons', 'other.wav'), 'stays');
  await restoreBackup(elsewhere, join(backups, 'whole.tar.gz'), NOON);
  expect(readFileSync(join(elsewhere, 'sermons', name)).equals(file)).toBe(true);
  expect(readdirSync(join(elsewhere, 'sermons'))).toContain('other.wav');

  await makeBackup(folder, join(backups, 'without.tar.gz'), NOON);
  const { output } = await runHere('restore', [join(backups, 'without.tar.gz')], { DATA_DIR: folder });
  expect(output).toContain('No recordings of sermons were in it: those that are there stay.');
  expect(readdirSync(join(folder, 'sermons'))).toContain(name);
});
