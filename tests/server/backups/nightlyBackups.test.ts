import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBackup } from '#server/backups/backUpAndRestore.ts';
import { newKeyPair } from '#server/backups/encryption.ts';
import { type BackupSettings, surplusBackups } from '#server/backups/nightly/backupsState.ts';
import { scheduleNightlyBackups } from '#server/backups/nightly/nightlyBackups.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { addDays } from '#shared/time.ts';
import { aBucket } from '#tests/support/bucket.ts';
import { changeDatabase } from '#tests/support/changeDatabase.ts';
import { startTestApp, TestClock, temporaryFolder } from '#tests/support/testApp.ts';

/** A site with two events, and the copies that it keeps of itself. */
async function aSite(settings: Partial<BackupSettings> = {}) {
  const folder = temporaryFolder();
  const clock = new TestClock();
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  const backups = scheduleNightlyBackups({
    folder,
    settings: { recipients: [], folder: undefined, bucket: undefined, soundsIn: undefined, ...settings },
    now: clock.now,
    log: { info: say, error: say },
  });
  onTestFinished(() => backups.stop());
  const site = await startTestApp({ folder, backups });
  for (const title of ['One', 'Two']) await site.put({ title });
  const lookAt = async (moment: string) => {
    clock.set(new Date(moment));
    await backups.check();
  };
  const kept = () => readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('church-'));
  const health = async () => (await site.request('health')).body;
  return { ...site, folder, backups, said, lookAt, kept, health };
}

const NIGHT = '2026-11-21T09:00:00Z';

