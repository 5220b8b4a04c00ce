import { createPasswords } from '#server/accounts/passwords.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { addAccount, appBeforeEach, expectAnswer, STAFF, startTestApp } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

const logIn = (body: unknown, headers: Record<string, string> = {}) => site.request('login', { body, headers });

describe('POST /login', () => {
  it('answers an access token of 256 bits that opens what is the staff’s; neither it nor the password is stored', async () => {
    const answer = await logIn(STAFF);
    expect(answer.status).toBe(200);
    const access_token = expect.stringMatching(/^[\w-]{43}$/);
    expect(answer.body).toEqual({ message: 'Logged in successfully', access_token });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await site.isSignedIn(answer.body.access_token)).toBe(true);

    const rows = [
      ...(await site.store.db.selectFrom('staff').selectAll().execute()),
      ...(await site.store.db.selectFrom('sessions').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(STAFF.password);
    expect(JSON.stringify(rows)).not.toContain(answer.body.access_token);
  });

  itOnSqlite('finds the account whatever its capital letters, and takes the password as it was chosen', async () => {
    expect((await logIn({ ...STAFF, username: ' Mercy ' })).status).toBe(200);
    await addAccount(site.store, { username: 'juma', password: '  Née pass  ' });
    expect((await logIn({ username: 'juma', password: '  Née pass  ' })).status).toBe(200);
    expect((await logIn({ username: 'juma', password: 'Née pass' })).status).toBe(401);
  });

  itOnSqlite('has the same words for a wrong password and an unknown user; refuses what is none', async () => {
    for (const username of [STAFF.username, 'nobody']) {
      const answer = await logIn({ username, password: 'guess' });
      const text = 'Invalid username or password';
      expectAnswer(answer, 401, { error: text, message: text });
    }
    for (const [body, text] of [
      [{}, 'Username is required. Password is required.'],
      [{ username: 'mercy' }, 'Password is required.'],
      [{ username: '', password: 'x' }, 'Username is required.'],
      [{ username: 'mercy', password: 7 }, 'Password must be text.'],
      [{ username: 'x'.repeat(101), password: 'x' }, 'Username can be at most 100 characters.'],
      [{ username: 'mercy', password: 'x'.repeat(257) }, 'Password can be at most 256 characters.'],
    ] as const) {
      expectAnswer(await logIn(body), 422, { error: text, message: text });
    }
  });
});

describe('a session', () => {
  it('ends after 12 hours without use, and at logout, no other with it', async () => {
    const [token, other] = [await site.signIn(), await site.signIn()];
    site.clock.set(12 * HOUR_MS - 1);
    expect(await site.isSignedIn(token)).toBe(true);
    expectAnswer(await site.request('logout', { token }), 200, { message: 'Logged out successfully' });
    expect(await Promise.all([token, other].map(site.isSignedIn))).toEqual([false, true]);
    site.clock.set(12 * HOUR_MS);
    expect(await site.isSignedIn(other)).toBe(false);
  });

  itOnSqlite('is renewed by use, for 30 days at most', async () => {
    const token = await site.signIn();
    for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
      site.clock.set(6 * HOUR_MS);
      expect(await site.isSignedIn(token)).toBe(true);
    }
    site.clock.set(6 * HOUR_MS);
    expect(await site.isSignedIn(token)).toBe(false);
  });

  it('ends where an account has more than twenty: the one that was not used for longest', async () => {
    const tokens: string[] = [];
    for (let login = 0; login < 20; login++) {
      tokens.push(await site.signIn());
      site.clock.set(6 * 60_000);
    }
    expect(await site.isSignedIn(tokens[0] ?? '')).toBe(true); // which uses it
    const newest = await site.signIn();
    const open = await Promise.all([...tokens.slice(0, 3), newest].map(site.isSignedIn));
    expect(open).toEqual([true, false, true, true]);
    expect((await site.request('listSessions', { token: newest })).body.sessions).toHaveLength(20);
  });
});

