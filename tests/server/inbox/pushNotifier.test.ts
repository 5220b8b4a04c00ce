import type { Push } from '#server/push/sendPush.ts';
import { aMessage, anEvent, aSubscription } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer, giveNewPassword, STAFF } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const PETER = { username: 'peter', password: 'walking on water' };

/** What the push service is sent, and what it answers. */
let pushes: Push[];
let answers: (push: Push) => void;
let mercy: string;
let peter: string;
const site = appBeforeEach(() => ({
  sendPush: async (push) => {
    pushes.push(push);
    answers(push);
  },
}));
beforeEach(async () => {
  pushes = [];
  answers = () => undefined;
  [mercy, peter] = [site.token, await site.join(PETER)];
});

async function subscribe(token: string, name: string) {
  await site.request('readPushKey', { token });
  return site.request('createPushSubscription', { token, body: aSubscription(name) });
}
const told = () =>
  pushes.map(({ payload, subscription }) => `${payload} to ${subscription.endpoint.split('/').pop()}`).sort();
const count = async () => (await site.store.db.selectFrom('push_subscriptions').select('id').execute()).length;
const write = (fields?: object) => site.request('submitMessage', { body: { ...aMessage(), ...fields } });

describe('a new message', () => {
  it('is told of on every device that asked for it, by the site’s one key, without a word of it', async () => {
    const key = async () => (await site.request('readPushKey', { token: mercy })).body.public_key;
    expect(await key()).toMatch(/^[\w-]{87}$/);
    expect(await key()).toBe(await key());
    await subscribe(mercy, 'mercys-phone');
    await subscribe(peter, 'peters-phone');
    await write();
    await expect.poll(told).toEqual(['message to mercys-phone', 'message to peters-phone']);
    expect(JSON.stringify(pushes)).not.toContain(aMessage().name);
  });

  itOnSqlite('is told of once where it is sent again, and not at all where it is spam', async () => {
    await subscribe(mercy, 'phone');
    const headers = { 'idempotency-key': 'a' };
    for (let time = 0; time < 3; time++) await site.request('submitMessage', { body: aMessage(), headers });
    await write({ remarks: 'https://pills.example' });
    await write({ message: 'Another' });
    await expect.poll(told).toHaveLength(2);
    expect(told()).toEqual(['message to phone', 'message to phone']);
  });

  itOnSqlite('is taken though the push service fails, which is logged without its address', async () => {
    await subscribe(mercy, 'phone');
    answers = () => {
      throw Object.assign(new Error('Received unexpected response code'), { statusCode: 500 });
    };
    expect((await write()).status).toBe(200);
    await expect.poll(() => JSON.stringify(site.log)).toContain('A push service answered 500.');
    expect(JSON.stringify(site.log)).not.toContain('fcm.googleapis.com');
    expect(await count()).toBe(1);
  });

  it('ends the subscription of a browser that is gone', async () => {
    await subscribe(mercy, 'phone');
    answers = () => {
      throw Object.assign(new Error('Gone'), { statusCode: 410 });
    };
    await write();
    await expect.poll(count).toBe(0);
  });
});

itOnSqlite(
  'a change of the events is told to everybody but its author, once in ten minutes; one that was refused to nobody',
  async () => {
    await subscribe(mercy, 'mercys-phone');
    await subscribe(peter, 'peters-phone');
    const create = (token: string) => site.request('createEvent', { token, body: anEvent() });
    await site.put({ title: '' });
    await site.asOwner('deleteEvent', { id: 99 });
    await write();
    await expect.poll(told).toEqual(['message to mercys-phone', 'message to peters-phone']);
    pushes = [];
    await create(mercy);
    await expect.poll(told).toEqual(['events to peters-phone']);
    await create(mercy);
    await create(peter);
    await expect.poll(told).toEqual(['events to mercys-phone', 'events to peters-phone']);
    site.clock.set(10 * 60_000);
    await create(mercy);
    await expect.poll(told).toHaveLength(3);
  },
);

describe('a subscription', () => {
  it('belongs to who turned it on last on that device', async () => {
    await subscribe(mercy, 'phone');
    await subscribe(peter, 'phone');
    expect(await count()).toBe(1);
    await site.put();
    await expect.poll(told).toEqual(['events to phone']);
  });

  itOnSqlite(
    'ends when its own account turns it off, with the account, and with a new password that an owner gives',
    async () => {
      await subscribe(mercy, 'phone');
      const body = { endpoint: aSubscription('phone').endpoint };
      await site.request('deletePushSubscription', { token: peter, body });
      expect(await count()).toBe(1);
      expect((await site.request('deletePushSubscription', { token: mercy, body })).status).toBe(200);
      expect(await count()).toBe(0);

      await subscribe(peter, 'phone');
      const proof = { current_password: STAFF.password };
      const password = 'given anew by mercy';
      await giveNewPassword(site, { token: mercy, id: 2, password });
      expect(await count()).toBe(0);
      await subscribe(await site.signIn({ ...PETER, password }), 'phone');
      await site.request('deleteStaff', { token: mercy, id: 2, body: proof });
      expect(await count()).toBe(0);
    },
  );

  it('is kept for ten devices of an account', async () => {
    for (let device = 1; device <= 12; device++) await subscribe(mercy, `device-${device}`);
    const kept = await site.store.db.selectFrom('push_subscriptions').select('endpoint').orderBy('id').execute();
    expect([kept.length, kept[0]?.endpoint]).toEqual([10, expect.stringMatching(/device-3$/)]);
  });

  itOnSqlite('is refused elsewhere: the server sends to browsers’ push services alone', async () => {
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com:8443/fcm/send/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://evilfcm.googleapis.com.example/a',
      'https://user@fcm.googleapis.com/a',
      'https://127.0.0.1/a',
      'https://localhost/a',
      'file:///etc/passwd',
      'not an address',
    ]) {
      const body = { ...aSubscription('a'), endpoint };
      const error = 'This browser uses a push service that the site does not know.';
      expectAnswer(await site.request('createPushSubscription', { token: mercy, body }), 422, { error });
      expect(await count()).toBe(0);
    }
  });
});
