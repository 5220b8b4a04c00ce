import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Push } from '#server/push/sendPush.ts';
import { countStaff } from '#server/store/accounts/staff.ts';
import { openStore } from '#server/store/connect.ts';
import { countEvents, createEvent } from '#server/store/events/events.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { aMessage, anEvent, aSubscription } from '#tests/support/factories.ts';
import { startTcpProxy } from '#tests/support/postgres/tcpProxy.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { addAccount, NOON, startTestApp, type TestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { makeDatabase, openTestStore } from '#tests/support/testStore.ts';

/** Two instances of the site on one database. */
async function twoInstances(): Promise<[TestApp, TestApp]> {
  const folder = temporaryFolder();
  return [await startTestApp({ folder }), await startTestApp({ folder })];
}

const titles = async ({ request }: TestApp): Promise<string[]> =>
  (await request(endpoints.listEvents)).body.map(({ title }: { title: string }) => title);

describe('two instances of the site on one database', () => {
  it('show each other’s writes at once', async () => {
    const [one, other] = await twoInstances();
    const token = await one.signIn();
    expect([await titles(one), await titles(other)]).toEqual([[], []]);
    for (let round = 1; round <= 5; round++) {
      const { body } = await one.request(endpoints.createEvent, { token, body: anEvent({ title: `Event ${round}` }) });
      await expect.poll(() => titles(other)).toEqual([`Event ${round}`]);
      await other.request(endpoints.deleteEvent, { token, id: body.event.id });
      await expect.poll(() => titles(one)).toEqual([]);
    }
  });

  it('show an event from its hour on, each by its own clock', async () => {
    const instances = await twoInstances();
    const token = await instances[0].signIn();
    const body = anEvent({ publish: '2026-11-21T18:00' });
    await instances[0].request(endpoints.createEvent, { token, body });
    const drafts = async ({ request }: TestApp) => (await request(staffEndpoints.listDrafts, { token })).body.length;
    await expect.poll(() => Promise.all(instances.map(drafts))).toEqual([1, 1]);
    const tags: unknown[] = [];
    for (const instance of instances) {
      expect(await titles(instance)).toEqual([]);
      instance.clock.set(new Date('2026-11-21T15:00:01Z'));
      expect(await titles(instance)).toEqual(['Friday Kesha']);
      tags.push((await instance.request(endpoints.listEvents)).headers.etag);
    }
    expect(tags[0]).toBe(tags[1]);
  });

  it('show each other’s changes of the church’s words at once, and let one of two who change the same field', async () => {
    const instances = await twoInstances();
    const token = await instances[0].signIn();
    const phone = async ({ request }: TestApp) =>
      (await request(endpoints.readContent, { query: '?page=church' })).body.fields.phone;
    const numbers = ['+254 711 111 111', '+254 722 222 222'];
    expect(await Promise.all(instances.map(phone))).toEqual([undefined, undefined]);
    const answers = await Promise.all(
      instances.map(({ request }, at) => {
        const changes = [{ field: 'phone', value: numbers[at], base: 0 }];
        return request(staffEndpoints.publishContent, { token, body: { page: 'church', language: 'en', changes } });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412]);
    const published = numbers[answers.findIndex(({ status }) => status === 201)];
    await expect.poll(() => Promise.all(instances.map(phone))).toEqual([published, published]);
  });

  it('show what a command wrote', async () => {
    const [one] = await twoInstances();
    expect(await titles(one)).toEqual([]);
    const store = await openTestStore(one.folder);
    await store.write((transaction) => createEvent(transaction, anEvent(), { username: 'seed', now: NOON }));
    await expect.poll(() => titles(one)).toEqual(['Friday Kesha']);
  });

  it('share their sessions, those that have ended too', async () => {
    const [one, other] = await twoInstances();
    const token = await one.signIn();
    expect((await other.request(staffEndpoints.listStaff, { token })).status).toBe(200);
    await other.request(endpoints.logout, { token });
    expect((await one.request(staffEndpoints.listStaff, { token })).status).toBe(401);
  });

  it('count together what is limited', async () => {
    const instances = await twoInstances();
    const guess = (count: number) =>
      instances[count % 2 ? 0 : 1].request(endpoints.login, { body: { username: 'mercy', password: 'a wrong guess' } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, count) => guess(count)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
    for (const { clock } of instances) clock.set(15 * 60_000);
    expect(await instances[1].signIn()).toEqual(expect.any(String));
  });

  it('push together no more than one would', async () => {
    const folder = temporaryFolder();
    const pushes: string[] = [];
    const sendPush = async ({ payload }: Push) => void pushes.push(payload);
    const instances = [await startTestApp({ folder, sendPush }), await startTestApp({ folder, sendPush })] as const;
    await addAccount(instances[0].store, { username: 'peter', password: 'walking on water' });
    const [mercy, peter] = [
      await instances[0].signIn(),
      await instances[1].signIn({ username: 'peter', password: 'walking on water' }),
    ];
    await instances[1].request(endpoints.readPushKey, { token: peter });
    await instances[1].request(staffEndpoints.createPushSubscription, { token: peter, body: aSubscription('phone') });
    for (const { request } of instances) await request(endpoints.createEvent, { token: mercy, body: anEvent() });
    await instances[1].request(endpoints.submitMessage, { body: aMessage() });
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
    const token = await first.signIn();
    await first.request(staffEndpoints.createSecondFactor, { token });
    const third = await startTestApp({ folder, settings });
    expect(errors(third)).toEqual([expect.stringMatching(/second-factors\.key, .+ is missing/)]);
  });

  it('save one thing where the same save comes to both at once', async () => {
    const instances = await twoInstances();
    const token = await instances[0].signIn();
    const headers = { 'idempotency-key': 'the same save' };
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((instance) =>
        instances[instance as 0 | 1].request(endpoints.createEvent, { token, body: anEvent(), headers }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.event.id)).size).toBe(1);
    expect(await countEvents(instances[0].store.db)).toBe(1);
  });

  it('lose no change where both change one event at once', async () => {
    const instances = await twoInstances();
    const token = await instances[0].signIn();
    const { body } = await instances[0].request(endpoints.createEvent, { token, body: anEvent() });
    const change = (instance: TestApp, venue: string) =>
      instance.request(endpoints.updateEvent, {
        token,
        id: body.event.id,
        body: anEvent({ venue }),
        headers: { 'if-match': '"1"' },
      });
    const answers = await Promise.all([change(instances[0], 'Juja Branch'), change(instances[1], 'Kithini Branch')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const plain = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        instances[count % 2 ? 0 : 1].request(endpoints.updateEvent, { token, id: body.event.id, body: anEvent() }),
      ),
    );
    expect(plain.map(({ body }) => body.event.version).sort((a, b) => a - b)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('take contact messages at the same moment without a fault', async () => {
    const folder = temporaryFolder();
    const settings = { trustProxy: true };
    const instances = [await startTestApp({ folder, settings }), await startTestApp({ folder, settings })] as const;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, count) =>
        instances[count % 2 ? 0 : 1].request(endpoints.submitMessage, {
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