describe('guessing', () => {
  const wrong = { ...STAFF, password: 'guess' };

  it('is refused after five failures for a username from an address, until 15 minutes have passed', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = await logIn(STAFF);
    const text =
      'Too many attempts to log in with this username. Please try again in 15 minutes, or ask an owner for a new password.';
    expectAnswer(refused, 429, { error: text, message: text });
    expect(refused.headers['retry-after']).toBe('900');
    site.clock.set(15 * MINUTE_MS);
    expect((await logIn(STAFF)).status).toBe(200);
  });

  itOnSqlite(
    'of many usernames is refused after fifty failures from an address; what succeeded does not count, and nobody is locked out who is signed in',
    async () => {
      for (let time = 0; time < 20; time++) expect((await logIn(STAFF)).status).toBe(200);
      const token = await site.signIn();
      const statuses: number[] = [];
      for (let at = 0; at < 51; at++)
        statuses.push((await logIn({ username: `user ${at}`, password: 'guess' })).status);
      expect(statuses).toEqual([...Array(50).fill(401), 429]);
      for (let time = 0; time < 30; time++) await logIn(wrong);
      expect(await site.isSignedIn(token)).toBe(true);
    },
  );

  itOnSqlite(
    'from one address does not stop another, also behind a proxy, whatever its visitors claim, and cannot hide behind a header that nobody vouches for',
    async () => {
      for (let time = 0; time < 6; time++) await logIn(wrong, { 'x-forwarded-for': `203.0.113.${time}` });
      expect((await logIn(STAFF, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);

      const trusting = await startTestApp({ settings: { trustProxy: true } });
      const from = (forwarded: string, body: unknown) =>
        trusting.request('login', { body, headers: { 'x-forwarded-for': forwarded } });
      for (let time = 0; time < 6; time++) await from('203.0.113.7', wrong);
      expect((await from('203.0.113.7', STAFF)).status).toBe(429);
      expect((await from('203.0.113.8', STAFF)).status).toBe(200);
      for (let time = 0; time < 6; time++) await from(`2001:db8:1:2::${time}`, wrong);
      expect((await from('2001:db8:1:2:ffff::9', STAFF)).status).toBe(429);
      expect((await from('2001:db8:1:3::9', STAFF)).status).toBe(200);

      for (let time = 0; time < 6; time++) await from(`10.9.8.${time}, 198.51.100.7`, wrong);
      expect((await from('10.9.8.99, 198.51.100.7', STAFF)).status).toBe(429);
      expect((await from('198.51.100.7, 198.51.100.8', STAFF)).status).toBe(200);
    },
  );

  itOnSqlite('is not what a sign-in was that the site itself could not finish', async () => {
    const { write } = site.store;
    site.store.write = () => {
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    };
    for (let time = 0; time < 8; time++) expect((await logIn(STAFF)).status).toBe(503);
    site.store.write = write;
    expect((await logIn(STAFF)).status).toBe(200);
  });
});

itOnSqlite('a token that is none opens nothing, nor does one in another header', async () => {
  for (const [kind, forge] of [
    ['forged', () => 'A'.repeat(43)],
    ['truncated', (token: string) => token.slice(0, -1)],
    ['huge', () => 'A'.repeat(9000)],
    ['of SQL', () => "'or'1'='1"],
    ['two at once', (token: string) => `${token} ${token}`],
  ] as const) {
    const token = forge(await site.signIn());
    const answer = await site.request('listStaff', { token });
    expect(answer, kind).toMatchObject({ status: 401, body: { error: 'Login to continue...' } });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
  for (const authorization of ['Basic bWVyY3k6bGlnaHQ=', 'Bearer', 'Bearer ', 'Token x', ''] as const) {
    const answer = await site.request('listStaff', { headers: { authorization } });
    expect(answer.status).toBe(401);
  }
});

itOnSqlite('many who sign in at once wait their turn, and beyond a hundred are told to come back', async () => {
  const passwords = createPasswords({ memory: 8, passes: 1, parallelism: 1 });
  const tries = Array.from({ length: 300 }, () => passwords.matches('guess', undefined));
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(199);
  const message = 'Too many people are logging in just now. Please try again in a few seconds.';
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { statusCode: 503, message } });
  expect(await passwords.matches('guess', undefined)).toBe(false);
});

itOnSqlite('staff may send 600 requests a minute, and tokens that are none may be tried as often', async () => {
  expect(LIMITS.requests).toEqual({ most: 600, seconds: 60 });
  await site.start({ settings: { limits: { ...LIMITS, requests: { most: 20, seconds: 60 } } } });
  const { token } = site;
  const tokens = Array.from({ length: 21 }, (_, at) => `${at}`.padStart(43, 'A'));
  const forged = await Promise.all(tokens.map((held) => site.request('listStaff', { token: held })));
  expect([forged.at(0)?.status, forged.at(-1)?.status]).toEqual([401, 429]);
  for (let time = 0; time < 20; time++) expect(await site.isSignedIn(token)).toBe(true);
  expect((await site.asOwner('listStaff')).status).toBe(429);
  site.clock.set(MINUTE_MS);
  expect(await site.isSignedIn(token)).toBe(true);
});
