import { beforeEach, describe, expect, it } from 'vitest';
import type { GivingChange } from '#shared/giving/giving.ts';
import { editsBetween } from '#shared/giving/giving.ts';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { appCode } from '#tests/support/authenticator.ts';
import { addAccount, STAFF, startTestApp, type TestApp } from '#tests/support/testApp.ts';

const HOUR = 3_600_000;
const PROOF = { current_password: STAFF.password };
const JUMA = { username: 'juma', password: 'another password' };
const JUMAS_PROOF = { current_password: JUMA.password };
const WANJIRU = { username: 'wanjiru', password: 'a password of hers', role: 'editor' } as const;
const TITHE = { branch: 'juja', purpose: 'tithe', paybill: '522522', account: 'JUJA TITHE' };

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await startTestApp();
  token = await site.signIn();
  for (const [key, name, name_sw] of [
    ['tithe', 'Tithe', 'Fungu la kumi'],
    ['offering', 'Offering', 'Sadaka'],
  ]) {
    expect((await ask(staffEndpoints.createPurpose, { key, name, name_sw, ...PROOF })).status).toBe(201);
  }
});

const ask = (call: Endpoint, body: object, { held = token, id = 1 } = {}) => site.call(call, { token: held, id, body });
const change = (fields: object = {}, held = token) =>
  ask(staffEndpoints.changeGiving, { ...TITHE, ...PROOF, ...fields }, { held });
const changes = async (): Promise<GivingChange[]> =>
  (await site.call(staffEndpoints.readGiving, { token })).body.changes;
const states = async () => (await changes()).map(({ account, state }) => `${account}: ${state}`);

async function secondOwner(): Promise<string> {
  await addAccount(site.store, JUMA);
  return site.signIn(JUMA);
}

