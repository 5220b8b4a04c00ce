import { makeFirstAccount } from '#server/accounts/firstAccount.ts';
import { appCode } from '#tests/support/authenticator.ts';
import { anEvent } from '#tests/support/factories.ts';
import {
  addAccount,
  cheapPasswords,
  EDITOR,
  expectAnswer,
  STAFF,
  startTestApp,
  temporaryFolder,
} from '#tests/support/testApp.ts';
import { openTestStore } from '#tests/support/testStore.ts';

const PASSWORD_FIRST = 'Choose a new password first: somebody else knows the one that you have.';
const FACTOR_FIRST = 'Turn on two-step verification first: this site requires it of you.';

describe('the first account', () => {
  it('with a random password is an owner’s, who has to change it before anything else', async () => {
    const folder = temporaryFolder();
    const store = await openTestStore(folder);
    const first = await makeFirstAccount(store, cheapPasswords, { username: 'admin', password: undefined });
    const site = await startTestApp({ store, folder });
    const credentials = { username: 'admin', password: first?.password ?? '' };
    const token = await site.signIn(credentials);
    const refused = await site.request('createEvent', { token, body: anEvent() });
    expectAnswer(refused, 403, { error: PASSWORD_FIRST, to_do: 'password' });
    const account = () => site.request('readAccount', { token });
    const factor = { second_factor: false, second_factor_required: false };
    expect((await account()).body).toEqual({ username: 'admin', role: 'owner', ...factor, to_do: ['password'] });
    const { password: current_password } = credentials;
    const change = async (new_password: string) =>
      (await site.request('updatePassword', { token, body: { current_password, new_password } })).status;
    expect([await change(current_password), await change('a choice of my own')]).toEqual([422, 200]);
    expect((await account()).body.to_do).toEqual([]);
    expect((await site.request('createEvent', { token, body: anEvent() })).status).toBe(201);
  });

  it('is made with no name that cannot be one, nor with a password that is tried first; one that is there has a name of any kind', async () => {
    const store = await openTestStore(temporaryFolder());
    const make = (username: string, password?: string) =>
      makeFirstAccount(store, cheapPasswords, { username, password });
    for (const name of ['m\u0435ry', 'mary wanjiku', 'system', 'npm-start']) {
      await expect(make(name, 'a long sentence of hers')).rejects.toThrow(/^STAFF_USERNAME cannot be used\. /);
    }
    await expect(make('mary', 'qwertyuiop')).rejects.toThrow(/^STAFF_PASSWORD cannot be used\. /);
    await addAccount(store, STAFF);
    expect(await make('Mary Wanjiku')).toBeUndefined();
  });
});

describe('a second factor that the site requires', () => {
  it.each([
    ['owners', [403, 200]],
    ['all', [403, 403]],
    ['nobody', [200, 200]],
  ] as const)('of %s is asked of an owner and an editor alike, or not', async (requireSecondFactor, statuses) => {
    const site = await startTestApp({ settings: { requireSecondFactor } });
    const tokens = [await site.signIn(), await site.join(EDITOR)];
    const answers = await Promise.all(tokens.map((token) => site.request('listMessages', { token })));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { body } of answers.filter(({ status }) => status === 403)) {
      expect(body).toMatchObject({ error: FACTOR_FIRST, to_do: 'second factor' });
    }
  });

  it('is set up with the password alone, opens the rest, and cannot be turned off', async () => {
    const site = await startTestApp({ settings: { requireSecondFactor: 'all' } });
    const { secret } = (await site.asOwner('createSecondFactor')).body;
    const proof = () => ({ current_password: STAFF.password, code: appCode(secret, site.clock.now()) });
    expect((await site.asOwner('confirmSecondFactor', { body: proof() })).status).toBe(200);
    expect((await site.asOwner('listMessages')).status).toBe(200);
    site.clock.set(30_000);
    const off = await site.asOwner('deleteSecondFactor', { body: proof() });
    const text = 'This site requires two-step verification of you, so it cannot be turned off.';
    expectAnswer(off, 409, { error: text });
  });
});
