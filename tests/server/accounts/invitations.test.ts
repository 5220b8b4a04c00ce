import { HOUR_MS } from '#shared/time.ts';
import { appBeforeEach, expectAnswer, NOON, PROOF } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const GRACE = { username: 'grace', password: 'how sweet the sound' };

const site = appBeforeEach();

const add = async (body: object = {}) =>
  site.asOwner('createStaff', { body: { username: GRACE.username, ...body, ...PROOF } });
const invited = async (body?: object): Promise<string> => (await add(body)).body.invitation.token;
const read = (held: string) => site.request('readInvitation', { body: { token: held } });
const accept = (held: string, password = GRACE.password) =>
  site.request('acceptInvitation', { body: { token: held, password } });
const ENDED = 'This link has been used, or is older than 48 hours. Ask an owner for a new one.';

describe('an invitation', () => {
  itOnSqlite('is made with an account without a password, which is no owner until it is accepted', async () => {
    const until = new Date(NOON.getTime() + 48 * HOUR_MS).toISOString();
    const answer = await add({ role: 'owner' });
    const staff = { username: 'grace', role: 'owner', invited_until: until };
    const invitation = { token: expect.stringMatching(/^[\w-]{43}$/), until };
    expectAnswer(answer, 201, { message: 'grace is invited', staff, invitation });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await site.asOwner('listStaff')).body.staff[0]).toMatchObject({ invited_until: until });
    for (const password of ['', GRACE.password]) {
      expect((await site.request('login', { body: { ...GRACE, password } })).status).toBeGreaterThanOrEqual(401);
    }

    const leave = () => site.asOwner('deleteStaff', { id: 1, body: PROOF });
    expectAnswer(await leave(), 409, { error: 'This is the last owner: make somebody else an owner first.' });
    await accept(answer.body.invitation.token);
    expect((await leave()).status).toBe(200);
  });

  itOnSqlite('says whose it is, is kept as a hash, takes a password once, and is in the history', async () => {
    const held = await invited();
    const row = await site.store.db.selectFrom('staff').selectAll().where('id', '=', 2).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(held);
    expectAnswer(await read(held), 200, { username: 'grace' });
    expectAnswer(await accept(held), 200, { message: 'Welcome, grace. Your password is saved.' });
    expect(await site.signIn(GRACE)).toEqual(expect.any(String));
    expect((await site.asOwner('listStaff')).body.staff[0]).toMatchObject({ invited_until: null });
    expectAnswer(await read(held), 404, { error: ENDED });
    expectAnswer(await accept(held, 'another password'), 404, { error: ENDED });
    expect(await site.signIn(GRACE)).toEqual(expect.any(String));

    const { history } = (await site.asOwner('listHistory')).body;
    const told = ['invitation accepted', 'editor added'].map((action) => ({ action, account: 'grace' }));
    expect(history).toMatchObject(told);
  });

  it('is accepted once where two send it together', async () => {
    const held = await invited();
    const passwords = ['the first password', 'the second password'];
    const answers = await Promise.all(passwords.map((password) => accept(held, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const chosen = passwords[answers.findIndex(({ status }) => status === 200)] as string;
    expect(await site.signIn({ username: 'grace', password: chosen })).toEqual(expect.any(String));
  });

  itOnSqlite('keeps to the rules of passwords, stays good, and ends after 48 hours', async () => {
    const held = await invited();
    const message = 'Password must be at least 10 characters.';
    expectAnswer(await accept(held, 'short'), 422, { fields: { password: message } });
    expect((await accept(held, '1234567890')).status).toBe(422);
    site.clock.set(48 * HOUR_MS - 1);
    expect((await read(held)).status).toBe(200);
    site.clock.set(1);
    expect([(await read(held)).status, (await accept(held)).status]).toEqual([404, 404]);
  });

  it('for an account with a password ends that password and its sessions, and ends itself with a newer one', async () => {
    const hers = await site.join(GRACE);
    const again = async () => (await site.asOwner('updateStaff', { id: 2, body: PROOF })).body;
    const first = await again();
    expect(first.message).toBe('grace is invited to choose a password');
    const asked = await Promise.all([1, 9].map((id) => site.asOwner('updateStaff', { id, body: PROOF })));
    expect(asked.map(({ status }) => status)).toEqual([409, 404]);
    expect(await site.isSignedIn(hers)).toBe(false);
    expect(await site.signIn(GRACE)).toBeUndefined();
    const second = await again();
    expect((await accept(first.invitation.token)).status).toBe(404);
    expect((await accept(second.invitation.token, 'a new beginning')).status).toBe(200);
    expect(await site.signIn({ ...GRACE, password: 'a new beginning' })).toEqual(expect.any(String));
  });

  itOnSqlite('of an account that was removed is worth nothing', async () => {
    const held = await invited();
    await site.asOwner('deleteStaff', { id: 2, body: PROOF });
    expect((await accept(held)).status).toBe(404);
  });
});
