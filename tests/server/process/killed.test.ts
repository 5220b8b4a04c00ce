import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { SignupListAnswer } from '#shared/signup/staffSignups.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { signInAt } from '#tests/support/process/signInAt.ts';
import { aKey } from '#tests/support/signups.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';
import { storePlaceOf } from '#tests/support/testStore.ts';

/** How often the server is killed; `KILL_ROUNDS=50` makes a long test of it. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);

/** How many write at once, and how many saves of a round are acknowledged at most before the server is killed. */
const WRITERS = 6;
const MOST_SAVES = 60;

/** A day of an event to come, by the machine's clock. */
const nextYear = `${new Date().getUTCFullYear() + 1}-06-01`;
const NEXT_YEAR = { start_date: nextYear, end_date: nextYear, start_time: '09:00', end_time: '12:00' };

const json = { 'content-type': 'application/json' };

/** A save that somebody made: tried again under its key until it is acknowledged. */
interface Save {
  key: string;
  title: string;
}

async function titlesOf(origin: string): Promise<string[]> {
  const events = (await (await fetch(`${origin}/all/events`)).json()) as { title: string }[];
  return events.map(({ title }) => title).sort();
}

describe('a server that is killed while people save', () => {
  it(
    'loses nothing that it acknowledged, and saves once what is tried again',
    async () => {
      const folder = temporaryFolder();
      const acknowledged: string[] = [];
      let unanswered: Save[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const server = await startServer(folder, { LIMIT_REQUESTS: '100000/1m' });
        const headers = await signInAt(server.origin);
        const { origin, child } = server;
        const save = async ({ key, title }: Save): Promise<boolean> => {
          const body = JSON.stringify(anEvent({ title }));
          const response = await fetch(`${origin}/create/events`, {
            method: 'POST',
            headers: { ...headers, 'idempotency-key': key },
            body,
          });
          if (response.status === 201) acknowledged.push(title);
          return response.status === 201;
        };
        for (const again of unanswered) expect(await save(again)).toBe(true);
        unanswered = [];
        const killAfter = acknowledged.length + randomInt(1, MOST_SAVES);
        const write = async (writer: number) => {
          for (let count = 0; ; count++) {
            const mine = { key: randomUUID(), title: `${round} ${writer} ${count}` };
            unanswered.push(mine);
            if (!(await save(mine))) return;
            unanswered.splice(unanswered.indexOf(mine), 1);
            if (acknowledged.length >= killAfter) child.kill('SIGKILL');
          }
        };
        await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
        await server.ended;
      }
      const last = await startServer(folder);
      const held = await titlesOf(last.origin);
      expect(held).toEqual([...new Set(held)]);
      expect(held).toEqual(expect.arrayContaining(acknowledged));
      const tried = new Set([...acknowledged, ...unanswered.map(({ title }) => title)]);
      expect(held.filter((title) => !tried.has(title))).toEqual([]);
      const { kind } = await storePlaceOf(folder);
      if (kind === 'sqlite') expect(wholenessOf(folder)).toEqual(['ok', held.length]);
    },
    300_000 + ROUNDS * 15_000,
  );
});

describe('a server that is killed while people sign up', () => {
  const PLACES = 30;

  it(
    'loses no sign-up that it acknowledged, makes none twice, and gives no place too many',
    async () => {
      const folder = temporaryFolder();
      const limits = ['LIMIT_SIGNUP_REQUESTS', 'LIMIT_SIGNUPS', 'LIMIT_SIGNUPS_EVENT', 'LIMIT_SIGNUP_HEADS'];
      const environment = Object.fromEntries(limits.map((name) => [name, '100000/1m']));
      const acknowledged = new Map<string, string>();
      let unanswered: { key: string; name: string }[] = [];
      let event = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const { origin, child, ended } = await startServer(folder, environment);
        const headers = await signInAt(origin);
        if (round === 0) {
          const body = JSON.stringify(anEvent({ ...NEXT_YEAR, signup: 'open', signup_places: String(PLACES) }));
          const response = await fetch(`${origin}/create/events`, { method: 'POST', headers, body });
          event = ((await response.json()) as { event: { id: number } }).event.id;
        }
        const signUp = async ({ key, name }: { key: string; name: string }): Promise<boolean> => {
          const body = JSON.stringify({ event, key, name, adults: 1, children: 0 });
          const response = await fetch(`${origin}/create/signups`, { method: 'POST', headers: json, body });
          const answer = (await response.json()) as { message: string };
          if (response.ok) acknowledged.set(name, answer.message);
          return response.ok;
        };
        for (const again of unanswered) expect(await signUp(again)).toBe(true);
        unanswered = [];
        const killAfter = acknowledged.size + randomInt(1, MOST_SAVES);
        const write = async (writer: number) => {
          for (let count = 0; ; count++) {
            const mine = { key: aKey(), name: `${round} ${writer} ${count}` };
            unanswered.push(mine);
            if (!(await signUp(mine))) return;
            unanswered.splice(unanswered.indexOf(mine), 1);
            if (acknowledged.size >= killAfter) child.kill('SIGKILL');
          }
        };
        await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
        await ended;
      }
      const last = await startServer(folder);
      const asked = await fetch(`${last.origin}/all/signups/${event}`, { headers: await signInAt(last.origin) });
      const { signups } = (await asked.json()) as SignupListAnswer;
      const names = signups.map(({ name }) => name);
      expect(names).toHaveLength(new Set(names).size);
      expect(names).toEqual(expect.arrayContaining([...acknowledged.keys()]));
      const tried = new Set([...acknowledged.keys(), ...unanswered.map(({ name }) => name)]);
      expect(names.filter((name) => !tried.has(name))).toEqual([]);
      // Everybody has what they were told.
      const told = signups.filter(({ name }) => acknowledged.has(name));
      expect(told.map(({ name }) => acknowledged.get(name))).toEqual(
        told.map(({ place }) =>
          place === null ? 'You are coming, 1 person.' : `You are on the waiting list, number ${place}.`,
        ),
      );
      const coming = signups.filter(({ state }) => state === 'coming');
      expect(coming).toHaveLength(Math.min(PLACES, signups.length));
    },
    300_000 + ROUNDS * 15_000,
  );
});

/** What SQLite says of the file, and how many entries of events the history has: one for each event. */
function wholenessOf(folder: string): unknown[] {
  const database = new DatabaseSync(join(folder, 'church.db'));
  try {
    const check = database.prepare('pragma integrity_check').get() as { integrity_check: string };
    const { count } = database.prepare('select count(*) as count from history where event_id is not null').get() as {
      count: number;
    };
    return [check.integrity_check, count];
  } finally {
    database.close();
  }
}
