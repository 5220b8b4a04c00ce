import { purge } from '#server/store/tidying.ts';
import { cameOf, type DoorCount, MAX_DOOR_DEVICES, MAX_TAPS, nothingCounted } from '#shared/attendance/door.ts';
import { MAX_RESTORE_DAYS } from '#shared/history.ts';
import { DAY_MS } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();
let id: number;
beforeEach(async () => {
  ({ id } = await site.put());
});

const phone = (name: string, counted: Partial<DoorCount> = {}): DoorCount => ({
  ...nothingCounted(`phone-of-${name}`.padEnd(20, '-')),
  ...counted,
});
const upload = (body: unknown, { at = id, held = site.token } = {}) =>
  site.request('updateDoorCounts', { token: held, id: at, body });
const came = async () => cameOf((await upload(phone('an-onlooker'))).body.counts);
const attendance = async () => (await site.asOwner('listAttendance')).body.attendance;

/** What three phones have after each tap, and how many came by all of them. */
const THREE: readonly DoorCount[] = ['gate', 'door', 'hall'].flatMap((name, at) =>
  Array.from({ length: 6 }, (_, tap) =>
    phone(name, { adults_plus: tap + 1, adults_minus: tap > 3 ? at : 0, children_plus: tap * at }),
  ),
);
const THREE_CAME = { adults: 18 - (0 + 1 + 2), children: 0 + 5 + 10 };

describe('counting at the door', () => {
  it('sums what the phones counted, and says which event it is', async () => {
    await upload(phone('gate', { adults_plus: 12, adults_minus: 2 }));
    const { status, body } = await upload(phone('door', { adults_plus: 5, children_plus: 3 }));
    expect([status, cameOf(body.counts)]).toEqual([200, { adults: 15, children: 3 }]);
    const { title, start_date, start_time, venue } = anEvent();
    expect(body.event).toEqual({ title, start_date, start_time, venue });
  });

  it('has the same sum when all uploads arrive at once, the latest first, and again late', async () => {
    const answers = await Promise.all([...THREE.toReversed(), ...THREE.toReversed()].map((body) => upload(body)));
    for (const late of THREE.toReversed()) answers.push(await upload(late));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await came()).toEqual(THREE_CAME);
  });

  itOnSqlite('keeps events apart, lets one phone take back what another counted, and never falls below 0', async () => {
    const { id: other } = await site.put();
    await upload(phone('gate', { adults_plus: 3 }));
    expect((await upload(phone('gate'), { at: other })).body.counts).toEqual([]);
    expect(await came()).toEqual({ adults: 3, children: 0 });

    await upload(phone('gate', { adults_plus: 4 }));
    await upload(phone('door', { adults_minus: 1 }));
    expect(await came()).toEqual({ adults: 3, children: 0 });
    await upload(phone('hall', { adults_minus: 4 }));
    expect(await came()).toEqual({ adults: 0, children: 0 });
  });

  itOnSqlite('refuses what is no count of a phone, is for staff alone, and needs an event', async () => {
    for (const wrong of [
      { adults_plus: -1 },
      { adults_plus: 1.5 },
      { adults_plus: MAX_TAPS + 1 },
      { children_minus: 'many' },
      { children_plus: undefined },
      { device: 'short' },
      { device: 'x'.repeat(65) },
    ]) {
      const { status, body } = await upload({ ...phone('gate', { adults_plus: 1 }), ...wrong });
      expect([400, 422]).toContain(status);
      expect(body.error).toMatch(/phone/);
      expect(await came()).toEqual({ adults: 0, children: 0 });
    }

    expect((await upload(phone('gate', { adults_plus: 1 }), { held: '' })).status).toBe(401);
    expect((await site.request('listAttendance')).status).toBe(401);
    expect((await upload(phone('gate', { adults_plus: 1 }), { at: 999 })).status).toBe(404);
    await site.asOwner('deleteEvent', { id });
    expect((await upload(phone('gate', { adults_plus: 1 }))).status).toBe(404);
    expect((await upload(phone('gate'))).status).toBe(404);
  });

  itOnSqlite('takes no more than forty phones, and goes on with those', async () => {
    for (let at = 0; at < MAX_DOOR_DEVICES; at++) await upload(phone(`usher-${at}`, { adults_plus: 1 }));
    const error = 'At most 40 phones can count at the door of one event.';
    expectAnswer(await upload(phone('one-more', { adults_plus: 1 })), 409, { error });
    expect((await upload(phone('usher-0', { adults_plus: 2 }))).status).toBe(200);
    expect(await came()).toEqual({ adults: MAX_DOOR_DEVICES + 1, children: 0 });
  });
});

describe('looking back', () => {
  it('lists how many came, latest first', async () => {
    const service = { title: 'Sunday Service', start_date: '2026-11-29', venue: 'Juja' };
    const { id: later } = await site.put(service);
    await site.put({ title: 'Nobody counted' });
    await upload(phone('gate', { adults_plus: 7 }));
    await upload(phone('gate', { adults_plus: 80, children_plus: 30 }), { at: later });
    expect(await attendance()).toMatchObject([
      { event_id: later, ...service, series: null, adults: 80, children: 30 },
      { event_id: id, title: 'Friday Kesha', start_date: '2026-11-27', adults: 7, children: 0 },
    ]);
  });

  it('keeps the totals, and no phone’s count, when an event is deleted permanently', async () => {
    await upload(phone('gate', { adults_plus: 7 }));
    await upload(phone('door', { adults_plus: 4, adults_minus: 1 }));
    const { id: nobody } = await site.put({ title: 'Taken back' });
    await upload(phone('gate', { adults_plus: 1, adults_minus: 1 }), { at: nobody });
    const before = (await attendance()).filter(({ adults }: { adults: number }) => adults > 0);
    for (const one of [id, nobody]) await site.asOwner('deleteEvent', { id: one });
    expect(await attendance()).toHaveLength(2);
    site.clock.set((MAX_RESTORE_DAYS + 1) * DAY_MS);
    for (let round = 0; round < 2; round++) {
      await site.store.write((transaction) => purge(transaction, site.clock.now()));
    }
    site.token = await site.signIn();
    expect(await attendance()).toEqual(before);
    expect(await site.store.db.selectFrom('door_counts').selectAll().execute()).toEqual([]);
  });
});
