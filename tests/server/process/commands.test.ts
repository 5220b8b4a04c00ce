import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sampleEvents } from '#content/events/sampleEvents.ts';
import { createPasswords } from '#server/accounts/passwords.ts';
import { findStaff } from '#server/store/accounts/staff.ts';
import { countEvents } from '#server/store/events/events.ts';
import { eventSchema, plainEventWording } from '#shared/events/event.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { JUMA, STAFF, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite, openTestStore, storeEnvironment } from '#tests/support/testStore.ts';

describeOnSqlite('npm run seed', () => {
  it('adds a dozen events around today, once unless it is forced', async () => {
    const folder = temporaryFolder();
    const seed = async (...args: string[]) => runHere('seed', args, await storeEnvironment(folder));
    const first = await run('src/commands/data/seed.ts', [], await storeEnvironment(folder)).ended;
    expect(first).toMatchObject({ status: 0, output: expect.stringMatching(/^12 sample events were added\./) });
    const none = /^There are 12 events already, so nothing was added\. .+ npm run seed -- --force\n$/;
    expect(await seed()).toMatchObject({ status: 1, output: expect.stringMatching(none) });
    expect((await seed('--force')).status).toBe(0);
    expect(await countEvents((await openTestStore(folder)).db)).toBe(24);
  });

  itOnSqlite.each(['2026-11-21', '2026-11-22', '2026-12-31', '2028-02-27'])(
    'has samples that every form would take: %s',
    (today) => {
      const samples = sampleEvents(today);
      expect(samples).toHaveLength(12);
      for (const sample of samples) {
        expect(eventSchema(plainEventWording).validateSync(sample)).toEqual(sample);
        expect(`${sample.end_date} ${sample.end_time}` > `${sample.start_date} ${sample.start_time}`).toBe(true);
      }
      expect(samples.filter(({ end_date }) => end_date < today)).toHaveLength(2);
    },
  );
});

describe('npm run staff', () => {
  const USAGE =
    'Say what to do: npm run staff -- add NAME [--owner], set-role NAME owner|editor, set-password NAME, ' +
    'clear-second-factor NAME, remove NAME, new-key, or list.\n';
  const passwords = createPasswords();
  const staff = async (folder: string, ...args: string[]) => runHere('staff', args, await storeEnvironment(folder));

  it('adds accounts, the first one before the first start too, lists them, changes passwords and removes them', async () => {
    const folder = temporaryFolder();
    expect((await staff(folder, 'list')).output).toMatch(/^There are no accounts yet\. .+ -- add NAME\n$/);
    const shown = /^The password is (\S+) \(it is not shown again, .+\)\.\nMercy can log in now, as an owner\.\n$/;
    const [, first = ''] = shown.exec((await staff(folder, 'add', 'Mercy')).output) ?? [];
    for (const name of ['m\u0435rcy', 'Mercy A', 'npm-run-staff']) {
      expect(await staff(folder, 'add', name)).toMatchObject({ status: 1 });
    }
    await staff(folder, 'add', 'juma', '--owner');
    expect(await run('src/commands/data/staff.ts', ['list'], await storeEnvironment(folder)).ended).toEqual({
      status: 0,
      output: 'juma (owner, account 2)\nMercy (owner, account 1)\n',
    });
    const changed = await staff(folder, 'set-password', 'mercy');
    const [, second = ''] = /The password is (\S+) /.exec(changed.output) ?? [];
    const { db } = await openTestStore(folder);
    const hash = (await findStaff(db, 'mercy'))?.password_hash;
    expect([await passwords.matches(first, hash), await passwords.matches(second, hash)]).toEqual([false, true]);
    expect(await staff(folder, 'remove', 'MERCY')).toEqual({ status: 0, output: 'Mercy can no longer log in.\n' });
    const refused = 'juma is the last owner: make somebody else an owner first.\n';
    expect(await staff(folder, 'remove', 'juma')).toEqual({ status: 1, output: refused });

    const before = join(temporaryFolder(), 'the first start');
    expect(await runHere('staff', ['add', 'mercy'], { DATA_DIR: before })).toMatchObject({ status: 0 });
  });

  it('ends the sessions of an account whose password is set or that is removed, on a site that runs', async () => {
    const site = await startTestApp();
    const [mercy, juma] = [await site.signIn(), await site.join(JUMA)];
    await staff(site.folder, 'set-password', STAFF.username);
    expect([await site.isSignedIn(mercy), await site.isSignedIn(juma)]).toEqual([false, true]);
    await staff(site.folder, 'remove', 'juma');
    expect(await site.isSignedIn(juma)).toBe(false);
  });

  itOnSqlite.each([
    ['staff', ['list']],
    ['staff', ['remove', 'mercy']],
    ['bible', ['list']],
    ['bible', ['add', 'kjv.zip', '--name', 'Other', '--language', 'en', '--credit', 'None']],
    ['content', ['import', '.']],
    ['content', ['export', '.']],
  ])('makes no site where none was started, as where DATA_DIR is mistyped: %s %j', async (command, args) => {
    const mistyped = join(temporaryFolder(), 'dta');
    const output = `There is no site’s data in ${mistyped} (DATA_DIR).\n`;
    expect(await runHere(command, args, { DATA_DIR: mistyped })).toEqual({ status: 1, output });
    expect(existsSync(mistyped)).toBe(false);
  });

  itOnSqlite.each([
    [[], USAGE],
    [['add'], USAGE],
    [['add', 'mercy', '--ownr'], `Unknown option '--ownr'.\n${USAGE}`],
    [['toString', 'x'], USAGE],
    [['set-role', 'mercy', 'king'], USAGE],
    [['remove', 'nobody'], 'There is no account called nobody: npm run staff -- list names them all.\n'],
    [['add', 'x'.repeat(101)], 'Username can be at most 100 characters.\n'],
  ])('says what it needs: %j', async (args, output) => {
    expect(await staff(temporaryFolder(), ...args)).toEqual({ status: 1, output });
  });
});
