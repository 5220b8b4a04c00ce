import { join } from 'node:path';
import { sql } from 'kysely';
import type { Push } from '#server/push/sendPush.ts';
import { countStaff } from '#server/store/accounts/staff.ts';
import { openStore } from '#server/store/connect.ts';
import { countEvents, createEvent } from '#server/store/events/events.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { aMessage, anEvent, aSubscription } from '#tests/support/factories.ts';
import { startTcpProxy } from '#tests/support/postgres/tcpProxy.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { JUMA, NOON, startTestApp, type TestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { makeDatabase } from '#tests/support/testStore.ts';

/** Two instances of the site on one database. */
async function twoInstances(): Promise<[TestApp, TestApp]> {
  const folder = temporaryFolder();
  return [await startTestApp({ folder }), await startTestApp({ folder })];
}

describe('two instances of the site on one database', () => {
  it('show each other’s writes at once', async () => {
    const [one, other] = await twoInstances();
    expect([await one.titles(), await other.titles()]).toEqual([[], []]);
    for (let round = 1; round <= 5; round++) {
      const { id } = await one.put({ title: `Event ${round}` });
      await expect.poll(other.titles).toEqual([`Event ${round}`]);
      await other.asOwner('deleteEvent', { id });
      await expect.poll(one.titles).toEqual([]);
    }
  });

  it('go on writing while a new version brings the tables up to date', async () => {
    const place = { kind: 'postgres', url: await makeDatabase() } as const;
    const older = await openStore(place);
    await older.write((transaction) =>
      sql`update schema_version set version = ${SCHEMA_VERSION - 1}`.execute(transaction),
    );
    await older.write(async (transaction) => {
      await createEvent(transaction, anEvent(), { username: 'mercy', now: NOON });
      await (await openStore(place)).close(); // waits for no table that is written to
    });
    expect(await countEvents(older.db)).toBe(1);
    await older.close();
  });

  it('show an event from its hour on, each by its own clock', async () => {
    const instances = await twoInstances();
    await instances[0].put({ publish: '2026-11-21T18:00' });
    const drafts = async ({ asOwner }: TestApp) => (await asOwner('listDrafts')).body.length;
    await expect.poll(() => Promise.all(instances.map(drafts))).toEqual([1, 1]);
    const tags: unknown[] = [];
    for (const instance of instances) {
      expect(await instance.titles()).toEqual([]);
      instance.clock.set(new Date('2026-11-21T15:00:01Z'));
      expect(await instance.titles()).toEqual(['Friday Kesha']);
      tags.push((await instance.request('listEvents')).headers.etag);
    }
    expect(tags[0]).toBe(tags[1]);
  });

  it('show each other’s changes of the church’s words at once, and let one of two who change the same field', async () => {
    const instances = await twoInstances();
    const phone = async ({ words }: TestApp) => (await words()).phone;
    const numbers = ['+254 711 111 111', '+254 722 222 222'];
    expect(await Promise.all(instances.map(phone))).toEqual([undefined, undefined]);
    const both = instances.map(({ publish }, at) => publish([{ field: 'phone', value: numbers[at] }]));
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412]);
    const published = numbers[answers.findIndex(({ status }) => status === 201)];
    await expect.poll(() => Promise.all(instances.map(phone))).toEqual([published, published]);
  });

  it('share their sessions, those that have ended too, and count together what is limited', async () => {
    const instances = await twoInstances();
    const [one, other] = instances;
    const token = await one.signIn();
    expect(await other.isSignedIn(token)).toBe(true);
    await other.request('logout', { token });
    expect(await one.isSignedIn(token)).toBe(false);

    const guess = (count: number) =>
      instances[count % 2 ? 0 : 1].request('login', { body: { username: 'mercy', password: 'a wrong guess' } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, count) => guess(count)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
    for (const { clock } of instances) clock.set(15 * 60_000);
    expect(await instances[1].signIn()).toEqual(expect.any(String));
  });

  it('push together no more than one would', async () => {
    const folder = temporaryFolder();
    const pushes: string[] = [];
    const sendPush = async ({ payload }: Push) => void pushes.push(payload);
    const instances = [await startTestApp({ folder, sendPush }), await startTestApp({ folder, sendPush })] as const;
    const token = await instances[0].join(JUMA);
    await instances[1].request('readPushKey', { token });
    await instances[1].request('createPushSubscription', { token, body: aSubscription('phone') });
    for (const { put } of instances) await put();
    await instances[1].request('submitMessage', { body: aMessage() });
    await expect.poll(() => pushes.toSorted()).toEqual(['events', 'message']);
  });

  it('say nothing of an error where one has no key of second factors, unless somebody has one', async () => {
    const folder = temporaryFolder();
    const first = await startTestApp({ folder });
    const settings = { secondFactorKeyFile: join(temporaryFolder(), 'second-factors.key') };
    const errors = ({ log }: TestApp) => log.filter(({ level }) => Number(level) >= 50).map(({ msg }) => msg);
    const second = await startTestApp({ folder, settings });
    expect(errors(second)).toEqual([]);
    expect(second.log.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('second-factors.key'));
    await first.asOwner('createSecondFactor');
    const third = await startTestApp({ folder, settings });
    expect(errors(third)).toEqual([expect.stringMatching(/second-factors\.key, .+ is missing/)]);
  });

  it('save one thing where the same save comes to both at once, and lose no change where both change one event', async () => {
    const instances = await twoInstances();
    for (const instance of instances) instance.token = await instance.signIn();
    const save = ({ put }: TestApp) => put({}, { 'idempotency-key': 'the same save' });
    const events = await Promise.all([...instances, ...instances, ...instances].map(save));
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
    expect(await countEvents(instances[0].store.db)).toBe(1);

    const { id } = events[0];
    const both = instances.map(({ change }, at) => change(id, { venue: `Hall ${at}` }, { 'if-match': '"1"' }));
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const five = Array.from({ length: 5 }, () => instances).flat();
    const plain = await Promise.all(five.map(({ change }) => change(id, {})));
    const versions = plain.map(({ body }) => body.event.version).sort((a, b) => a - b);
    expect(versions).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('take contact messages at the same moment without a fault', async () => {
    const folder = temporaryFolder();
    const settings = { trustProxy: true };
    const instances = [await startTestApp({ folder, settings }), await startTestApp({ folder, settings })] as const;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, count) =>
        instances[count % 2 ? 0 : 1].request('submitMessage', {
          body: aMessage({ message: `Message ${count}` }),
          headers: { 'idempotency-key': `key ${count}`, 'x-forwarded-for': `198.51.100.${count}` },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('instances that start together on an empty database', () => {
  it('make its tables once, whoever comes first', async () => {
    const url = await makeDatabase();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore({ kind: 'postgres', url })));
    await Promise.all(stores.map((store) => store.close()));
    expect(stores).toHaveLength(8);
  });

  it('wait for it where it does not answer yet, and come up, all of them, with one first account among them', async () => {
    const { url, become } = await startTcpProxy(await makeDatabase());
    become('cut');
    const environment = { DATABASE_URL: url, DATABASE_WAIT: '300', HOST: '127.0.0.1', PORT: '0' };
    const instances = Array.from({ length: 2 }, () =>
      run('src/server/main.ts', [], { DATA_DIR: temporaryFolder(), ...environment }),
    );
    const waits = /cannot be used: the database server does not answer .+ It is tried again for up to 300 seconds/;
    await Promise.all(instances.map(({ printed }) => printed(waits)));
    become('open');
    await Promise.all(instances.map(({ printed }) => printed(/npm run seed/)));
    const passwords = instances.filter(({ output }) => /Password: \S+/.test(output()));
    expect(passwords).toHaveLength(1);
    const store = await openStore({ kind: 'postgres', url });
    expect(await countStaff(store.db)).toBe(1);
    await store.close();
  });
});
