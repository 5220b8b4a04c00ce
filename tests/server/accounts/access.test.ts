import { setPasswordHash } from '#server/store/accounts/staff.ts';
import type { Role } from '#shared/auth/accounts.ts';
import { type Access, type Endpoint, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { TestApp } from '#tests/support/testApp.ts';
import { addAccount, cheapPasswords, EDITOR, expectAnswer, PROOF, startTestApp } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite } from '#tests/support/testStore.ts';

const ALL = Object.entries({ ...endpoints, ...staffEndpoints } as Record<string, Endpoint>);

/** Who sends a request, and what is open to them. */
const PEOPLE = {
  'nobody who is signed in': ['public'],
  'an ended session': ['public'],
  'an editor with a password to change': ['public', 'own account'],
  'an owner with a second factor to set up': ['public', 'own account'],
  'an editor': ['public', 'own account', 'staff'],
  'an owner': ['public', 'own account', 'staff', 'owner'],
} as const satisfies Record<string, readonly Access[]>;

type Person = keyof typeof PEOPLE;

async function tokenOf(site: TestApp, person: Person): Promise<string | undefined> {
  if (person === 'nobody who is signed in') return undefined;
  const role: Role = person.startsWith('an owner') ? 'owner' : 'editor';
  const token = await site.join({ ...EDITOR, role });
  if (person === 'an ended session') await site.request('logout', { token });
  if (person === 'an editor with a password to change') {
    const hash = await cheapPasswords.hash(EDITOR.password);
    await site.store.write((transaction) => setPasswordHash(transaction, 2, { hash, mustChange: true }));
  }
  return token;
}

describeOnSqlite.each(Object.keys(PEOPLE) as Person[])('%s', (person) => {
  it('reaches what the contract opens to them, and nothing else', async () => {
    const wrong: string[] = [];
    const requireSecondFactor = person.includes('second factor') ? 'owners' : 'nobody';
    const site = await startTestApp({ settings: { requireSecondFactor } });
    const token = await tokenOf(site, person);
    const open: readonly Access[] = PEOPLE[person];
    // Signing out last: it ends the session.
    const inOrder = [...ALL].sort(([one], [other]) => Number(one === 'logout') - Number(other === 'logout'));
    for (const [name, endpoint] of inOrder) {
      const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {};
      const { status, headers, body: answer } = await site.request(endpoint, { token, id: 999, body });
      const refused = status === 401 || status === 403;
      const isKept = endpoint.access !== 'public' && headers['cache-control'] !== 'no-store';
      if (isKept) wrong.push(`${name} may be kept by a cache`);
      if (refused !== !open.includes(endpoint.access)) wrong.push(`${name}: ${status} ${JSON.stringify(answer)}`);
    }
    expect(wrong).toEqual([]);
  });
});

itOnSqlite('the contract and the application have the same routes, but what is read by anybody', async () => {
  const site = await startTestApp();
  const lines = site.app.printRoutes({ commonPrefix: false }).split('\n');
  const writing = lines.filter((line) => /\((?=.*(POST|PUT|DELETE|PATCH))/.test(line));
  const known = ALL.filter(([, { method }]) => method !== 'GET').length;
  const methods = writing.flatMap((line) => /\(([A-Z, ]+)\)/.exec(line)?.[1]?.split(', ') ?? []);
  expect(methods.filter((method) => /POST|PUT|DELETE|PATCH/.test(method))).toHaveLength(known);

  const missing = ALL.filter(([, { method, path }]) => !site.app.hasRoute({ method, url: path })).map(([name]) => name);
  expect(missing).toEqual([]);
});

describe('roles', () => {
  async function withEditor() {
    const site = await startTestApp();
    await addAccount(site.store, EDITOR);
    const token = await site.signIn();
    const setRole = (id: number, role?: string, held = token, proof: object = PROOF) =>
      site.request('updateRole', { token: held, id, body: { role, ...proof } });
    return { ...site, token, setRole };
  }

  itOnSqlite('are one of two, and are changed by an owner, at once for whoever is signed in', async () => {
    const site = await withEditor();
    for (const [role, sentence] of [
      ['king', 'The role is owner or editor.'],
      [undefined, 'Role is required.'],
    ] as const) {
      expectAnswer(await site.setRole(2, role), 422, { fields: { role: sentence } });
    }

    const hers = await site.signIn(EDITOR);
    expect((await site.request('listStaff', { token: hers })).status).toBe(403);
    expectAnswer(await site.setRole(2, 'owner'), 200, { message: 'wanjiru is an owner now' });
    expect((await site.request('listStaff', { token: hers })).status).toBe(200);
    expect((await site.request('readAccount', { token: hers })).body).toMatchObject({ role: 'owner', to_do: [] });
    await site.setRole(2, 'editor');
    expect((await site.request('listStaff', { token: hers })).status).toBe(403);
  });

  it('keep one owner, whoever asks, and when two owners demote each other at once', async () => {
    const site = await withEditor();
    const text = 'This is the last owner: make somebody else an owner first.';
    expectAnswer(await site.setRole(1, 'editor'), 409, { error: text });
    const removed = await site.request('deleteStaff', { token: site.token, id: 1, body: PROOF });
    expectAnswer(removed, 409, { error: text });

    await site.setRole(2, 'owner');
    const hers = await site.signIn(EDITOR);
    const herDemotion = site.setRole(1, 'editor', hers, { current_password: EDITOR.password });
    const answers = await Promise.all([site.setRole(2, 'editor'), herDemotion]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
