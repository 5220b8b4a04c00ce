import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Started, startSupervised } from '#tests/support/process/serverProcess.ts';
import { staffAt, titlesAt } from '#tests/support/process/staffAt.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

/** The process of the site that a supervising process looks after just now. */
const siteProcessOf = ({ pid }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

/** Where the site is after that many starts. */
async function originOfStart(count: number, { printed }: Started): Promise<string> {
  const [, port] = await printed(new RegExp(`(?:The site is at http://localhost:(\\d+)[\\s\\S]*?){${count}}`));
  return `http://127.0.0.1:${port}`;
}

describe('a site whose process', () => {
  it('stands still, or ends, comes back with what was written, after a pause that grows', async () => {
    const site = await startSupervised(temporaryFolder(), { ASK_INTERVAL_MS: '1000' });
    await (await staffAt(site.origin)).put();
    for (const [at, signal] of (['SIGSTOP', 'SIGTERM'] as const).entries()) {
      process.kill(siteProcessOf(site.child), signal);
      const end = signal === 'SIGSTOP' ? 'SIGKILL' : 'status 0';
      await site.printed(new RegExp(`process has ended \\(${end}\\): it is started again in ${2 ** at} s\\.`));
      expect(await titlesAt(await originOfStart(at + 2, site))).toEqual(['Friday Kesha']);
    }
    expect(site.output().match(/The site has not answered for 5 seconds: its process is ended\./g)).toHaveLength(1);
    process.kill(siteProcessOf(site.child), 'SIGSTOP'); // one that stands still is ended at a stop all the same
    site.child.kill('SIGTERM');
    expect((await site.ended).status).toBe(1);
  });

  it('was told by --new to replace a lost database keeps the copies and what was left, and begins no empty site when its data has gone meanwhile', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'backups'));
    writeFileSync(join(folder, 'backups', 'church-2026-11-20.tar.gz'), 'a backup');
    writeFileSync(join(folder, 'church.db-wal'), 'what was left');
    const site = await startSupervised(folder, {}, ['--new']);
    expect(readdirSync(join(folder, 'backups'))).toContain('church-2026-11-20.tar.gz');
    const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('before-restore-'));
    expect(readFileSync(join(folder, aside, 'church.db-wal'), 'utf8')).toBe('what was left');

    for (const name of readdirSync(folder)) if (name.startsWith('church.db')) rmSync(join(folder, name));
    process.kill(siteProcessOf(site.child), 'SIGKILL');
    await site.printed(/church\.db[\s\S]+is missing/);
    await site.printed(/The site’s process has ended \(status 1\): it is started again in 2 s\./);
    site.child.kill('SIGTERM'); // a stop in the pause
    expect((await site.ended).status).toBe(0);
  });
});