describe('nightly copies', () => {
  it('that cannot be made say why in the log, and that they fail in the health, until one can', async () => {
    const { folder, said, lookAt, health, backups, kept } = await aSite();
    writeFileSync(join(folder, 'backups'), 'a file in the place of the folder');
    await lookAt(NIGHT);
    expect(said).toEqual([expect.stringMatching(/^tonight’s copy of the data could not be made: .+/)]);
    const warning = 'The backups fail. The log says why, and so do staff’s Settings.';
    expect(await health()).toMatchObject({ status: 'ready', warning });
    rmSync(join(folder, 'backups'));
    await lookAt(NIGHT);
    expect(backups.fault()).toBeUndefined();
    expect(await health()).not.toHaveProperty('warning');
    expect(kept()).toHaveLength(1);
  });

  it('stay seven nights, and the first of each week four weeks more', () => {
    const names = Array.from({ length: 60 }, (_, day) => `church-${addDays('2026-09-22', day)}.tar.gz`);
    let kept: string[] = [];
    for (const name of names) {
      kept.push(name, 'before-version-3.tar.gz', 'notes.txt');
      const surplus = surplusBackups(kept);
      kept = kept.filter((each) => each.startsWith('church-') && !surplus.includes(each));
    }
    const days = [...['10-19', '10-26', '11-02', '11-09'], ...[14, 15, 16, 17, 18, 19, 20].map((day) => `11-${day}`)];
    expect(kept).toEqual(days.map((day) => `church-2026-${day}.tar.gz`));
  });

  it('are brought to a second folder and to S3-compatible storage, whole, also where they are made again, and the old ones go there too', async () => {
    const second = temporaryFolder();
    const { bucket, names, bytes } = await aBucket();
    for (let day = 1; day <= 20; day++) {
      writeFileSync(join(second, `church-2026-10-${String(day).padStart(2, '0')}.tar.gz`), '');
    }
    writeFileSync(join(second, 'notes.txt'), 'stays');
    const site = await aSite({ folder: second, bucket });
    await site.lookAt(NIGHT);
    const name = 'church-2026-11-21.tar.gz';
    const here = readFileSync(join(site.folder, 'backups', name));
    expect(here.equals(readFileSync(join(second, name)))).toBe(true);
    expect(names()).toEqual([name]);
    expect(here.equals(bytes(name))).toBe(true);
    expect(readdirSync(second)).toHaveLength(7 + 3 + 1); // seven nights, the first of three weeks, the notes
    expect(readdirSync(second)).toContain('notes.txt');
    expect(site.backups.fault()).toBeUndefined();
    expect(await site.health()).toMatchObject({ backups: { last: new Date(NIGHT).toISOString(), checked: true } });

    rmSync(join(site.folder, 'backups', name)); // it is made again
    await site.put({ title: 'Three' });
    await site.lookAt('2026-11-21T10:00:00Z');
    const again = readFileSync(join(site.folder, 'backups', name));
    expect(again.equals(here)).toBe(false);
    for (const there of [readFileSync(join(second, name)), bytes(name)]) expect(again.equals(there)).toBe(true);
  });

  it('say which place did not take them, and are brought there once it does', async () => {
    const second = join(temporaryFolder(), 'disk');
    const { bucket } = await aBucket('wrong');
    const site = await aSite({ folder: second, bucket });
    await site.lookAt(NIGHT);
    expect(site.backups.fault()).toBe(
      `the copy could not be kept in ${second}: the folder is not there: is the disk mounted?; ` +
        `the copy could not be kept in ${bucket.url}: the storage refuses it (403, SignatureDoesNotMatch)`,
    );
    const health = JSON.stringify(await site.health());
    for (const place of [second, bucket.url, 'disk', '127.0.0.1', '403']) expect(health).not.toContain(place);
    expect(health).toContain('The backups fail.');
    const { body } = await site.asOwner('readBackups');
    expect(body.fault).toContain(`the copy could not be kept in ${second}: the folder is not there`);
    expect(body.fault).toContain(`the copy could not be kept in ${bucket.url}: the storage refuses it`);
    expect(site.kept()).toHaveLength(1);
    mkdirSync(second);
    await site.lookAt(NIGHT);
    expect(readdirSync(second)).toEqual(['church-2026-11-21.tar.gz']);
    expect(site.backups.fault()).toMatch(/^the copy could not be kept in http/);
  });

  it('are made once a night, at three in Ruiru, and each restored on trial; one that is not good is said', async () => {
    const site = await aSite();
    await site.lookAt(NIGHT);
    expect(site.kept()).toEqual(['church-2026-11-21.tar.gz']);
    await site.lookAt('2026-11-21T23:59:00Z'); // 02:59 in Ruiru
    expect(site.kept()).toHaveLength(1);
    const three = '2026-11-22T00:00:00.000Z';
    await site.lookAt(three);
    expect(site.kept().sort()).toEqual(['church-2026-11-21.tar.gz', 'church-2026-11-22.tar.gz']);
    await checkBackup(join(site.folder, 'backups', 'church-2026-11-22.tar.gz'), join(temporaryFolder(), 'checked'));
    expect(site.backups.state().proof).toEqual({ name: 'church-2026-11-22.tar.gz', at: three });
    const { body } = await site.asOwner('readBackups');
    expect(body).toMatchObject({ last: three, checked: three });

    changeDatabase(join(site.folder, 'church.db'), 'create view strange as select 1');
    await site.lookAt('2026-11-23T09:00:00Z');
    expect(site.backups.fault()).toMatch(
      /^the copy church-2026-11-23\.tar\.gz was restored on trial, and is not good: /,
    );
    const warning = expect.stringContaining('The backups fail.');
    expect(await site.health()).toMatchObject({ warning, backups: { checked: false } });
    const metrics = await createMetrics({ store: site.store, dataDir: site.folder, now: site.clock.now }).text();
    expect(metrics).toMatch(/^church_backup_proof_ok 0$/m);
  });

  it('are encrypted where a key is set, and nobody here can open them', async () => {
    const { secret, recipient } = await newKeyPair();
    const site = await aSite({ recipients: [recipient] });
    await site.lookAt(NIGHT);
    expect(site.kept()).toEqual(['church-2026-11-21.tar.gz.age']);
    const file = join(site.folder, 'backups', 'church-2026-11-21.tar.gz.age');
    await expect(checkBackup(file, join(temporaryFolder(), 'x'))).rejects.toThrow('is encrypted');
    const { records } = await checkBackup(file, join(temporaryFolder(), 'x'), async () => ({ identities: [secret] }));
    expect(records).toBe(5); // two events, their two lines of history, and an account
    expect(site.backups.state().proof).toMatchObject({ name: 'church-2026-11-21.tar.gz.age' });
  });

  it('that are nearly empty are said, and push no good one out', async () => {
    const site = await aSite();
    await site.lookAt('2026-11-01T09:00:00Z');
    expect(site.kept()).toHaveLength(1);
    await site.store.write(async (transaction) => {
      for (const table of ['history', 'events'] as const) await transaction.deleteFrom(table).execute();
    });
    await site.lookAt('2026-11-10T09:00:00Z');
    const copyOf = (day: number) => join(site.folder, 'backups', `church-2026-11-${day}.tar.gz`);
    for (let day = 11; day <= 17; day++) copyFileSync(copyOf(10), copyOf(day)); // more than are kept of the last nights
    await site.lookAt('2026-11-18T09:00:00Z');
    expect(site.kept()).toContain('church-2026-11-01.tar.gz');
    expect(site.backups.fault()).toMatch(
      /^the newest copy, church-2026-11-18\.tar\.gz, holds 1 records, and church-2026-11-01\.tar\.gz holds 5: older copies are kept$/,
    );
  });

  it('that a wrong clock has named after days to come push no good one out', async () => {
    const site = await aSite();
    await site.lookAt('2030-11-21T09:00:00Z');
    for (let year = 2031; year < 2039; year++) {
      writeFileSync(join(site.folder, 'backups', `church-${year}-11-21.tar.gz`), '');
    }
    await site.lookAt(NIGHT);
    await site.lookAt('2026-11-22T09:00:00Z');
    const real = site.kept().filter((name) => name.startsWith('church-2026-11-'));
    expect(real).toHaveLength(2);
    expect(site.backups.state().last?.name).toBe('church-2026-11-22.tar.gz');
  });
});
