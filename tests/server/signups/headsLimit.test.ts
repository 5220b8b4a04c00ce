import type { EventInput } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { aKey, aSignup, createSignupEvent } from '#tests/support/signups.ts';
import { appBeforeEach, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

/** By default one network signs up at most forty people for an event in ten minutes. */
const site = appBeforeEach();

const create = (fields: Partial<EventInput> = {}) => createSignupEvent(site, fields);

/** Sends a request from an address; answers its status. */
async function from(address: string, endpoint: { method: string; path: string }, body: object, query = '') {
  const { method, path } = endpoint;
  const sent = { method: method as 'POST', url: path + query, remoteAddress: address, payload: body };
  const { statusCode, body: text, headers } = await site.app.inject(sent);
  return { status: statusCode, answer: JSON.parse(text), headers };
}
const come = (event: number, adults: number, address = '198.51.100.7', key = aKey()) =>
  from(address, endpoints.createSignup, aSignup({ event, adults, key }));
const change = (key: string, wish: object, address = '198.51.100.7') =>
  from(address, endpoints.updateSignup, { key, ...wish });
const statuses = async (sent: Promise<{ status: number }>[]) => (await Promise.all(sent)).map(({ status }) => status);

const ENGLISH =
  'Many people have just been signed up for this event over this internet connection, perhaps the church’s Wi-Fi. Use ' +
  'your phone’s own data, or ask the church to write you down. Please try again in 10 minutes.';

describe('the people that a network signs up for an event', () => {
  itOnSqlite(
    'are at most forty in ten minutes, and a refusal says what to do; a whole network of IPv6 is one',
    async () => {
      const event = await create({ signup_places: '100' });
      expect(await statuses([come(event, 20), come(event, 20)])).toEqual([201, 201]);
      const { status, answer, headers } = await come(event, 1);
      expect([status, answer.error, headers['retry-after']]).toEqual([429, ENGLISH, '600']);
      const swahili = await from('198.51.100.7', endpoints.createSignup, aSignup({ event }), '?lang=sw');
      expect(swahili.answer.error).toMatch(/^Watu wengi wamesajiliwa sasa hivi .*Tumia data ya simu yako/);
      const other = await create();
      expect(await statuses([come(event, 20, '198.51.100.8'), come(other, 20)])).toEqual([201, 201]);
      site.clock.set(600_000);
      expect((await come(event, 20)).status).toBe(201);
      for (const [network, status] of [
        ['1::1', 201],
        ['1:ffff::2', 201],
        ['1::3', 429],
        ['2::1', 201],
      ] as const) {
        expect((await come(other, 20, `2001:db8:0:${network}`)).status).toBe(status);
      }
    },
  );

  itOnSqlite('count only where there was room; a smaller form has room yet, as has what staff write down', async () => {
    const event = await create();
    await come(event, 20);
    await come(event, 15);
    expect(await statuses([come(event, 20)])).toEqual([429]);
    expect(await statuses([come(event, 5)])).toEqual([201]);
    expect(await statuses([come(event, 1)])).toEqual([429]);

    const small = await create({ signup_places: '10' });
    for (let tries = 0; tries < 5; tries++) expect((await come(small, 20)).status).toBe(409);
    expect((await come(small, 10)).status).toBe(201);

    const other = await create();
    await Promise.all([come(other, 20), come(other, 20)]);
    const { remarks: _, seconds: __, ...body } = aSignup({ adults: 20 });
    expect((await site.asOwner('createStaffSignup', { id: other, body })).status).toBe(201);
  });

  it('do not count twice where a sign-up is sent again, at once or later', async () => {
    const event = await create();
    const key = aKey();
    const sent = await statuses([come(event, 20, undefined, key), come(event, 20, undefined, key)]);
    expect(sent.toSorted()).toEqual([200, 201]);
    expect((await come(event, 20, undefined, key)).status).toBe(200);
    expect((await come(event, 20)).status).toBe(201);
    expect((await come(event, 20, undefined, key)).status).toBe(200); // also above the limit
  });

  itOnSqlite('count where somebody changes a sign-up to more, or comes back', async () => {
    const event = await create();
    const [mine, other] = [aKey(), aKey()];
    await come(event, 1, undefined, mine);
    await come(event, 20, undefined, other);
    expect((await change(mine, { coming: true, adults: 20 })).status).toBe(200);
    expect((await change(other, { coming: true, adults: 5 })).status).toBe(200);
    expect((await change(mine, { coming: false })).status).toBe(200);
    const back = await change(mine, { coming: true, adults: 1 });
    expect([back.status, back.answer.error]).toEqual([429, ENGLISH]);
    expect((await change(other, { coming: true, adults: 6 })).status).toBe(429);
    expect((await change(other, { coming: true, adults: 6 }, '198.51.100.8')).status).toBe(200);
  });

  itOnSqlite('are not given back by cancelling: signing up and cancelling does not take the waiting list', async () => {
    const event = await create({ signup_places: '20' });
    const done: number[] = [];
    for (let round = 0; round < 5; round++) {
      const key = aKey();
      done.push((await come(event, 20, undefined, key)).status);
      if (done.at(-1) === 201) await change(key, { coming: false });
    }
    expect(done).toEqual([201, 201, 429, 429, 429]);
  });

  itOnSqlite('are not limited where staff say that a crowd signs up, and are again afterwards', async () => {
    const event = await create({ signup_crowd: 'yes' });
    expect(await statuses([come(event, 20), come(event, 20), come(event, 20)])).toEqual([201, 201, 201]);
    await site.change(event, { signup_crowd: null });
    expect(await statuses([come(event, 20), come(event, 20)])).toEqual([201, 201]);
    expect((await come(event, 20)).status).toBe(429);
  });

  it('are counted together by several copies of the site', async () => {
    if (site.store.kind !== 'postgres') return;
    const folder = temporaryFolder();
    const copies = [await startTestApp({ folder }), await startTestApp({ folder })] as const;
    Object.assign(site, copies[0]);
    site.token = await site.signIn();
    const event = await create();
    await come(event, 20);
    Object.assign(site, copies[1]);
    await come(event, 20);
    expect((await come(event, 1)).status).toBe(429);
  });
});
