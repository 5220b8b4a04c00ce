import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { surplusBackups } from '#server/backups/nightly/backupsState.ts';
import { scheduleNightlyBackups } from '#server/backups/nightly/nightlyBackups.ts';
import { checkBackup } from '#server/backups/restoreBackup.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { addDays } from '#shared/time.ts';
import { startTestApp, TestClock, temporaryFolder } from '#tests/support/testApp.ts';

/** The site's copies over a folder, with a clock that the test sets. */
function backupsOf(folder: string) {
  const clock = new TestClock();
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  const backups = scheduleNightlyBackups({ folder, now: clock.now, log: { info: say, error: say } });
  onTestFinished(() => backups.stop());
  const kept = () =>
    existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')).filter(isCopy).sort() : [];
  return { clock, said, backups, kept };
}

const isCopy = (name: string): boolean => name.endsWith('.tar.gz');

describe('the nightly copies', () => {
  it('are made once a night, at three in Ruiru, and can be restored', async () => {
    const { folder } = await startTestApp();
    const { clock, backups, kept } = backupsOf(folder);
    const lookAt = async (moment: string) => {
      clock.set(new Date(moment));
      await backups.check();
      return kept();
    };
    expect(await lookAt('2026-11-21T09:00:00Z')).toEqual(['church-2026-11-21.tar.gz']);
    expect(await lookAt('2026-11-21T23:59:00Z')).toHaveLength(1); // 02:59 in Ruiru
    expect(await lookAt('2026-11-22T00:00:00Z')).toEqual(['church-2026-11-21.tar.gz', 'church-2026-11-22.tar.gz']);
    await checkBackup(join(folder, 'backups', 'church-2026-11-22.tar.gz'), join(temporaryFolder(), 'checked'));
  });

  it('that cannot be made say why in the log, and that they fail in the health, until one can', async () => {
    const folder = temporaryFolder();
    const { said, backups, kept } = backupsOf(folder);
    const site = await startTestApp({ folder, backups });
    writeFileSync(join(folder, 'backups'), 'a file in the place of the folder');
    await backups.check();
    expect(said).toEqual([expect.stringMatching(/^tonight’s copy of the data could not be made: .+/)]);
    expect((await site.request(endpoints.health)).body).toMatchObject({
      status: 'ready',
      warning: 'The backups fail. The log says why, and so do staff’s Settings.',
    });
    rmSync(join(folder, 'backups'));
    await backups.check();
    expect(backups.fault()).toBeUndefined();
    expect((await site.request(endpoints.health)).body).not.toHaveProperty('warning');
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
    expect(kept.map((name) => name.slice(7, 17))).toEqual([
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });
});
