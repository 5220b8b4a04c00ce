import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '#server/backups/backUpAndRestore.ts';
import { makeBackup } from '#server/backups/makeBackup.ts';
import { appCode, turnOnFactor } from '#tests/support/authenticator.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import {
  addAccount,
  expectAnswer,
  NOON,
  STAFF,
  startTestApp,
  type TestApp,
  temporaryFolder,
} from '#tests/support/testApp.ts';

const KEY = 'second-factors.key';

/** A site whose account mercy has a second factor. */
async function withFactor(folder = temporaryFolder()) {
  const site = await startTestApp({ folder });
  const { secret, recovery } = await turnOnFactor(site, await site.signIn());
  site.clock.set(30_000);
  return { site, folder, secret, recovery };
}

/** The site over a data folder, as it is after a restart, half a minute later. */
async function restarted({ site, folder }: { site: TestApp; folder: string }): Promise<TestApp> {
  await site.close();
  const again = await startTestApp({ folder });
  again.clock.set(60_000);
  return again;
}

const logIn = (site: TestApp, code: string) => site.request('login', { body: { ...STAFF, code } });

describe('the key of a second factor', () => {
  it('does not stand in the database, opens after a restart, and is sealed at the start where an older version left it plain', async () => {
    const { site, folder, secret } = await withFactor();
    const kept = async ({ store }: TestApp) =>
      JSON.stringify(await store.db.selectFrom('second_factors').selectAll().execute());
    expect(await kept(site)).not.toContain(secret);
    expect(statSync(join(folder, KEY)).mode & 0o777).toBe(0o600);
    expect(await kept(site)).not.toContain(readFileSync(join(folder, KEY), 'utf8').trim());
    const again = await restarted({ site, folder });
    expect((await logIn(again, appCode(secret, again.clock.now()))).status).toBe(200);

    await again.store.db.updateTable('second_factors').set({ secret }).execute();
    const sealed = await restarted({ site: again, folder });
    expect(await kept(sealed)).not.toContain(secret);
    expect((await logIn(sealed, appCode(secret, sealed.clock.now(), 1))).status).toBe(200);
  });

  it('belongs to its account: copied to another it opens nothing', async () => {
    const { site, secret } = await withFactor();
    const [row] = await site.store.db.selectFrom('second_factors').selectAll().execute();
    await addAccount(site.store, { username: 'x', password: STAFF.password });
    await site.store.db
      .insertInto('second_factors')
      .values({ ...row, staff_id: 2, confirmed_at: row?.confirmed_at ?? null, secret: row?.secret ?? '' })
      .execute();
    const body = { username: 'x', password: STAFF.password, code: appCode(secret, site.clock.now()) };
    expect((await site.request('login', { body })).status).toBe(422);
  });
});

describe('without its key file', () => {
  it('the site runs, says so in the log, and takes recovery codes alone', async () => {
    const { site, folder, secret, recovery } = await withFactor();
    rmSync(join(folder, KEY));
    const again = await restarted({ site, folder });
    expect(again.log.map(({ msg }) => msg).join()).toMatch(/second-factors\.key, the key .+ is missing: put it there/);
    const text =
      'Codes of your app cannot be checked just now. Use a recovery code, or ask an owner to turn off your two-step verification.';
    expectAnswer(await logIn(again, appCode(secret, again.clock.now())), 422, { error: text });
    expect((await logIn(again, recovery[0] ?? '')).status).toBe(200);
    expect(existsSync(join(folder, KEY))).toBe(false);
  });

  it('a new one is made by npm run staff -- new-key', async () => {
    const { site, folder, recovery } = await withFactor();
    writeFileSync(join(folder, KEY), `${Buffer.alloc(32, 7).toString('base64url')}\n`);
    const made = await runHere('staff', ['new-key'], { DATA_DIR: folder });
    expect(made).toMatchObject({ status: 0, output: expect.stringContaining('restart the site') });
    const again = await restarted({ site, folder });
    expect(again.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    const token = (await logIn(again, recovery[0] ?? '')).body.access_token;
    const off = { current_password: STAFF.password, code: recovery[1] };
    expect((await again.request('deleteSecondFactor', { token, body: off })).status).toBe(200);
    expect((await again.request('createSecondFactor', { token })).status).toBe(200);
  });
});

it('a backup without the key, which it holds only where that is asked for, leaves that of the folder where it is; with it brings its own along', async () => {
  const { site, folder, secret } = await withFactor();
  const [plain, keys] = [join(temporaryFolder(), 'a.tar.gz'), join(temporaryFolder(), 'b.tar.gz')];
  const { files } = await makeBackup(folder, plain, NOON);
  expect(files.map(({ path }) => path)).not.toContain(KEY);
  const made = await runHere('backup', [keys, '--with-keys'], { DATA_DIR: folder });
  const told = expect.stringContaining('It holds the key that seals second factors too.');
  expect(made).toMatchObject({ status: 0, output: told });

  await site.close();
  for (const [target, file] of [
    [folder, plain],
    [temporaryFolder(), keys],
  ] as const) {
    await restoreBackup(target, file, NOON);
    const again = await restarted({ site, folder: target });
    expect((await logIn(again, appCode(secret, again.clock.now()))).status).toBe(200);
    await again.close();
  }
});

it('recovery codes are kept with a salt each; those of an older version are still good, once', async () => {
  const { site, recovery } = await withFactor();
  const kept = await site.store.db.selectFrom('recovery_codes').selectAll().execute();
  expect(new Set(kept.map(({ code_hash }) => code_hash.split('.')[0])).size).toBe(10);
  const old = createHash('sha256').update('1 abcdefgh2345').digest('base64url');
  await site.store.db.insertInto('recovery_codes').values({ staff_id: 1, code_hash: old }).execute();
  expect((await logIn(site, 'abcd-efgh-2345')).status).toBe(200);
  expect((await logIn(site, 'abcd-efgh-2345')).status).toBe(401);
  expect((await logIn(site, recovery[0] ?? '')).status).toBe(200);
});
