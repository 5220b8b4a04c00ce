import type { SignupListAnswer, StaffSignup } from '#shared/signup/staffSignups.ts';
import { aSignup, createSignupEvent } from '#tests/support/signups.ts';
import { type Answer, startTestApp, type TestApp, temporaryFolder, UNLIMITED } from '#tests/support/testApp.ts';

/** On PostgreSQL two copies of the server over one database; SQLite has one. */
async function openSites(): Promise<[TestApp, ...TestApp[]]> {
  const options = { folder: temporaryFolder(), settings: { limits: UNLIMITED } }; // one address sends all of them
  const first = await startTestApp(options);
  return first.store.kind === 'postgres' ? [first, await startTestApp(options)] : [first];
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

const heads = (list: readonly StaffSignup[], state: StaffSignup['state']) =>
  list.filter((one) => one.state === state).reduce((sum, { adults, children }) => sum + adults + children, 0);

/** How often the 200 come, each twice; `RACE_ROUNDS=50` makes a long test of it. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);

it.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
  'of 200 people at once for 20 places, 20 get one, nobody twice, and the others wait in their order: round %i',
  async () => {
    const sites = await openSites();
    const [site] = sites;
    const event = await createSignupEvent(site, { signup_places: '20' });
    const people = Array.from({ length: 200 }, (_, at) => aSignup({ event, name: `Person ${at}` }));
    // Each is sent twice, as after a lost answer, to one copy or the other.
    const sent = shuffled([...people, ...people]);
    const answers = await Promise.all(
      sent.map((body, at) => (sites[at % sites.length] as TestApp).request('createSignup', { body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
    // Both answers of a person say the same.
    const said = new Map<unknown, string>();
    for (const [at, { body }] of answers.entries()) {
      const { key } = sent[at] as { key: string };
      expect(said.get(key) ?? body.message).toBe(body.message);
      said.set(key, body.message);
    }
    const { signups, totals }: SignupListAnswer = (await site.asOwner('listSignups', { id: event })).body;
    expect([signups.length, heads(signups, 'coming'), heads(signups, 'waiting')]).toEqual([200, 20, 180]);
    expect(totals).toMatchObject({ coming: { adults: 20 }, waiting: { adults: 180 }, left: 0 });
    expect(new Set(signups.map(({ name }) => name)).size).toBe(200);
    // Whoever was told a place in line has it, and everybody in line came after everybody with a place.
    const waiting = signups.filter(({ state }) => state === 'waiting');
    expect(waiting.map(({ place }) => place)).toEqual(waiting.map((_, at) => at + 1));
    const byName = new Map(people.map(({ name, key }) => [name, key]));
    for (const { name, place } of waiting) {
      expect(said.get(byName.get(name))).toBe(`You are on the waiting list, number ${place}.`);
    }
    const ids = (state: string) => signups.filter((one) => one.state === state).map(({ id }) => id);
    expect(Math.max(...ids('coming'))).toBeLessThan(Math.min(...ids('waiting')));
  },
);

it('while people come, leave and change their number at once, there are never more than the places, and the line keeps its order', async () => {
  const sites = await openSites();
  const [site] = sites;
  const event = await createSignupEvent(site, { signup_places: '20' });
  const list = async (): Promise<StaffSignup[]> => (await site.asOwner('listSignups', { id: event })).body.signups;
  const people = Array.from({ length: 60 }, (_, at) => aSignup({ event, adults: (at % 4) + 1 }));
  const anywhere = () => sites[Math.floor(Math.random() * sites.length)] as TestApp;
  await Promise.all(people.map((body) => anywhere().request('createSignup', { body })));
  for (let round = 0; round < 5; round++) {
    const before = await list();
    const changed = shuffled(people).slice(0, 20);
    const answers: Answer[] = await Promise.all(
      changed.map(({ key }, at) =>
        anywhere().request('updateSignup', {
          body: { key, coming: at % 3 > 0, adults: (at % 5) + 1, children: 0 },
        }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const after = await list();
    expect(heads(after, 'coming')).toBeLessThanOrEqual(20);
    // Those that waited before and still do have kept their order.
    const line = (all: readonly StaffSignup[]) => all.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    const returned = new Set(before.filter(({ state }) => state === 'left').map(({ id }) => id));
    const still = line(after).filter((id) => line(before).includes(id) && !returned.has(id));
    const moved = line(after).filter((id) => !line(before).includes(id));
    expect(still).toEqual(line(before).filter((id) => still.includes(id)));
    // Whoever came later stands behind them, unless they had left and come back meanwhile.
    if (still.length > 0 && moved.length > 0) {
      expect(line(after).indexOf(moved[0] ?? 0)).toBeGreaterThan(line(after).indexOf(still[0] ?? 0));
    }
    // The first in line does not fit, or it would have a place.
    const first = after.find(({ place }) => place === 1);
    if (first) expect(heads(after, 'coming') + first.adults).toBeGreaterThan(20);
  }
});
