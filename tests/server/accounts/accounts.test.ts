import { SIGNERS } from '#shared/auth/usernames.ts';
import {
  addAccount,
  appBeforeEach,
  expectAnswer,
  giveNewPassword,
  JUMA,
  NOON,
  PROOF,
  STAFF,
} from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

it('one’s own sessions are listed with their devices, the one used last first, and ended one by one; nobody else’s can be', async () => {
  const headers = { 'user-agent': `Phone ${'x'.repeat(999)}` };
  const { body } = await site.request('login', { body: STAFF, headers });
  site.clock.set(6 * 60_000);
  const sessions = (await site.request('listSessions', { token: body.access_token })).body.sessions;
  const at = NOON.toISOString();
  const used = { used_at: '2026-11-21T09:06:00.000Z', device: `Phone ${'x'.repeat(294)}` };
  const other = expect.objectContaining({ id: 1, used_at: at, current: false });
  expect(sessions).toEqual([{ id: 2, created_at: at, ...used, current: true }, other]);

  const juma = await site.join(JUMA);
  expectAnswer(await site.asOwner('deleteSession', { id: 2 }), 200, { message: 'Logged out there' });
  expect((await site.asOwner('deleteSession', { id: 3 })).status).toBe(404);
  expect(await Promise.all([body.access_token, site.token, juma].map(site.isSignedIn))).toEqual([false, true, true]);
});

describe('PUT /update/password', () => {
  const change = (current_password: unknown, new_password: unknown) =>
    site.asOwner('updatePassword', { body: { current_password, new_password } });

  const CHANGED = { message: 'Password changed successfully. You are logged out everywhere else.' };

  it('changes one’s password and ends every other session, not this one', async () => {
    const [other, juma] = [await site.signIn(), await site.join(JUMA)];
    expectAnswer(await change(STAFF.password, 'a new password'), 200, CHANGED);
    expect(await Promise.all([site.token, other, juma].map(site.isSignedIn))).toEqual([true, false, true]);
    expect(await site.signIn({ ...STAFF, password: 'a new password' })).toEqual(expect.any(String));
    expect(await site.signIn()).toBeUndefined();
  });

  it('sent again after a lost answer, or beside itself, is answered as done and is no failed login, nor is a new password that is refused', async () => {
    const other = await site.signIn();
    const send = () => change(STAFF.password, 'a new password');
    for (const { status } of await Promise.all([send(), send()])) expect(status).toBe(200);
    for (let time = 0; time < 9; time++) expectAnswer(await send(), 200, CHANGED);
    expect(await site.isSignedIn(other)).toBe(false);
    expect((await change(STAFF.password, 'another password')).status).toBe(422);
    expect((await change('a new password', 'another password')).status).toBe(200);
    const { history } = (await site.asOwner('listHistory')).body;
    expect(history).toHaveLength(2);
    for (let time = 0; time < 9; time++) expect((await change('another password', 'password12')).status).toBe(422);
    expect((await change('another password', 'a third password')).status).toBe(200);
  });

  itOnSqlite('helps to guess no password: not from another session, nor a day later, nor more often', async () => {
    const stolen = await site.signIn();
    expect((await change(STAFF.password, 'a new password')).status).toBe(200);
    const body = { current_password: 'guess', new_password: 'a new password' };
    const phone = await site.signIn({ ...STAFF, password: 'a new password' });
    for (const [token, status] of [
      [stolen, 401],
      [phone, 422],
      [site.token, 200],
    ] as const) {
      expect((await site.request('updatePassword', { token, body })).status).toBe(status);
    }
    for (const status of [422, 422, 429]) expect((await change('guess', 'a guess as new')).status).toBe(status);
    for (const hours of [9, 9, 9]) {
      site.clock.set(hours * 60 * 60_000);
      expect(await site.isSignedIn(site.token)).toBe(true);
    }
    expect((await site.asOwner('updatePassword', { body })).status).toBe(422);
  });

  itOnSqlite('is refused in words', async () => {
    for (const [current, fresh, field, sentence] of [
      ['wrong', 'a new password', 'current_password', 'The current password is wrong.'],
      ['wrong', 'password123', 'current_password', 'The current password is wrong.'],
      ['', 'a new password', 'current_password', 'Current password is required.'],
      [STAFF.password, 'short', 'new_password', 'New password must be at least 10 characters.'],
      [STAFF.password, '', 'new_password', 'New password is required.'],
      [STAFF.password, 'x'.repeat(257), 'new_password', 'New password can be at most 256 characters.'],
      [STAFF.password, STAFF.password, 'new_password', 'The new password is the one that you have.'],
    ] as const) {
      const answer = await change(current, fresh);
      expectAnswer(answer, 422, { error: sentence, fields: { [field]: sentence } });
      expect(await site.signIn()).toEqual(expect.any(String));
    }
  });
});

