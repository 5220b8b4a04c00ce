import { sql } from 'kysely';
import { withdrawVersions } from '#server/store/content/versions.ts';
import { turnOnFactor } from '#tests/support/authenticator.ts';
import { anEvent } from '#tests/support/factories.ts';
import { type Asked, appBeforeEach, EDITOR, JUMA, PROOF, STAFF } from '#tests/support/testApp.ts';

const LATER = '2026-11-21T13:00';

const site = appBeforeEach();
let editors: string;
beforeEach(async () => {
  editors = await site.join(EDITOR);
});

const ask = (endpoint: Asked, body: object, { held = site.token, id = 2 } = {}) =>
  site.request(endpoint, { token: held, body, id });

/** Schedules an event and words, and lets an event wait for a yes. */
async function schedule(held = editors) {
  await ask('createEvent', anEvent({ title: 'Kesha', publish: LATER }), { held });
  await site.publish([{ field: 'tagline', value: 'Come' }], { token: held, at: LATER });
  await ask('createEvent', anEvent({ title: 'Till', description: 'Till 400200' }), { held });
}
const scheduled = async () => (await site.asOwner('listScheduled', { id: 2 })).body.scheduled;

/** What is on the site once the hour has come. */
async function afterwards() {
  site.clock.set(2 * 3_600_000);
  const { held } = (await site.asOwner('listHeld')).body;
  return [
    ...(await site.titles()),
    ...Object.values(await site.words()),
    ...held.map(({ title }: { title: string }) => title),
  ];
}

const ACTS: [string, (fields: object) => Promise<{ status: number }>][] = [
  ['is removed', (fields) => ask('deleteStaff', { ...PROOF, ...fields })],
  ['gets a new password', (fields) => ask('updateStaff', { ...PROOF, ...fields })],
];

it('an owner reads what somebody has scheduled, and an editor does not; a choice about it that is none is refused', async () => {
  await schedule();
  expect(await scheduled()).toEqual([
    { kind: 'event', title: 'Kesha', appears: 'From Saturday 21 November 2026, 1 pm' },
    { kind: 'words', title: 'The church: Tagline', appears: 'From Saturday 21 November 2026, 1 pm' },
    { kind: 'waits for a yes', title: 'Till', appears: '' },
  ]);
  expect((await site.request('listScheduled', { token: editors, id: 2 })).status).toBe(403);
  expect((await ask('deleteStaff', { ...PROOF, scheduled: 'both' })).status).toBe(422);
});

it('is theirs still where somebody else has changed other fields since', async () => {
  await ask('createEvent', anEvent({ title: 'Kesha', publish: LATER }), { held: editors });
  await ask('updateEvent', anEvent({ title: 'Kesha night', publish: LATER }), { id: 1 });
  expect(await scheduled()).toMatchObject([{ title: 'Kesha night' }]);
});

describe.each(ACTS)('what somebody has scheduled who %s', (_what, act) => {
  it('does not appear, unless the owner keeps it', async () => {
    await schedule();
    expect((await act({})).status).toBe(200);
    expect(await afterwards()).toEqual([]);
  });

  it('appears under the owner’s name where the owner keeps it', async () => {
    await schedule();
    expect((await act({ scheduled: 'keep' })).status).toBe(200);
    const query = '?page=church&lang=en&field=tagline';
    const { body } = await site.asOwner('listContentHistory', { query });
    expect(body.versions).toMatchObject([{ username: 'mercy' }]);
    expect(await afterwards()).toEqual(['Kesha', 'Come', 'Till']);
  });
});

it('does not appear either where somebody else takes a part of it back at the same moment', async () => {
  const changes = ['tagline', 'name'].map((field) => ({ field, value: 'Come' }));
  const { ids } = (await site.publish(changes, { token: editors, at: LATER })).body;
  const { db, kind, write } = site.store;
  const locked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const isHeldUp = async () => (await locked.execute(db)).rows.length > 0;
  const removed = await write(async (transaction) => {
    await withdrawVersions(transaction, ids.slice(0, 1), { username: STAFF.username, now: site.clock.now() });
    const asked = ask('deleteStaff', PROOF);
    if (kind === 'postgres') await expect.poll(isHeldUp).toBe(true);
    return [asked];
  });
  expect(await Promise.all(removed)).toMatchObject([{ status: 200 }]);
  expect(await afterwards()).toEqual([]);
});

describe('of an owner', () => {
  let jumas: string;
  beforeEach(async () => {
    jumas = await site.join(JUMA);
    await turnOnFactor(site, jumas, JUMA.password);
    await ask('createEvent', anEvent({ title: 'Kesha', publish: LATER }), { held: jumas });
  });

  it.each([
    ['who is made an editor', () => ask('updateRole', { role: 'editor', ...PROOF }, { id: 3 })],
    ['whose second factor is cleared', () => ask('clearSecondFactor', PROOF, { id: 3 })],
  ])('%s it does not appear', async (_what, act) => {
    expect((await act()).status).toBe(200);
    expect(await afterwards()).toEqual([]);
  });

  it('is not touched where somebody is given the role that they have, or an editor becomes an owner', async () => {
    await schedule();
    await ask('updateRole', { role: 'owner', ...PROOF });
    expect(await scheduled()).toHaveLength(3);
    expect((await ask('updateRole', { role: 'owner', ...PROOF }, { id: 3 })).status).toBe(200);
    expect(await afterwards()).toHaveLength(4);
  });
});
