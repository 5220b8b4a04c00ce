import { removeStaff } from '#server/store/accounts/staff.ts';
import { turnOnFactor } from '#tests/support/authenticator.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import {
  type Asked,
  addAccount,
  appBeforeEach,
  cheapPasswords,
  expectAnswer,
  giveNewPassword,
  JUMA,
  PROOF,
  STAFF,
  startTestApp,
} from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite, storeEnvironment } from '#tests/support/testStore.ts';

const site = appBeforeEach();
beforeEach(() => addAccount(site.store, { ...JUMA, role: 'editor' }));

/** Each act on an account, as the request that does it to juma. */
const ACTS: [name: string, endpoint: Asked, fields: object][] = [
  ['adding', 'createStaff', { username: 'grace' }],
  ['a new password', 'updateStaff', {}],
  ['another role', 'updateRole', { role: 'owner' }],
  ['clearing a second factor', 'clearSecondFactor', {}],
  ['removing', 'deleteStaff', {}],
];

const act = (endpoint: Asked, body: object) => site.asOwner(endpoint, { id: 2, body });
const history = async () => (await site.asOwner('listHistory')).body.history;
const accounts = async () => (await site.asOwner('listStaff')).body.staff;

async function turnOn(held: string, password: string) {
  const { code } = await turnOnFactor(site, held, password);
  site.clock.set(30_000);
  return code;
}

describeOnSqlite.each(ACTS)('%s', (_name, endpoint, fields) => {
  it('is refused without the password of the person who asks, and a code where they have a second factor, whatever the token', async () => {
    const before = await accounts();
    const without = await act(endpoint, fields);
    expectAnswer(without, 422, { fields: { current_password: 'Your password is required.' } });
    const wrong = await act(endpoint, { ...fields, current_password: 'a guess at it' });
    expectAnswer(wrong, 422, { fields: { current_password: 'The current password is wrong.' } });
    expect(await accounts()).toEqual(before);
    expect(await history()).toEqual([]);

    const code = await turnOn(site.token, STAFF.password);
    await turnOn(await site.signIn(JUMA), JUMA.password);
    const asked = await act(endpoint, { ...fields, ...PROOF });
    expectAnswer(asked, 422, { second_factor: true, fields: { code: 'Code is required.' } });
    expect((await act(endpoint, { ...fields, ...PROOF, code: '000000' })).body.fields).toHaveProperty('code');
    expect((await act(endpoint, { ...fields, ...PROOF, code: code() })).status).toBeLessThan(300);
  });
});

itOnSqlite('a password cannot be guessed by acts on accounts', async () => {
  const guess = (current_password: string) => act('deleteStaff', { current_password });
  for (let time = 0; time < 5; time++) expect((await guess(`guess ${time}`)).status).toBe(422);
  expect((await guess(STAFF.password)).status).toBe(429);
});

describe('the history', () => {
  it('names who, what, whom and from which session', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36' };
    site.token = (await site.request('login', { body: STAFF, headers })).body.access_token;
    await turnOn(await site.signIn(JUMA), JUMA.password);
    for (const [, endpoint, fields] of ACTS)
      expect((await act(endpoint, { ...fields, ...PROOF })).status).toBeLessThan(300);
    const own = { current_password: STAFF.password, new_password: 'a new one altogether' };
    await site.asOwner('updatePassword', { body: own });
    const mercys = { username: 'mercy', session: { id: 2, device: expect.stringContaining('Android 14') } };
    expect(await history()).toMatchObject([
      { ...mercys, action: 'password changed', account: 'mercy' },
      { ...mercys, action: 'account removed', account: 'juma' },
      { ...mercys, action: 'factor cleared', account: 'juma' },
      { ...mercys, action: 'made owner', account: 'juma' },
      { ...mercys, action: 'invited', account: 'juma' },
      { ...mercys, action: 'editor added', account: 'grace' },
      { username: 'juma', session: { id: 3 }, action: 'factor on', account: 'juma' },
    ]);
  });

  itOnSqlite('tells what npm run staff did', async () => {
    const environment = await storeEnvironment(site.folder);
    for (const args of [
      ['add', 'grace', '--owner'],
      ['set-role', 'grace', 'editor'],
      ['set-password', 'grace'],
      ['remove', 'grace'],
    ]) {
      expect((await runHere('staff', args, environment)).status).toBe(0);
    }
    const acts = ['account removed', 'password reset', 'made editor', 'owner added'];
    const told = acts.map((action) => ({ username: 'npm run staff', action, account: 'grace' }));
    expect(await history()).toMatchObject(told);
  });

  itOnSqlite('tells an editor of accounts only what was done to their own', async () => {
    await act('createStaff', { ...ACTS[0]?.[2], ...PROOF });
    for (const role of ['owner', 'editor']) await act('updateRole', { role, ...PROOF });
    const juma = await site.signIn(JUMA);
    const { body } = await site.request('listHistory', { token: juma });
    const own = ['made editor', 'made owner'].map((action) => ({ action, account: 'juma' }));
    expect(body.history).toMatchObject(own);
    const query = '?search=grace';
    expect((await site.asOwner('listHistory', { query })).body.history).toHaveLength(1);
    expect((await site.request('listHistory', { token: juma, query })).body.history).toEqual([]);
  });
});

describe('what is changed while somebody logs in', () => {
  /** A site whose password check ends only when the test says so. */
  async function slowSite() {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const passwords = {
      ...cheapPasswords,
      async matches(password: string, hash: string | undefined) {
        const right = await cheapPasswords.matches(password, hash);
        if (password !== JUMA.password) return right;
        begin();
        await ended;
        return right;
      },
    };
    const slow = await startTestApp({ folder: site.folder, store: site.store, passwords });
    return { ...slow, begun, end };
  }

  it.each([
    ['a new password', () => giveNewPassword(site, { token: site.token, id: 2, password: 'given anew by mercy' })],
    ['the account', () => site.store.write((transaction) => removeStaff(transaction, 2))],
  ])('%s: no session begins with the old one', async (_what, change) => {
    const slow = await slowSite();
    const login = slow.request('login', { body: JUMA });
    await slow.begun;
    await change();
    slow.end();
    expectAnswer(await login, 401, { error: 'Invalid username or password' });
    expect(await site.store.db.selectFrom('sessions').select('staff_id').execute()).toEqual([{ staff_id: 1 }]);
  });

  itOnSqlite('one’s own password is not changed by a session that has ended meanwhile', async () => {
    const held = await site.signIn(JUMA);
    const slow = await slowSite();
    const body = { current_password: JUMA.password, new_password: 'a thief would like this' };
    const change = slow.request('updatePassword', { token: held, body });
    await slow.begun;
    await giveNewPassword(site, { token: site.token, id: 2, password: 'given anew by mercy' });
    slow.end();
    expect((await change).status).toBe(401);
    expect(await site.signIn({ ...JUMA, password: 'given anew by mercy' })).toEqual(expect.any(String));
  });
});
