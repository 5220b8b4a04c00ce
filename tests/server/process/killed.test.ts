import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPasswords } from '#server/accounts/passwords.ts';
import type { SignupListAnswer } from '#shared/signup/staffSignups.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { staffAt } from '#tests/support/process/staffAt.ts';
import { aKey } from '#tests/support/signups.ts';
import { startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

/** How often the server is killed; `KILL_ROUNDS=50` makes a long test of it. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);

/** How many write at once, half of them staff, and how many saves of a round are acknowledged at most before the kill. */
const WRITERS = 12;
const MOST_SAVES = 120;

const PLACES = 30;

/** A day of an event to come, by the machine's clock. */
const nextYear = `${new Date().getUTCFullYear() + 1}-06-01`;
const OPEN = {
  ...{ start_date: nextYear, end_date: nextYear, start_time: '09:00', end_time: '12:00' },
  ...{ title: 'Open', signup: 'open', signup_places: String(PLACES) },
};

const LIMITS = ['REQUESTS', 'SIGNUP_REQUESTS', 'SIGNUPS', 'SIGNUPS_EVENT', 'SIGNUP_HEADS'];

/** A save that somebody made, an event or a sign-up: tried again under its key until it is acknowledged. */
interface Save {
  what: 'event' | 'signup';
  key: string;
  name: string;
}

it(
  'a server that is killed while people save loses nothing acknowledged, saves once what is tried again, and gives no place twice',
  async () => {
    const folder = temporaryFolder();
    const environment = Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '100000/1m']));
    /** What was said to each save. */
    const acknowledged = { event: new Map<string, string>(), signup: new Map<string, string>() };
    let unanswered: Save[] = [];
    let open = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { origin, child, ended } = await startServer(folder, environment);
      const { headers } = await staffAt(origin);
      const post = (path: string, body: object, more = {}) =>
        fetch(origin + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
      if (round === 0) {
        const answer = await post('/create/events', anEvent(OPEN));
        open = ((await answer.json()) as { event: { id: number } }).event.id;
      }
      const save = async ({ what, key, name }: Save): Promise<boolean> => {
        const response = await (what === 'event'
          ? post('/create/events', anEvent({ title: name }), { 'idempotency-key': key })
          : post('/create/signups', { event: open, key, name, adults: 1, children: 0 }));
        const { message } = (await response.json()) as { message: string };
        if (response.ok) acknowledged[what].set(name, message);
        return response.ok;
      };
      const count = () => acknowledged.event.size + acknowledged.signup.size;
      for (const again of unanswered) expect(await save(again)).toBe(true);
      unanswered = [];
      const killAfter = count() + randomInt(1, MOST_SAVES);
      const write = async (writer: number) => {
        const what = writer % 2 === 0 ? 'event' : 'signup';
        for (let at = 0; ; at++) {
          const key = what === 'event' ? randomUUID() : aKey();
          const mine: Save = { what, key, name: `${round} ${writer} ${at}` };
          unanswered.push(mine);
          if (!(await save(mine))) return;
          unanswered.splice(unanswered.indexOf(mine), 1);
          if (count() >= killAfter) child.kill('SIGKILL');
        }
      };
      await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
      await ended;
    }

    const last = await startTestApp({ folder, passwords: createPasswords() });
    const titles = await last.titles();
    const { signups }: SignupListAnswer = (await last.asOwner('listSignups', { id: open })).body;
    const held = { event: titles.filter((title) => title !== OPEN.title), signup: signups.map(({ name }) => name) };
    for (const what of ['event', 'signup'] as const) {
      expect(held[what]).toHaveLength(new Set(held[what]).size);
      expect(held[what]).toEqual(expect.arrayContaining([...acknowledged[what].keys()]));
      const tried = new Set(unanswered.filter((one) => one.what === what).map(({ name }) => name));
      expect(held[what].filter((name) => !acknowledged[what].has(name) && !tried.has(name))).toEqual([]);
    }
    // Everybody has what they were told.
    const told = signups.filter(({ name }) => acknowledged.signup.has(name));
    expect(told.map(({ name }) => acknowledged.signup.get(name))).toEqual(
      told.map(({ place }) =>
        place === null ? 'You are coming, 1 person.' : `You are on the waiting list, number ${place}.`,
      ),
    );
    const coming = signups.filter(({ state }) => state === 'coming');
    expect(coming).toHaveLength(Math.min(PLACES, signups.length));
    expect(wholenessOf(folder)).toEqual(['ok', titles.length]);
  },
  300_000 + ROUNDS * 15_000,
);

/** What SQLite says of the file, and how many entries of events the history has: one for each event. */
function wholenessOf(folder: string): unknown[] {
  using database = new DatabaseSync(join(folder, 'church.db'));
  const history = 'select count(*) as count from history where event_id is not null';
  return [database.prepare('pragma integrity_check').get()?.integrity_check, database.prepare(history).get()?.count];
}
