import { createTidying } from '#server/store/tidying.ts';
import { SESSION_IDLE_TIMEOUT_MS } from '#shared/auth/session.ts';
import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import { aMessage } from '#tests/support/factories.ts';
import { appBeforeEach, NOON } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

const YEAR = 365 * DAY_MS;

/** The site's hourly tidying; and the same after it has run on for so long, its clock with it. */
function tidyingOf() {
  const { store, clock } = site;
  let uptime = 0;
  const tidying = createTidying({ store, now: clock.now, uptime: () => uptime });
  const runOn = (time: number) => {
    uptime += time;
    clock.set(time);
    return tidying();
  };
  return { tidying, runOn };
}

describe('a clock that is set back by an hour', () => {
  it('leaves people signed in, shows what they change, lets them go on, and saves once what is tried again', async () => {
    const save = () => site.put({ title: 'Before' }, { 'idempotency-key': 'one and the same' });
    const first = await save();
    await site.list();
    site.clock.set(-HOUR_MS);
    expect(await save()).toEqual(first);
    await site.put({ title: 'After' });
    expect((await site.titles()).sort()).toEqual(['After', 'Before']);
  });

  it('leaves words on the site that were published before, and nothing brings them back over newer ones', async () => {
    const phone = async () => (await site.words()).phone;
    const [base] = (await site.publish([{ field: 'phone', value: '+254 711 000 001' }])).body.ids;
    site.clock.set(-HOUR_MS);
    expect(await phone()).toBe('+254 711 000 001');
    expect((await site.publish([{ field: 'phone', value: '+254 711 000 002', base }])).status).toBe(201);
    expect(await phone()).toBe('+254 711 000 002');
    site.clock.set(2 * HOUR_MS);
    expect(await phone()).toBe('+254 711 000 002');
  });

  itOnSqlite('locks nobody out for longer than a limit lasts', async () => {
    const guess = () => site.request('login', { body: { username: 'mercy', password: 'a wrong password' } });
    for (let count = 0; count < 6; count++) await guess();
    expect((await guess()).status).toBe(429);
    site.clock.set(-HOUR_MS);
    expect((await guess()).status).toBe(401);
  });
});

describe('a clock that jumps a year ahead', () => {
  it('takes nothing away for good, and what was deleted can be restored once it is right again; it is believed once the site has run a day with it', async () => {
    const { tidying, runOn } = tidyingOf();
    await site.put();
    await site.request('submitMessage', { body: aMessage() });
    await site.asOwner('deleteEvent', { id: 1 });
    expect(await tidying()).toBe('purged');
    site.clock.set(YEAR);
    expect(await tidying()).toBe('put off');
    expect(await runOn(HOUR_MS)).toBe('put off');
    site.clock.set(-YEAR);
    expect(await tidying()).toBe('purged');
    expect((await site.asOwner('restoreEvent', { id: 1 })).status).toBe(200);
    expect((await site.asOwner('listMessages')).body.messages).toHaveLength(1);

    site.clock.set(YEAR);
    for (let hour = 0; hour < 24; hour++) expect(await runOn(HOUR_MS)).toBe('put off');
    expect(await runOn(HOUR_MS)).toBe('purged');
  });

  itOnSqlite('leaves no session behind that lives a year', async () => {
    site.clock.set(YEAR);
    const token = await site.signIn();
    site.clock.set(NOON);
    expect(await site.isSignedIn(token)).toBe(true);
    site.clock.set(SESSION_IDLE_TIMEOUT_MS + HOUR_MS);
    expect(await site.isSignedIn(token)).toBe(false);
  });
});

itOnSqlite('a site that runs on Sundays only, or was off for a month, tidies up as soon as it runs', async () => {
  const { tidying } = tidyingOf();
  for (let week = 0; week < 4; week++) {
    expect(await tidying()).toBe('purged');
    site.clock.set(7 * DAY_MS);
  }
  expect(await tidying()).toBe('purged');
  site.clock.set(30 * DAY_MS);
  expect(await tidying()).toBe('purged');
});
