import { makeFirstAccount } from '#server/accounts/firstAccount.ts';
import type { GivingChange } from '#shared/giving/giving.ts';
import { isOneTypoApart } from '#shared/giving/giving.ts';
import { HOUR_MS } from '#shared/time.ts';
import { turnOnFactor } from '#tests/support/authenticator.ts';
import {
  type Asked,
  appBeforeEach,
  cheapPasswords,
  EDITOR,
  expectAnswer,
  JUMA,
  NOON,
  STAFF,
  startTestApp,
  temporaryFolder,
} from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite, openTestStore } from '#tests/support/testStore.ts';

const GRACE = { username: 'grace', password: 'how sweet the sound' } as const;
const TITHE = { branch: 'juja', purpose: 'tithe', paybill: '522522', account: 'JUJA TITHE' };

type Proofs = () => { current_password: string; code: string };

const site = appBeforeEach();
/** The password and a code of the first owner, and of Juma. */
let mercys: Proofs;
let jumasProof: Proofs;

/** Has an owner turn on a second factor. */
const factorOf = async (held: string, password?: string): Promise<Proofs> =>
  (await turnOnFactor(site, held, password)).proof;

/** Sets the clock, or moves it on by some milliseconds, and logs in again: by then the session may have ended. */
async function later(to: Date | number) {
  site.clock.set(to);
  site.token = await site.signIn({ ...STAFF, code: mercys().code });
}

/** Has the only owner have had a second factor for longer than the wait, and name two purposes. */
async function setUp() {
  site.clock.set(-25 * HOUR_MS);
  mercys = await factorOf(await site.signIn());
  await later(NOON);
  await addPurpose();
  await addPurpose('offering', 'Offering', 'Sadaka');
}
beforeEach(setUp);

const ask = (request: Asked, body: object, { held = site.token, id = 1 } = {}) =>
  site.request(request, { token: held, id, body });
const addPurpose = async (key = 'tithe', name = 'Tithe', name_sw = 'Fungu la kumi') =>
  expect((await ask('createPurpose', { key, name, name_sw, ...mercys() })).status).toBe(201);
const change = (fields: object = {}, held = site.token) =>
  ask('changeGiving', { ...TITHE, at_once: true, ...mercys(), ...fields }, { held });
/** What owners read of where money goes. */
const read = async (held = site.token) => (await site.request('readGiving', { token: held })).body;
const changes = async (): Promise<GivingChange[]> => (await read()).changes;
/** What everybody reads of it. */
const shown = async (of: Pick<typeof site, 'request'> = site) => (await of.request('listGiving')).body;
const states = async () => (await changes()).map(({ account, state }) => `${account}: ${state}`);

/** Adds another owner, whose second factor is older than the wait. */
async function addOwner(owner: typeof JUMA | typeof GRACE): Promise<{ held: string; proof: Proofs }> {
  site.clock.set(-25 * HOUR_MS);
  const proof = await factorOf(await site.join(owner), owner.password);
  site.clock.set(25 * HOUR_MS);
  return { held: await site.signIn({ ...owner, code: proof().code }), proof };
}

async function secondOwner(): Promise<string> {
  const { held, proof } = await addOwner(JUMA);
  jumasProof = proof;
  return held;
}

