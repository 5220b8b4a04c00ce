import { describe, expect, it } from 'vitest';
import { createEvent, updateEvent } from '#server/store/events/events.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { addDays } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach, NOON } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

interface Listed {
  title: string;
  start_date: string;
  start_time: string;
}

const change = { username: 'mercy', now: NOON };

const site = appBeforeEach();

/** Puts events on, so many days from the first of November each, at the hour given. */
async function add(...starts: { day: number; hour: number }[]): Promise<void> {
  await site.store.write(async (transaction) => {
    for (const { day, hour } of starts) {
      const start_date = addDays('2026-11-01', day);
      const start_time = `${String(hour).padStart(2, '0')}:00`;
      await createEvent(transaction, anEvent({ start_date, start_time, end_date: start_date }), change);
    }
  });
}

async function list(query = ''): Promise<Listed[]> {
  const { status, body } = await site.request(endpoints.listEvents, { query });
  expect(status).toBe(200);
  return body;
}

describe('a part of the list of events', () => {
  it('is its beginning, in its order', async () => {
    await add({ day: 2, hour: 9 }, { day: 3, hour: 9 }, { day: 3, hour: 10 }, { day: 1, hour: 9 });
    const starts = (await list('?limit=3')).map(({ start_date, start_time }) => [start_date, start_time]);
    expect(starts).toEqual([
      ['2026-11-04', '10:00'],
      ['2026-11-04', '09:00'],
      ['2026-11-03', '09:00'],
    ]);
    expect(await list('?limit=100')).toEqual(await list());
  });

  it('holds the events that touch a day or a later one', async () => {
    await site.store.write(async (transaction) => {
      for (const [title, start_date, end_date] of [
        ['before', '2026-11-01', '2026-11-09'],
        ['into', '2026-11-01', '2026-11-10'],
        ['within', '2026-11-11', '2026-11-11'],
        ['around', '2026-10-01', '2026-12-01'],
        ['backwards', '2026-11-12', '2026-11-02'],
        ['out of', '2026-11-12', '2026-11-20'],
        ['after', '2026-11-13', '2026-11-13'],
      ] as const) {
        await createEvent(transaction, anEvent({ title, start_date, end_date }), change);
      }
    });
    const titles = async (query: string) => (await list(query)).map(({ title }) => title);
    expect(await titles('?from=2026-11-10')).toEqual(['after', 'backwards', 'out of', 'within', 'into', 'around']);
    expect(await titles('?from=2026-11-13')).toEqual(['after', 'out of', 'around']);
    expect(await titles('?from=2026-11-13&limit=1')).toEqual(['after']);
  });

  itOnSqlite('shows a write in the very next answer, and answers 304 as long as it holds the same', async () => {
    await add({ day: 1, hour: 9 });
    const ask = (headers = {}) => site.request(endpoints.listEvents, { query: '?limit=1', headers });
    const { etag = '' } = (await ask()).headers;
    await add({ day: 0, hour: 9 });
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    await site.store.write((transaction) =>
      updateEvent(transaction, 1, anEvent({ title: 'Changed' }), { ...change, expected: undefined }),
    );
    expect((await ask({ 'if-none-match': etag })).body).toMatchObject([{ title: 'Changed' }]);
  });

  itOnSqlite('is the whole list where no part is asked for', async () => {
    for (const query of ['?limit=', '?utm_source=poster', '?from=']) {
      await add({ day: 1, hour: 9 }, { day: 2, hour: 9 });
      expect(await list(query)).toEqual(await list());
    }
  });

  itOnSqlite('is refused in words where the query cannot be read', async () => {
    for (const [query, error] of [
      ['?limit=0', 'The query’s limit must be a whole number from 1 to 100.'],
      ['?limit=1&limit=2', 'The query may name limit once.'],
      ['?from=2026-02-30', 'The query’s from must be a day such as 2026-11-27.'],
    ] as const) {
      expect(await site.request(endpoints.listEvents, { query })).toMatchObject({ status: 400, body: { error } });
    }
  });
});
