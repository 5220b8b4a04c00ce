import fc from 'fast-check';
import { nothingCounted } from '#shared/attendance/door.ts';
import { type DoorName, type DoorTick, laterTick } from '#shared/signup/staffSignups.ts';
import { createSignupEvent, signUp } from '#tests/support/signups.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();
let event: number;
beforeEach(async () => {
  event = await createSignupEvent(site, { signup_places: '5', signup_children: 'yes' });
  await signUp(site, event, { name: 'Wanjiku', adults: 2, children: 1, phone_number: '0700 000 001' });
  await signUp(site, event, { name: 'Achieng', adults: 2 });
  await signUp(site, event, { name: 'Baraka', adults: 3 });
});

const upload = async (ticks: DoorTick[] = [], id = event) => site.asOwner('updateDoorNames', { id, body: { ticks } });
const names = async (): Promise<DoorName[]> => (await upload()).body.names;

describe('the names at the door', () => {
  it('are those that come or wait, in the order of the alphabet, without phone numbers', async () => {
    expect(await names()).toEqual([
      { id: expect.any(Number), name: 'Achieng', adults: 2, children: 0, waiting: false, ticked: false, press: 0 },
      { id: expect.any(Number), name: 'Baraka', adults: 3, children: 0, waiting: true, ticked: false, press: 0 },
      { id: expect.any(Number), name: 'Wanjiku', adults: 2, children: 1, waiting: false, ticked: false, press: 0 },
    ]);
  });

  it('stand the same in whatever order ticks of several phones arrive, at once, late and twice', async () => {
    const ids = (await names()).map(({ id }) => id);
    const ticks = ids.flatMap((id) =>
      [
        { id, ticked: true, press: 1 },
        { id, ticked: false, press: 2 },
        { id, ticked: id === ids[1], press: 3 },
        { id, ticked: false, press: 3 },
      ].slice(0, id === ids[2] ? 1 : 4),
    );
    await Promise.all([ticks, ...ticks.toReversed().map((tick) => [tick])].map((part) => upload(part)));
    expect((await names()).map(({ ticked, press }) => `${ticked} ${press}`)).toEqual(['false 3', 'true 3', 'true 1']);
  });

  itOnSqlite('refuse what is none, and ignore ticks of who is not on this list; they are for staff alone', async () => {
    for (const ticks of [
      [{ id: 1 }],
      [{ id: 'x', ticked: true, press: 1 }],
      'all',
      [{ id: 1, ticked: true, press: 0 }],
    ]) {
      const { status, body } = await site.asOwner('updateDoorNames', { id: event, body: { ticks } });
      expect([status, body.error]).toEqual([422, expect.stringMatching(/^(Ticks? \d+: )?(Say which names|The ticks)/)]);
    }

    expect((await site.request('updateDoorNames', { id: event, body: {} })).status).toBe(401);
    expect((await upload([], 999)).status).toBe(404);

    const other = await createSignupEvent(site);
    const [{ id }] = (await names()) as [DoorName];
    expect((await upload([{ id, ticked: true, press: 1 }], other)).body.names).toEqual([]);
    expect((await upload([{ id: 999, ticked: true, press: 1 }])).status).toBe(200);
    expect((await names()).every(({ ticked }) => !ticked)).toBe(true);
  });
});

describe('who was expected', () => {
  const body = { ...nothingCounted('a-phone-of-an-usher'), adults_plus: 4 };
  const door = async (id: number) => (await site.asOwner('updateDoorCounts', { id, body })).body.expected;

  it('stands beside who came, without those that wait, and changes when somebody leaves', async () => {
    expect(await door(event)).toBe(5);
    const nobody = await createSignupEvent(site);
    expect(await door(nobody)).toBe(0);
    const without = await createSignupEvent(site, { signup: null });
    expect(await door(without)).toBeNull();
    const { attendance } = (await site.asOwner('listAttendance')).body;
    const expected = Object.fromEntries(
      attendance.map((row: { event_id: number; expected: number | null }) => [row.event_id, row.expected]),
    );
    expect(expected).toEqual({ [event]: 5, [nobody]: 0, [without]: null });

    const { key } = await signUp(site, await createSignupEvent(site), { adults: 3 });
    const { body } = await site.request('readSignup', { body: { key } });
    expect(await door(body.event.id)).toBe(3);
    await site.request('updateSignup', { body: { key, coming: false } });
    expect(await door(body.event.id)).toBe(0);
  });
});

itOnSqlite('the later of two presses holds, and of two at once the tick', () => {
  const tick = fc.record({ ticked: fc.boolean(), press: fc.nat(3) });
  fc.assert(
    fc.property(tick, tick, tick, (a, b, c) => {
      expect(laterTick(a, b)).toEqual(laterTick(b, a));
      expect(laterTick(a, b).ticked).toBe([a, b].some((one) => one.ticked && one.press >= Math.max(a.press, b.press)));
      expect(laterTick(laterTick(a, b), c)).toEqual(laterTick(a, laterTick(b, c)));
    }),
  );
});
