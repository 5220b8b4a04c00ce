import { MINUTE_MS } from '#shared/time.ts';
import { appCode, turnOnFactor } from '#tests/support/authenticator.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import {
  addAccount,
  appBeforeEach,
  expectAnswer,
  JUMA,
  STAFF,
  startTestApp,
  type TestApp,
} from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite, storeEnvironment } from '#tests/support/testStore.ts';

const STEP = 30_000;
const WRONG = 'This code is wrong, or was used already. An app shows a new one every 30 seconds.';

const site = appBeforeEach();

const logIn = (fields: object = {}, headers: Record<string, string> = {}) =>
  site.request('login', { body: { ...STAFF, ...fields }, headers });
const proof = (code: string) => ({ body: { current_password: STAFF.password, code } });
const status = async () => (await site.asOwner('readSecondFactor')).body;
const accountHistory = async () =>
  (await site.asOwner('listHistory')).body.history.map(
    ({ username, action, account }: Record<string, unknown>) => `${username}: ${action} for ${account}`,
  );

/** Turns mercy's second factor on; a step later the first code can be followed by others. */
async function turnOn() {
  const factor = await turnOnFactor(site, site.token);
  site.clock.set(STEP);
  return factor;
}

describeOnSqlite('turning a second factor on', () => {
  it('shows a key once, asks for the password and a first code, and leaves neither key nor codes in the log, which are kept as hashes', async () => {
    expect(await status()).toEqual({ since: null, codes_left: 0, codes_kept: true });
    const { body: key } = await site.asOwner('createSecondFactor');
    expect(key.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(key.address).toMatch(/^otpauth:\/\/totp\/Ruiru%20Foundation%20Church:mercy\?/);
    expect(key.address).toContain(`secret=${key.secret}`);
    expect((await logIn()).status).toBe(200);
    const confirmed = await site.asOwner('confirmSecondFactor', proof(appCode(key.secret, site.clock.now())));
    const message = 'Two-step verification turned on. You are logged out everywhere else.';
    expectAnswer(confirmed, 200, { message });
    const recovery: string[] = confirmed.body.recovery_codes;
    expect(new Set(recovery).size).toBe(10);
    for (const code of recovery) expect(code).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await status()).toEqual({ since: '2026-11-21T09:00:00.000Z', codes_left: 10, codes_kept: false });
    expect(await accountHistory()).toEqual(['mercy: factor on for mercy']);

    await logIn({ code: recovery[0] });
    const log = JSON.stringify(site.log);
    const kept = JSON.stringify(await site.store.db.selectFrom('recovery_codes').selectAll().execute());
    const told = JSON.stringify([await status(), (await site.asOwner('listStaff')).body]);
    for (const text of [log, told]) expect(text).not.toContain(key.secret);
    for (const text of [log, kept]) for (const code of recovery) expect(text).not.toContain(code);
  });

  it('logs the person out everywhere else, and nobody besides, and is refused where it is on already, or was not begun', async () => {
    const [other, juma] = [await site.signIn(), await site.join(JUMA)];
    expect((await site.asOwner('confirmSecondFactor', proof('123456'))).status).toBe(409);
    const { code } = await turnOn();
    expect(await Promise.all([site.token, other, juma].map(site.isSignedIn))).toEqual([true, false, true]);

    await site.asOwner('keepRecoveryCodes');
    expect((await site.asOwner('createSecondFactor')).status).toBe(409);
    expect((await site.asOwner('confirmSecondFactor', proof(code()))).status).toBe(409);
    expect((await logIn({ code: code() })).status).toBe(200);
  });

  it('refuses a wrong code, a wrong password, and a key that was replaced', async () => {
    const { secret: first } = (await site.asOwner('createSecondFactor')).body;
    const { secret } = (await site.asOwner('createSecondFactor')).body;
    const code = appCode(secret, site.clock.now());
    const confirm = (body: object) => site.asOwner('confirmSecondFactor', { body });
    const current_password = 'The current password is wrong.';
    expectAnswer(await confirm({ current_password: 'guess', code }), 422, { fields: { current_password } });
    const replaced = await confirm(proof(appCode(first, site.clock.now())).body);
    expectAnswer(replaced, 422, { error: WRONG, fields: { code: WRONG } });
    expectAnswer(await confirm({ current_password: STAFF.password }), 422, { error: 'Code is required.' });
    expect(await status()).toMatchObject({ since: null });
    expect((await logIn()).status).toBe(200);
  });
});