describe('changing where money goes', () => {
  it('is done at once, and said so, where the church has one owner', async () => {
    const { status, body } = await change();
    expect([status, body.message]).toEqual([
      201,
      'The account is changed at once: this church has no other owner who could confirm it',
    ]);
    expect(await changes()).toMatchObject([{ ...TITHE, state: 'in effect', asked_by: 'mercy' }]);
  });

  it('waits 24 hours where there are two owners, and the account before it holds until then', async () => {
    await change();
    await secondOwner();
    expect((await change({ account: 'NEW TITHE' })).body).toMatchObject({ waits: true });
    expect(await states()).toEqual(['NEW TITHE: waiting', 'JUJA TITHE: in effect']);
    site.clock.set(24 * HOUR - 1);
    token = await site.signIn();
    expect((await states())[0]).toBe('NEW TITHE: waiting');
    site.clock.set(1);
    token = await site.signIn();
    expect(await states()).toEqual(['NEW TITHE: in effect', 'JUJA TITHE: replaced']);
  });

  it('takes effect once a second owner confirms it, and not by whoever asked', async () => {
    const jumas = await secondOwner();
    await change();
    expect((await ask(staffEndpoints.confirmGiving, PROOF)).status).toBe(409);
    expect((await ask(staffEndpoints.confirmGiving, PROOF, { held: jumas })).status).toBe(422);
    expect((await ask(staffEndpoints.confirmGiving, JUMAS_PROOF, { held: jumas })).status).toBe(200);
    expect(await changes()).toMatchObject([{ state: 'in effect', confirmed_by: 'juma' }]);
    expect((await ask(staffEndpoints.withdrawGiving, PROOF)).status).toBe(409);
  });

  it('is withdrawn by any owner while it waits, and stays in the list', async () => {
    const jumas = await secondOwner();
    await change();
    expect((await change({ account: 'OTHER' })).status).toBe(409);
    expect((await ask(staffEndpoints.withdrawGiving, JUMAS_PROOF, { held: jumas })).status).toBe(200);
    site.clock.set(25 * HOUR);
    token = await site.signIn();
    expect(await changes()).toMatchObject([{ state: 'withdrawn', withdrawn_by: 'juma' }]);
  });

  it('cannot be hurried by a second owner whom the same person has just made', async () => {
    const made = { username: 'puppet', password: 'how sweet the sound', role: 'owner' };
    await ask(staffEndpoints.createStaff, { ...made, ...PROOF });
    await change();
    const jumas = await secondOwner();
    expect((await ask(staffEndpoints.confirmGiving, JUMAS_PROOF, { held: jumas })).status).toBe(409);
    expect(await states()).toEqual(['JUJA TITHE: waiting']);
  });

  it('says the truth about why it waits where the only owner has just removed another', async () => {
    await secondOwner();
    await ask(staffEndpoints.deleteStaff, PROOF, { id: 2 });
    expect((await change()).body.message).toBe('The account changes in 24 hours: accounts of staff changed lately');
  });

  it('waits as long as the site is set to', async () => {
    site = await startTestApp({ settings: { givingWaitHours: 0 } });
    token = await site.signIn();
    await ask(staffEndpoints.createPurpose, { key: 'tithe', name: 'Tithe', name_sw: 'Fungu la kumi', ...PROOF });
    await secondOwner();
    expect((await change()).body.message).toBe('The account is changed at once: this site is set to wait for nobody');
    expect(await states()).toEqual(['JUJA TITHE: in effect']);
  });

  it('cannot be hurried by removing the other owners', async () => {
    await secondOwner();
    expect((await ask(staffEndpoints.deleteStaff, PROOF, { id: 2 })).status).toBe(200);
    expect((await change()).body).toMatchObject({ waits: true });
  });

  it('warns of an account name that one typing mistake makes of another at the same paybill', async () => {
    await change();
    const offering = { purpose: 'offering', account: 'JUJA TITHS' };
    expect((await change(offering)).body.alike).toEqual(['JUJA TITHE']);
    expect((await change({ ...offering, account: 'JUJA OFFERING' })).body.alike).toEqual([]);
  });

  it('takes no paybill, account, branch or purpose that cannot be one', async () => {
    const wrong = { paybill: '12a45', account: '<b>', branch: 'nairobi', purpose: 'car' };
    for (const [field, value] of Object.entries(wrong)) {
      expect(await change({ [field]: value })).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
    expect(await changes()).toEqual([]);
  });
});

describe('who may change where money goes', () => {
  it('an editor reads, and is refused every change, with any password', async () => {
    await addAccount(site.store, WANJIRU);
    const held = await site.signIn(WANJIRU);
    expect((await site.call(staffEndpoints.readGiving, { token: held })).status).toBe(200);
    for (const proof of [PROOF, { current_password: WANJIRU.password }]) {
      expect((await change(proof, held)).status).toBe(403);
    }
    expect(await changes()).toEqual([]);
  });

  it('nobody else reads or changes anything', async () => {
    expect((await site.call(staffEndpoints.readGiving)).status).toBe(401);
    expect((await site.call(staffEndpoints.changeGiving, { body: { ...TITHE, ...PROOF } })).status).toBe(401);
    expect(await changes()).toEqual([]);
  });

  it('an owner gives the password, and a code where there is a second factor', async () => {
    expect((await change({ current_password: undefined })).status).toBe(422);
    expect((await change({ current_password: 'a guess at it' })).status).toBe(422);
    const { secret } = (await ask(staffEndpoints.createSecondFactor, {})).body;
    const code = () => appCode(secret, site.clock.now());
    await ask(staffEndpoints.confirmSecondFactor, { ...PROOF, code: code() });
    site.clock.set(30_000);
    expect(await change()).toMatchObject({ status: 422, body: { second_factor: true } });
    expect((await change({ code: '000000' })).status).toBe(422);
    expect(await changes()).toEqual([]);
    expect((await change({ code: code() })).status).toBe(201);
    const written = JSON.stringify(site.log);
    for (const unsaid of [STAFF.password, secret]) expect(written).not.toContain(unsaid);
  });
});

it.each([
  ['TITHE', 'tithe', 0],
  ['TITHE', 'TITHS', 1],
  ['TITHE', 'TITHES', 1],
  ['KITTEN', 'SITTING', 3],
  ['', 'AB', 2],
])('%s becomes %s by %i edits', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits);
});