describe('the accounts of staff', () => {
  const add = (body: object) => site.asOwner('createStaff', { body: { ...body, ...PROOF } });
  const reset = (id: number, password: string) => giveNewPassword(site, { token: site.token, id, password });
  const remove = (id: number) => site.asOwner('deleteStaff', { id, body: PROOF });

  it('are added and listed by name', async () => {
    const answer = await add({ username: ' Juma ' });
    const juma = {
      id: 2,
      username: 'Juma',
      role: 'editor',
      created_at: '2026-11-21T09:00:00.000Z',
      second_factor: false,
      invited_until: '2026-11-23T09:00:00.000Z',
      own: false,
    };
    expectAnswer(answer, 201, { message: 'Juma is invited', staff: juma });
    const mercy = { ...juma, id: 1, username: 'mercy', role: 'owner', invited_until: null, own: true };
    expect((await site.asOwner('listStaff')).body).toEqual({ staff: [juma, mercy] });
  });

  it('are added once by a request that is sent again, whose answer has the link that holds', async () => {
    const owner = await site.join({ ...JUMA, role: 'owner' });
    const read = (answer: { body: { invitation: { token: string } } }) =>
      site.request('readInvitation', { body: { token: answer.body.invitation.token } });
    const lost = await add({ username: 'Grace' });
    const again = await add({ username: 'Grace' });
    const message = 'Grace was added already. This link takes the place of the earlier one.';
    expectAnswer(again, 201, { message, staff: lost.body.staff });
    expect([(await read(lost)).status, (await read(again)).status]).toEqual([404, 200]);
    const third = await add({ username: 'grace' });
    expect((await read(third)).body).toEqual({ username: 'Grace' });

    expect((await add({ username: 'Grace', role: 'owner' })).status).toBe(409);
    const body = { username: 'Grace', current_password: JUMA.password };
    expect((await site.request('createStaff', { token: owner, body })).status).toBe(409);
    const { token } = third.body.invitation;
    await site.request('acceptInvitation', { body: { token, password: 'how sweet the sound' } });
    expect((await add({ username: 'Grace' })).status).toBe(409);
    expect(await site.signIn({ username: 'grace', password: 'how sweet the sound' })).toEqual(expect.any(String));
  });

  itOnSqlite('have a plain name that is neither another’s, like one, markup, nor of the site itself', async () => {
    for (const [body, status, sentence] of [
      [{ username: 'MERCY' }, 409, 'There is an account with this username already.'],
      [{ username: '' }, 422, 'Username is required.'],
      [{ username: 'x'.repeat(101) }, 422, 'Username can be at most 100 characters.'],
    ] as const) {
      expectAnswer(await add(body), status, { error: sentence, message: sentence });
    }

    for (const [what, username] of [
      ['an invisible letter', 'mer\u200bcy'],
      ['a Cyrillic letter', 'm\u0435rcy'],
      ['a letter with an accent', 'm\u00e9rcy'],
      ['an emoji', 'mercy\u{1f64f}'],
      ['a space', 'mercy achieng'],
      ['an at sign', 'mercy@example.com'],
      ['a dot at the end', 'mercy.'],
      ['a line at the beginning', '_mercy'],
      ['two dots', 'mercy..achieng'],
      ['a line end', 'mercy\nachieng'],
    ] as const) {
      const { status, body } = await add({ username });
      const rule = expect.stringMatching(/^A username has letters from A to Z/);
      expect([status, body.fields?.username], what).toEqual([422, rule]);
      expect((await site.asOwner('listStaff')).body.staff).toHaveLength(1);
    }

    for (const username of [
      ...Object.values(SIGNERS).map((name) => name.replaceAll(' ', '-')),
      ...['NPM.Start', 'Seed_1', 'SYSTEM', 'mfumo', 'tovuti'],
    ]) {
      const { status, body } = await add({ username });
      expect([status, body.fields?.username]).toEqual([422, 'The site uses this name itself. Please choose another.']);
    }

    for (const username of ['Juma.Otieno', 'juma-2', 'j_o', '7juma', 'npeter', 'seedorf', 'x'.repeat(100)]) {
      expect((await add({ username })).status).toBe(201);
    }
  });

  itOnSqlite('from before these rules still log in, and are looked after', async () => {
    const old = { username: 'Njoki w\u0430 M\u00fbra', password: 'an old account' };
    await addAccount(site.store, { ...old, role: 'editor' });
    expect(await site.signIn(old)).toEqual(expect.any(String));
    expect((await reset(2, 'given anew by an owner')).status).toBe(200);
    expect(await site.signIn({ ...old, password: 'given anew by an owner' })).toEqual(expect.any(String));
    expect((await remove(2)).status).toBe(200);
  });

  itOnSqlite('are removed with their sessions', async () => {
    const juma = await site.join(JUMA);
    expectAnswer(await remove(2), 200, { message: 'Account removed successfully' });
    expect(await site.isSignedIn(juma)).toBe(false);
    expect((await remove(2)).status).toBe(404);
  });
});