describe('changing where money goes', () => {
  it('waits 24 hours where there are two owners, and the account before it holds until then', async () => {
    await change();
    await secondOwner();
    expect((await change({ account: 'NEW TITHE' })).body).toMatchObject({ waits: true });
    expect(await states()).toEqual(['NEW TITHE: waiting', 'JUJA TITHE: in effect']);
    await later(24 * HOUR_MS - 1);
    expect((await states())[0]).toBe('NEW TITHE: waiting');
    await later(1);
    expect(await states()).toEqual(['NEW TITHE: in effect', 'JUJA TITHE: replaced']);
  });

  it('takes effect once a second owner confirms it, and not by whoever asked, also where the clock is set back after that', async () => {
    const jumas = await secondOwner();
    await change();
    expect((await ask('confirmGiving', mercys())).status).toBe(409);
    expect((await ask('confirmGiving', mercys(), { held: jumas })).status).toBe(422);
    expect((await ask('confirmGiving', jumasProof(), { held: jumas })).status).toBe(200);
    expect(await changes()).toMatchObject([{ state: 'in effect', confirmed_by: 'juma' }]);
    for (const setBack of [0, HOUR_MS]) {
      site.clock.set(-setBack);
      expect((await ask('withdrawGiving', mercys())).status).toBe(409);
      expect(await states()).toEqual(['JUJA TITHE: in effect']);
    }
    expect((await change({ account: 'NEW TITHE' })).status).toBe(201);
  });

  itOnSqlite('is withdrawn by any owner while it waits, and stays in the list', async () => {
    const jumas = await secondOwner();
    await change();
    expect((await change({ account: 'OTHER' })).status).toBe(409);
    expect((await ask('withdrawGiving', jumasProof(), { held: jumas })).status).toBe(200);
    await later(25 * HOUR_MS);
    expect(await changes()).toMatchObject([{ state: 'withdrawn', withdrawn_by: 'juma' }]);
  });

  itOnSqlite('waits where the start of the site has just made the first owner, and says until when', async () => {
    const folder = temporaryFolder();
    const store = await openTestStore(folder);
    expect(await makeFirstAccount(store, cheapPasswords, STAFF)).toBeDefined();
    await site.start({ store, folder });
    mercys = await factorOf(site.token);
    await addPurpose();
    const { body } = await change();
    expect(body).toMatchObject({ waits: true, message: expect.stringContaining('Sunday 22 November 2026, noon') });
    expect(body.message).toContain('only learnt your password');
    expect((await shown()).pairs).toEqual([]);
    await later(24 * HOUR_MS);
    expect((await shown()).pairs).toMatchObject([TITHE]);
    expect((await change({ account: 'NEW TITHE' })).body).toMatchObject({ waits: false });
  });

  describeOnSqlite('does not skip the wait by a second factor that is younger than it', () => {
    const refused = async (fields: object = {}, held = site.token) => {
      expect((await change(fields, held)).body).toMatchObject({ waits: true });
      expect((await shown()).pairs).toEqual([]);
    };

    it('turned off and on again by a recovery code, as the owner is told', async () => {
      expect((await read()).trusted_from).toBe(new Date(NOON.getTime() - HOUR_MS).toISOString());
      await ask('deleteSecondFactor', mercys());
      expect((await read()).trusted_from).toBeNull();
      mercys = await factorOf(site.token);
      await refused();
    });

    it('with new recovery codes', async () => {
      const { body } = await ask('createRecoveryCodes', mercys());
      await refused({ code: body.recovery_codes[0] });
    });

    it('on a site that waits for nobody, where it is a day', async () => {
      await site.start({ settings: { givingWaitHours: 0 } });
      mercys = await factorOf(site.token);
      await addPurpose();
      await refused();
      await later(24 * HOUR_MS);
      await secondOwner();
      const message = 'The account is changed at once: this site is set to wait for nobody';
      expect((await change({ account: 'NEW TITHE' })).body).toMatchObject({ waits: false, message });
    });

    it('where the clock was ahead when it was turned on', async () => {
      await ask('deleteSecondFactor', mercys());
      site.clock.set(6 * HOUR_MS);
      mercys = await factorOf(site.token);
      site.clock.set(NOON);
      await refused();
    });

    it('of an owner who was made one just now, on a site that waits for nobody', async () => {
      await site.start({ settings: { givingWaitHours: 0 } });
      await setUp();
      const { held, proof } = await addOwner(GRACE);
      await ask('updateRole', { role: 'editor', ...mercys() }, { id: 2 });
      await ask('updateRole', { role: 'owner', ...mercys() }, { id: 2 });
      await refused(proof(), held);
    });
  });

  it('asked for by two owners at once is asked for once', async () => {
    const jumas = await secondOwner();
    const both = await Promise.all([change(), change({ account: 'OTHER', ...jumasProof() }, jumas)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await changes()).toHaveLength(1);
  });

  it('is confirmed once, and not after it was withdrawn, however often at once', async () => {
    const jumas = await secondOwner();
    const graces = await addOwner(GRACE);
    await change();
    const owners = [{ held: jumas, proof: jumasProof }, graces];
    const confirmed = await Promise.all(owners.map(({ held, proof }) => ask('confirmGiving', proof(), { held })));
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409]);
    await change({ account: 'NEW TITHE' });
    await ask('withdrawGiving', mercys(), { id: 2 });
    expect((await ask('confirmGiving', jumasProof(), { held: jumas, id: 2 })).status).toBe(409);
    expect(await states()).toEqual(['NEW TITHE: withdrawn', 'JUJA TITHE: in effect']);
  });

  it.each([
    ['removed', () => ask('deleteStaff', mercys(), { id: 2 })],
    ['made an editor', () => ask('updateRole', { role: 'editor', ...mercys() }, { id: 2 })],
    ['given a new password', () => ask('updateStaff', mercys(), { id: 2 })],
  ])('is withdrawn where who asked for it is %s before it takes effect', async (_done, act) => {
    const jumas = await secondOwner();
    await change(jumasProof(), jumas);
    expect((await act()).status).toBe(200);
    await later(25 * HOUR_MS);
    expect(await changes()).toMatchObject([{ state: 'withdrawn', asked_by: 'juma', withdrawn_by: 'mercy' }]);
  });

  itOnSqlite('that has taken effect stays where who asked for it is removed', async () => {
    const jumas = await secondOwner();
    await change(jumasProof(), jumas);
    await later(25 * HOUR_MS);
    await ask('deleteStaff', mercys(), { id: 2 });
    expect(await states()).toEqual(['JUJA TITHE: in effect']);
  });

  itOnSqlite('cannot be hurried by a second owner whom the same person has just made', async () => {
    const made = { username: 'puppet', role: 'owner' };
    await ask('createStaff', { ...made, ...mercys() });
    await change();
    const jumas = await secondOwner();
    expect((await ask('confirmGiving', jumasProof(), { held: jumas })).status).toBe(409);
    expect(await states()).toEqual(['JUJA TITHE: waiting']);
  });

  itOnSqlite('cannot be hurried by removing the other owners, and says the truth about why it waits then', async () => {
    await secondOwner();
    expect((await ask('deleteStaff', mercys(), { id: 2 })).status).toBe(200);
    const message = 'The account changes in 24 hours: accounts of staff changed lately';
    expect((await change()).body).toMatchObject({ waits: true, message });
  });

  itOnSqlite(
    'is done at once, and said so, where the church has one owner, who is warned of an account that one typing mistake makes of another; to the same is no change',
    async () => {
      const message = 'The account is changed at once: this church has no other owner who could confirm it';
      expectAnswer(await change(), 201, { message });
      expect(await changes()).toMatchObject([{ ...TITHE, state: 'in effect', asked_by: 'mercy' }]);
      const offering = { purpose: 'offering', account: 'JUJA TITHS' };
      expect((await change(offering)).body.alike).toEqual(['JUJA TITHE']);
      expect((await change({ ...offering, account: 'JUJA OFFERING' })).body.alike).toEqual([]);
      expect((await change()).body.fields).toHaveProperty('account');
      expect(await changes()).toHaveLength(3);
    },
  );

  itOnSqlite('takes nothing that cannot be, and waits where the only owner does not skip it knowingly', async () => {
    const wrong = { paybill: '12a45', account: '<b>', branch: 'nairobi', purpose: 'car' };
    for (const [field, value] of Object.entries(wrong)) {
      expectAnswer(await change({ [field]: value }), 422, { fields: { [field]: expect.any(String) } });
    }
    expect(await changes()).toEqual([]);
    const waits = { waits: true, message: 'The account changes in 24 hours' };
    expect((await change({ at_once: undefined })).body).toMatchObject(waits);
    expect(await states()).toEqual(['JUJA TITHE: waiting']);
  });
});