describe('POST /login with a second factor', () => {
  const from = ({ request }: Pick<TestApp, 'request'>, address: string, code: string) =>
    request('login', { body: { ...STAFF, code }, headers: { 'x-forwarded-for': address } });

  itOnSqlite(
    'answers a right password without a token, and asks for a code, which is not counted; a wrong one as ever',
    async () => {
      const { code } = await turnOn();
      const wrong = 'Invalid username or password';
      for (const fields of [{ password: 'guess' }, { password: 'guess', code: code() }]) {
        const answer = await logIn(fields);
        expect([answer.status, answer.body]).toEqual([401, { error: wrong, message: wrong }]);
      }
      const text = 'This account also asks for a code from an authenticator app.';
      for (let time = 0; time < 9; time++) {
        const answer = await logIn();
        expect([answer.status, answer.body]).toEqual([401, { error: text, message: text, second_factor: true }]);
      }
      expect((await logIn({ code: code() })).status).toBe(200);
    },
  );

  itOnSqlite('takes the codes of the steps before, of now and after, with the spaces that people type', async () => {
    const { code } = await turnOn();
    site.clock.set(5 * MINUTE_MS);
    for (const steps of [-2, 2]) {
      expectAnswer(await logIn({ code: code(steps) }), 401, { error: WRONG });
    }
    for (const steps of [-1, 0, 1]) {
      const typed = ` ${code(steps).slice(0, 3)} ${code(steps).slice(3)} `;
      expectAnswer(await logIn({ code: steps === 0 ? typed : code(steps) }), 200, { access_token: expect.any(String) });
    }
  });

  it('takes each code once, even where two come together, and none older than one that was used', async () => {
    const { code } = await turnOn();
    expect((await logIn({ code: code(-1) })).status).toBe(401); // it has turned the factor on
    site.clock.set(5 * MINUTE_MS);
    const together = await Promise.all([logIn({ code: code() }), logIn({ code: code() })]);
    expect(together.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await logIn({ code: code(-1) })).status).toBe(401);
    expect((await logIn({ code: code(1) })).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { recovery } = await turnOn();
    const [first = '', second = ''] = recovery;
    expect((await logIn({ code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200);
    const together = await Promise.all([logIn({ code: second }), logIn({ code: second })]);
    expect(together.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await logIn({ code: first })).status).toBe(401);
    expect(await status()).toMatchObject({ codes_left: 8 });
  });

  itOnSqlite('refuses after five wrong codes, from wherever they come', async () => {
    const trusting = await startTestApp({ settings: { trustProxy: true }, folder: site.folder });
    const { code } = await turnOn();
    for (let at = 0; at < 5; at++) expect((await from(trusting, `203.0.113.${at}`, '000000')).status).toBe(401);
    expect((await from(trusting, '203.0.113.9', code())).status).toBe(429);
    expect(await site.isSignedIn(site.token)).toBe(true);
    trusting.clock.set(15 * MINUTE_MS);
    expect((await from(trusting, '203.0.113.9', code(30))).status).toBe(200);
  });

  it('locks neither a session nor a network that the account has used out by codes that are guessed elsewhere, and limits both', async () => {
    const trusting = await startTestApp({ settings: { trustProxy: true }, folder: site.folder });
    const { code } = await turnOn();
    trusting.clock.set(STEP);
    const token = (await from(trusting, '192.0.2.7', code())).body.access_token;
    for (let at = 0; at < 5; at++) expect((await from(trusting, `203.0.${at}.7`, '000000')).status).toBe(401);
    expect((await from(trusting, '203.0.9.7', code(1))).status).toBe(429);

    const body = { current_password: STAFF.password, new_password: 'a lamp upon a stand' };
    const other = (await from(trusting, '192.0.2.9', code(1))).body.access_token;
    const guess = () => trusting.request('deleteSecondFactor', { token: other, body: proof('000000').body });
    for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    for (let time = 0; time < 5; time++) expect((await from(trusting, `192.0.2.${time}`, '000000')).status).toBe(401);
    expect((await from(trusting, '192.0.2.9', '000000')).status).toBe(429);
    expect((await trusting.request('updatePassword', { token, body })).status).toBe(200);
  });

  itOnSqlite('leaves accounts without one as they were, and refuses a code that can be none', async () => {
    await turnOn();
    await addAccount(site.store, JUMA);
    expect((await logIn(JUMA)).status).toBe(200);
    expect((await logIn({ ...JUMA, code: '123456' })).status).toBe(200);
    for (const [code, text] of [
      [7, 'Code must be text.'],
      ['x'.repeat(41), 'Code can be at most 40 characters.'],
    ]) {
      expectAnswer(await logIn({ code }), 422, { error: text, message: text });
    }
  });
});

describe('an answer with recovery codes that was lost', () => {
  const renew = (code: string) => site.asOwner('createRecoveryCodes', proof(code));
  const confirm = (code: string) => site.asOwner('confirmSecondFactor', proof(code));

  it('costs nothing: the next code of the app gives codes that hold, until they are kept, and no code does twice', async () => {
    const { secret } = (await site.asOwner('createSecondFactor')).body;
    const code = () => appCode(secret, site.clock.now());
    const together = await Promise.all([confirm(code()), confirm(code())]);
    expect(together.map((answer) => answer.status).sort()).toEqual([200, 422]);
    const seen = code(); // over a shoulder
    for (const again of [confirm, renew]) expect((await again(seen)).status).toBe(422);
    site.clock.set(STEP);
    const { body } = await confirm(code());
    expect(await status()).toMatchObject({ codes_left: 10, codes_kept: false });
    const lost = together.find((answer) => answer.status === 200)?.body.recovery_codes[0];
    expect((await logIn({ code: lost })).status).toBe(401);
    expect((await logIn({ code: body.recovery_codes[0] })).status).toBe(200);

    await site.asOwner('keepRecoveryCodes');
    expect(await status()).toMatchObject({ codes_left: 9, codes_kept: true });
    site.clock.set(STEP);
    expect((await confirm(code())).status).toBe(409);
    // New codes make a factor as new as one that was just turned on.
    expect(await accountHistory()).toEqual(['mercy: codes renewed for mercy', 'mercy: factor on for mercy']);
  });

  itOnSqlite(
    'does not end the recovery code that new ones were asked with, in that session and for a day',
    async () => {
      const { recovery } = await turnOn();
      const [first = '', second = ''] = recovery;
      const phone = (await logIn({ code: second })).body.access_token;
      expect((await renew(first)).status).toBe(200);
      const other = await site.request('createRecoveryCodes', { token: phone, ...proof(first) });
      expect(other.status).toBe(422);
      expect((await logIn({ code: first })).status).toBe(401);
      const { body } = await renew(first.toUpperCase());
      expect((await logIn({ code: body.recovery_codes[0] })).status).toBe(200);
      for (const hours of [9, 9, 9]) {
        site.clock.set(hours * 60 * MINUTE_MS);
        expect(await site.isSignedIn(site.token)).toBe(true);
      }
      expect((await renew(first)).status).toBe(422);
      const kept = JSON.stringify(await site.store.db.selectFrom('second_factors').selectAll().execute());
      expect(kept).not.toContain(first);
    },
  );
});

describe('a second factor that is on', () => {
  itOnSqlite(
    'gets new recovery codes, which end the old, and is turned off with the password and a code, also after a lost answer',
    async () => {
      const { code, recovery } = await turnOn();
      const { body } = await site.asOwner('createRecoveryCodes', proof(code()));
      expect(body.recovery_codes).toHaveLength(10);
      expect((await logIn({ code: recovery[0] })).status).toBe(401);
      expect((await logIn({ code: body.recovery_codes[0] })).status).toBe(200);

      site.clock.set(STEP);
      expect((await site.asOwner('deleteSecondFactor', proof('000000'))).status).toBe(422);
      for (let time = 0; time < 9; time++) {
        const off = await site.asOwner('deleteSecondFactor', proof(code()));
        expectAnswer(off, 200, { message: 'Two-step verification turned off' });
      }
      expect(await status()).toEqual({ since: null, codes_left: 0, codes_kept: true });
      expect((await logIn()).status).toBe(200);
      expect(await accountHistory()).toEqual(['off', 'renewed', 'on'].map((act) => expect.stringContaining(act)));
      expect((await site.asOwner('createRecoveryCodes', proof(body.recovery_codes[1]))).status).toBe(422);
    },
  );

  itOnSqlite('cannot be guessed away with a stolen token and the password', async () => {
    const { code } = await turnOn();
    for (let time = 0; time < 5; time++) {
      expect((await site.asOwner('deleteSecondFactor', proof('000000'))).status).toBe(422);
    }
    expect((await site.asOwner('deleteSecondFactor', proof(code()))).status).toBe(429);
  });

  itOnSqlite('is cleared by somebody else of staff, never by oneself', async () => {
    await turnOn();
    const juma = await site.join(JUMA);
    const clear = (id: number, held = juma, { password } = JUMA) =>
      site.request('clearSecondFactor', { token: held, id, body: { current_password: password } });
    expect((await clear(1, site.token)).status).toBe(409);
    const { staff } = (await site.request('listStaff', { token: juma })).body;
    expect(
      staff.map((one: { second_factor: boolean }) => one.second_factor),
      'juma, mercy',
    ).toEqual([false, true]);
    expectAnswer(await clear(1), 200, { message: 'mercy can log in with the password alone' });
    expect((await logIn()).status).toBe(200);
    expectAnswer(await clear(1), 409, { error: 'mercy has not turned on two-step verification.' });
    expect((await clear(9)).status).toBe(404);
    expect((await accountHistory())[0]).toBe('juma: factor cleared for mercy');
  });

  itOnSqlite('is cleared at the server by npm run staff', async () => {
    await turnOn();
    const environment = await storeEnvironment(site.folder);
    const staff = (name: string) => runHere('staff', ['clear-second-factor', name], environment);
    expect(await staff('Mercy')).toEqual({ status: 0, output: 'mercy can log in with the password alone.\n' });
    expect((await logIn()).status).toBe(200);
    expect((await accountHistory())[0]).toBe('npm run staff: factor cleared for mercy');
    expect(await staff('mercy')).toEqual({ status: 1, output: 'mercy has no second factor.\n' });
  });

  it('goes with its account', async () => {
    await turnOn();
    const body = { current_password: JUMA.password };
    await site.request('deleteStaff', { token: await site.join(JUMA), id: 1, body });
    const left = await site.store.db.selectFrom('recovery_codes').selectAll().execute();
    expect([left, await site.store.db.selectFrom('second_factors').selectAll().execute()]).toEqual([[], []]);
  });
});
