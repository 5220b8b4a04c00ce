import { MINUTE_MS } from '#shared/time.ts';
import { addAccount, expectAnswer, giveNewPassword, STAFF, startTestApp } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

/** A site behind a proxy, and a way to log in from an address. */
async function site() {
  const app = await startTestApp({ settings: { trustProxy: true } });
  const from = (address: string, password: string = STAFF.password, username: string = STAFF.username) =>
    app.request('login', { body: { username, password }, headers: { 'x-forwarded-for': address } });
  const guessFrom = async (count: number, addressOf: (at: number) => string) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++) statuses.push((await from(addressOf(at), `guess ${at}`)).status);
    return statuses;
  };
  return { ...app, from, guessFrom };
}

const elsewhere = (at: number) => `203.0.${at}.7`;

describe('guesses at one username from many networks', () => {
  it('have to wait once there were twenty, each network by itself', async () => {
    const { from, guessFrom, clock } = await site();
    expect(await guessFrom(21, elsewhere)).toEqual([...Array(20).fill(401), 429]);
    const refused = await from('198.51.100.1');
    const text =
      'There were many attempts to log in with this username, so each has to wait. Please try again in a minute, or ask an owner for a new password.';
    expectAnswer(refused, 429, { error: text, message: text });
    expect(refused.headers['retry-after']).toBe('15');
    clock.set(15_000);
    expect((await from('198.51.100.2', 'guess')).status).toBe(401);
    expect((await from('198.51.100.2')).status).toBe(429);
  });

  itOnSqlite(
    'wait longer the more there were, a quarter of an hour at most, and lock nobody out: who waits as long as was told gets in, while the guessing goes on',
    async () => {
      const { from, guessFrom, clock } = await site();
      await guessFrom(20, elsewhere);
      const waits: number[] = [];
      for (let round = 0; round < 8; round++) {
        await guessFrom(20, elsewhere);
        const { status, headers } = await from(`198.51.${round}.1`);
        expect(status).toBe(429);
        waits.push(Number(headers['retry-after']));
        clock.set(Number(headers['retry-after']) * 1000);
        await guessFrom(20, elsewhere);
        if (round === 0) expect((await from(`198.51.${round}.1`)).status).toBe(200);
      }
      expect(waits.at(0)).toBe(15);
      expect(waits).toEqual(waits.toSorted((one, other) => one - other));
      expect(Math.max(...waits)).toBeLessThanOrEqual(900);
    },
  );

  it('do not touch who logs in from a network that the account has used', async () => {
    const { from, guessFrom } = await site();
    expect((await from('192.0.2.7')).status).toBe(200);
    await guessFrom(30, elsewhere);
    expect((await from('192.0.2.200')).status).toBe(200);
    expect((await from('192.0.3.7')).status).toBe(429);
  });

  itOnSqlite(
    'are not made by logging in, are slowed down alike where there is no such account, and forgotten after an hour',
    async () => {
      const { from, clock } = await site();
      for (let at = 0; at < 25; at++) expect((await from(elsewhere(at))).status).toBe(200);

      const statuses: number[] = [];
      for (let at = 0; at < 21; at++) statuses.push((await from(elsewhere(at), 'guess', 'nobody')).status);
      expect(statuses).toEqual([...Array(20).fill(401), 429]);
      clock.set(60 * MINUTE_MS);
      expect((await from(elsewhere(20), 'guess', 'nobody')).status).toBe(401);
    },
  );
});

describe('a new password from an owner', () => {
  const PETER = { username: 'peter', password: 'fish for breakfast' } as const;
  const NEW = 'nets full of fish';

  it('lets in at once who, or many networks that, had guessed too often, counts from zero again, and leaves the limit of an address', async () => {
    const { from, ...base } = await site();
    await addAccount(base.store, { ...PETER, role: 'editor' });
    const logIn = async (address: string, password: string) => (await from(address, password, PETER.username)).status;
    for (let at = 0; at < 5; at++) await logIn('192.0.2.7', `guess ${at}`);
    for (let at = 0; at < 15; at++) await logIn(elsewhere(at), 'guess');
    for (let at = 0; at < 55; at++) await from('192.0.3.7', 'guess', `name ${at}`);
    for (const here of ['192.0.2.7', '198.51.100.1']) expect(await logIn(here, PETER.password)).toBe(429);

    const token = await base.signIn();
    expect((await giveNewPassword(base, { token, id: 2, password: NEW })).status).toBe(200);
    for (let at = 0; at < 19; at++) expect(await logIn(elsewhere(at), 'guess')).toBe(401);
    for (const here of ['192.0.2.7', '198.51.100.1']) expect(await logIn(here, NEW)).toBe(200);
    expect(await logIn('192.0.3.7', NEW)).toBe(429);
  });
});

it('the networks that an account has used are kept only as hashes, for 90 days', async () => {
  const { from, store, clock, guessFrom } = await site();
  await from('192.0.2.7');
  const kept = await store.db.selectFrom('known_networks').selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('192.0');
  clock.set(90 * 24 * 60 * MINUTE_MS);
  await guessFrom(20, elsewhere);
  expect((await from('192.0.2.7')).status).toBe(429);
});

itOnSqlite('guesses from a whole /56 of IPv6 get four times what one /64 gets', async () => {
  const { from } = await site();
  const statuses: number[] = [];
  // Each /64 tries names of its own, below its own limit.
  for (let at = 0; at < 220; at++) {
    statuses.push((await from(`2001:db8:1:${at.toString(16)}::1`, 'guess', `name ${at % 55}`)).status);
  }
  expect(statuses.slice(0, 200)).toEqual(Array(200).fill(401)); // four times fifty from the /56
  expect(statuses.slice(200)).toEqual(Array(20).fill(429));
  expect((await from('2001:db8:1:ff00::1')).status).toBe(200);
  expect((await from('2001:db8:2::1')).status).toBe(200);
});

itOnSqlite('the log says which account a login was for, from where, and why not; never what was typed', async () => {
  const { from, log } = await site();
  await from('192.0.2.7', 'a wrong guess');
  await from('192.0.2.7', 'a wrong guess', 'my secret by mistake');
  const token = (await from('2001:db8:1:2::7')).body.access_token;
  const lines = log.filter(({ msg }) => /signed in|sign-in/.test(String(msg)));
  expect(lines).toMatchObject([
    { msg: 'sign-in refused', account: 1, from: '192.0.2.0/24', why: 'wrong password' },
    { msg: 'sign-in refused', from: '192.0.2.0/24', why: 'no such account' },
    { msg: 'signed in', account: 1, from: expect.stringMatching(/^2001:db8:1:.*\/48$/) },
  ]);
  for (const secret of ['guess', 'my secret', token, '192.0.2.7']) expect(JSON.stringify(log)).not.toContain(secret);
});