describe('purposes', () => {
  const edit = (fields: object, { id = 2, headers = {} } = {}) => {
    const body = { name: 'Offering', name_sw: 'Sadaka', place: 2, closed: false, ...mercys(), ...fields };
    return site.asOwner('updatePurpose', { id, body, headers });
  };

  it('are renamed, moved and closed with the password, and every change stays; closed they take no new account', async () => {
    expect((await edit({ current_password: 'a guess at it' })).status).toBe(422);
    expect((await edit({ name: 'Offerings', place: 1 })).status).toBe(200);
    expect((await edit({ closed: true })).status).toBe(200);
    expect((await edit({}, { id: 9 })).status).toBe(404);
    const { purposes, edits } = await read();
    const offering = { key: 'offering', name: 'Offering', closed: true };
    expect(purposes).toMatchObject([{ key: 'tithe', closed: false }, offering]);
    const named = ['Offering', 'Offerings', 'Offering', 'Tithe'];
    expect(edits).toMatchObject(named.map((name, at) => ({ name, closed: at === 0 })));
    expect((await change({ purpose: 'offering' })).body.fields).toHaveProperty('purpose');
  });

  it('keep what another owner has changed meanwhile, who is told of', async () => {
    const seen = (await read()).purposes[1];
    const save = (fields: object, version: number) =>
      edit({ place: undefined, ...fields }, { headers: { 'if-match': `"${version}"` } });
    expect((await save({ name: 'Offerings' }, seen.version)).status).toBe(200);
    const refused = await save({ name_sw: 'Matoleo', place: 1 }, seen.version);
    const error =
      'Another owner has changed this purpose meanwhile: it is “Offerings”, in Kiswahili “Sadaka”. Save again to change only what you changed.';
    expectAnswer(refused, 412, { error, now: { id: 2, name: 'Offerings', name_sw: 'Sadaka' } });
    const { name, version } = refused.body.now;
    expect((await save({ name, name_sw: 'Matoleo' }, version)).status).toBe(200);
    expect((await read()).purposes[1]).toMatchObject({ name: 'Offerings', name_sw: 'Matoleo' });
  });

  it('with the name of another open one are refused, in either language', async () => {
    const add = (names: object) =>
      ask('createPurpose', { key: 'other', name: 'Other', name_sw: 'Nyingine', ...names, ...mercys() });
    const name = 'There is a purpose with this name already.';
    expectAnswer(await add({ name: 'TITHE' }), 409, { fields: { name } });
    expect((await add({ name_sw: 'Sadaka' })).body.fields).toHaveProperty('name_sw');
    expect((await edit({ name_sw: 'Fungu la kumi' })).status).toBe(409);
    await edit({ name_sw: 'Fungu la kumi', closed: true });
    expect((await add({ name: 'Offering' })).status).toBe(201);
  });
});

