import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '#server/store/connect.ts';
import { createEvent, listEvents } from '#server/store/events/events.ts';
import type { Store } from '#server/store/store.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

let store: Store;
beforeEach(async () => {
  store = await openStore({ kind: 'sqlite', folder: temporaryFolder() });
  onTestFinished(() => store.close());
});

const write = (title: string, then = async () => {}) =>
  store.write(async (transaction) => {
    const event = await createEvent(transaction, anEvent({ title }), { username: 'mercy', now: NOON });
    await then();
    return event.title;
  });
const fail = (reason: string) => async () => {
  throw new Error(reason);
};
const titles = async () => (await listEvents(store.db)).map(({ title }) => title);

describe('writes that arrive together', () => {
  it('share a commit, and none is acknowledged before it', async () => {
    const seen: number[] = [];
    const acknowledged = ['One', 'Two', 'Three'].map((title) =>
      write(title, async () => void seen.push((await titles()).length)).then(async () => (await titles()).length),
    );
    expect(await Promise.all(acknowledged)).toEqual([3, 3, 3]);
    expect(seen).toEqual([0, 0, 0]);
  });

  it('are undone each by itself where they fail', async () => {
    const outcomes = await Promise.allSettled([
      write('One'),
      write('Two', fail('second')),
      write('Three'),
      write('Four', fail('fourth')),
    ]);
    expect(outcomes).toMatchObject([
      { value: 'One' },
      { reason: { message: 'second' } },
      { value: 'Three' },
      { reason: { message: 'fourth' } },
    ]);
    expect(await titles()).toEqual(['One', 'Three']);
  });

  it('fail all together where the commit fails, and those that come later do not', async () => {
    await sql`create table promise (event integer references events (id) deferrable initially deferred)`.execute(
      store.db,
    );
    const broken = store.write((transaction) => sql`insert into promise values (4711)`.execute(transaction));
    const outcomes = await Promise.allSettled([write('One'), broken, write('Two')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await titles()).toEqual([]);
    expect(await write('Three')).toBe('Three');
    expect(await titles()).toEqual(['Three']);
  });

  it('fail all together where the database itself ends the transaction', async () => {
    const ending = store.write(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('the disk is full');
    });
    const outcomes = await Promise.allSettled([write('One'), ending, write('Two')]);
    expect(outcomes).toMatchObject(Array(3).fill({ reason: { message: 'the disk is full' } }));
    expect(await titles()).toEqual([]);
    expect(await write('Three')).toBe('Three');
  });

  it('are all kept, however many', async () => {
    const all = Array.from({ length: 200 }, (_, number) => `Event ${number}`);
    expect(await Promise.all(all.map((title) => write(title)))).toEqual(all);
    expect((await titles()).sort()).toEqual(all.sort());
  });

  it('count as writes before they are acknowledged', async () => {
    const before = store.writes();
    await Promise.all([write('One').then(() => expect(store.writes()).toBeGreaterThan(before)), write('Two')]);
  });

  it('answer each caller of the site with its own', async () => {
    const site = await startTestApp();
    const token = await site.signIn();
    const answers = await Promise.all(
      ['One', '', 'Three'].map((title) => site.request(endpoints.createEvent, { token, body: anEvent({ title }) })),
    );
    expect(answers.map(({ status, body }) => [status, body.event?.title])).toEqual([
      [201, 'One'],
      [422, undefined],
      [201, 'Three'],
    ]);
  });
});