it('owners are shown each change that somebody else asked for, until they have seen it, who saw it, how many owners there are, and how long a change waits', async () => {
  const editors = await site.join(EDITOR);
  const jumas = await secondOwner();
  await change();
  const unseen = async (held: string) => (await read(held)).unseen;
  expect(await Promise.all([site.token, editors, jumas].map(unseen))).toEqual([[], [], [1]]);
  expect((await ask('seeGiving', { ids: [1] }, { held: editors })).status).toBe(403);
  for (const ids of [[1, 999], [1]]) expect((await ask('seeGiving', { ids }, { held: jumas })).status).toBe(200);
  expect(await unseen(jumas)).toEqual([]);
  expect((await changes())[0]?.seen_by).toMatchObject([{ username: 'juma' }]);
  expect(await read()).toMatchObject({ owners: 2, wait_hours: 24, confirmable: true });
  await ask('createStaff', { username: 'puppet', role: 'editor', ...mercys() });
  expect(await read()).toMatchObject({ owners: 2, confirmable: false });
});

describe('what everybody reads', () => {
  const PAIR = { ...TITHE, since: NOON.toISOString() };

  itOnSqlite('is where money goes now, without staff’s names or closed purposes, asked for each time', async () => {
    expect(await shown()).toEqual({ purposes: [], pairs: [] });
    await change();
    const { headers, body } = await site.request('listGiving');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(body).toEqual({ purposes: [{ key: 'tithe', name: 'Tithe', name_sw: 'Fungu la kumi' }], pairs: [PAIR] });
    const again = await site.request('listGiving', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    const closed = { name: 'Tithe', name_sw: 'Fungu la kumi', place: 1, closed: true, ...mercys() };
    await ask('updatePurpose', closed);
    expect(await shown()).toEqual({ purposes: [], pairs: [] });
  });

  it('changes at once with a confirmation, and when the wait is over, in every copy of the server', async () => {
    const other = await startTestApp({ store: site.store, folder: site.folder });
    await change();
    const jumas = await secondOwner();
    await change({ account: 'NEW TITHE' });
    expect(await shown()).toMatchObject({ pairs: [PAIR] });
    await ask('confirmGiving', jumasProof(), { held: jumas, id: 2 });
    for (const copy of [site, other]) expect((await shown(copy)).pairs[0].account).toBe('NEW TITHE');
    await change({ account: 'NEWEST' });
    for (const copy of [site, other]) expect((await shown(copy)).pairs[0].account).toBe('NEW TITHE');
    for (const copy of [site, other]) {
      copy.clock.set(24 * HOUR_MS);
      const since = copy.clock.now().toISOString();
      expect((await shown(copy)).pairs).toEqual([{ ...TITHE, account: 'NEWEST', since }]);
    }
  });
});

describeOnSqlite('who may change where money goes', () => {
  it('an owner gives the password and a code of a second factor, which works once', async () => {
    expect((await change({ current_password: undefined })).status).toBe(422);
    expect((await change({ current_password: 'a guess at it' })).status).toBe(422);
    expectAnswer(await change({ code: '' }), 422, { second_factor: true });
    expect((await change({ code: '000000' })).status).toBe(422);
    expect(await changes()).toEqual([]);
    const proof = mercys();
    expect((await change(proof)).status).toBe(201);
    expect((await change({ ...proof, account: 'NEW TITHE' })).status).toBe(422);
    expect(await states()).toEqual(['JUJA TITHE: in effect']);
    const written = JSON.stringify(site.log);
    for (const unsaid of [STAFF.password, proof.code]) expect(written).not.toContain(unsaid);
  });

  it('an owner without a second factor can withdraw a change, and is refused the rest with the right password; an editor reads alone, whatever the password', async () => {
    const held = await site.join(JUMA);
    const alone = { current_password: JUMA.password };
    await change();
    const purpose = { name: 'Tithe', name_sw: 'Fungu la kumi' };
    for (const refused of [
      await change({ branch: 'ruiru', code: '', ...alone }, held),
      await ask('confirmGiving', alone, { held }),
      await ask('createPurpose', { ...purpose, key: 'missions', ...alone }, { held }),
      await ask('updatePurpose', { ...purpose, place: 2, closed: true, ...alone }, { held }),
    ]) {
      expectAnswer(refused, 422, { message: expect.stringMatching(/two-step verification/) });
    }
    expect(await states()).toEqual(['JUJA TITHE: waiting']);
    expect((await ask('withdrawGiving', alone, { held })).status).toBe(200);
    expect(await states()).toEqual(['JUJA TITHE: withdrawn']);

    const editors = await site.join(EDITOR);
    expect((await site.request('readGiving', { token: editors })).status).toBe(200);
    for (const proof of [mercys(), { current_password: EDITOR.password }]) {
      expect((await change(proof, editors)).status).toBe(403);
    }
  });

  it('an owner confirms nothing before their second factor is older than the wait: a thief may have turned it on', async () => {
    const held = await site.join(JUMA);
    const proof = await factorOf(held, JUMA.password);
    await change();
    expect((await ask('confirmGiving', proof(), { held })).status).toBe(409);
    site.clock.set(11 * HOUR_MS);
    expect((await ask('confirmGiving', proof(), { held })).status).toBe(409);
    expect((await states())[0]).toBe('JUJA TITHE: waiting');
    expect((await ask('withdrawGiving', proof(), { held })).status).toBe(200);
  });
});

itOnSqlite.each([
  ['TITHE', 'tithe', true],
  ['TITHE', 'TITHS', true],
  ['TITHE', 'TITHES', true],
  ['ITHE', 'TITHE', true],
  ['TIHE', 'TITHE', true],
  ['TITEH', 'TITHE', false],
  ['KITTEN', 'SITTING', false],
  ['', 'A', true],
  ['', 'AB', false],
])('%s and %s are one typing mistake apart: %s', (one, other, are) => {
  expect(isOneTypoApart(one, other)).toBe(are);
  expect(isOneTypoApart(other, one)).toBe(are);
});
