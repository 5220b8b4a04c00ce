import fc from 'fast-check';
import { lockEvents } from '#server/store/events/eventRows.ts';
import { createEvent, updateEvent } from '#server/store/events/events.ts';
import { eventCursor } from '#shared/events/eventsQuery.ts';
import { addDays } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer, NOON, UNLIMITED } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

interface Listed {
  id: number;
  title: string;
  start_date: string;
  start_time: string;
  end_date: string;
}

const change = { username: 'mercy', now: NOON };

// More pages of ever new lists than one address may ask for.
const site = appBeforeEach(() => ({ settings: { limits: UNLIMITED } }));

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
  const { status, body } = await site.request('listEvents', { query });
  expect(status).toBe(200);
  return body;
}

/** Reads the list page by page; `between` is called after each. */
async function readThrough(limit: number, between = async () => {}): Promise<Listed[]> {
  const held: Listed[] = [];
  for (;;) {
    const last = held.at(-1);
    const page = await list(`?limit=${limit}${last ? `&before=${eventCursor(last)}` : ''}`);
    expect(page.length).toBeLessThanOrEqual(limit);
    held.push(...page);
    if (page.length < limit) return held;
    await between();
  }
}

const start = fc.record({ day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 8, max: 10 }) });

describe('the list of events, page by page', () => {
  it('gives each event that was there all along once, in the order of the list, while others are being added', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(start, { maxLength: 10 }),
        fc.array(start, { maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        async (starts, meanwhile, limit) => {
          await add(...starts);
          const before = new Set((await list()).map(({ id }) => id));
          const coming = [...meanwhile];
          const read = await readThrough(limit, async () => add(...coming.splice(0, 1)));
          const ids = read.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.filter((id) => before.has(id)).sort()).toEqual([...before].sort());
          expect((await list()).filter(({ id }) => ids.includes(id))).toEqual(read);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('goes on from the place of an event that is gone', async () => {
    await add({ day: 3, hour: 9 }, { day: 2, hour: 9 }, { day: 1, hour: 9 });
    const [first, second, third] = await list();
    const query = `?limit=1&before=${eventCursor(first as Listed)}`;
    await site.store.db.deleteFrom('events').where('id', '=', 1).execute();
    expect(await list(query)).toEqual([second]);
    expect(await list(`?before=${eventCursor(second as Listed)}`)).toEqual([third]);
  });

  it('holds the events that touch a span of days', async () => {
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
    expect(await titles('?from=2026-11-10&to=2026-11-12')).toEqual(['backwards', 'out of', 'within', 'into', 'around']);
    expect(await titles('?from=2026-11-13')).toEqual(['after', 'out of', 'around']);
    expect(await titles('?to=2026-10-31&limit=1')).toEqual(['around']);
  });

  itOnSqlite('shows a write in the very next answer, and answers 304 as long as it holds the same', async () => {
    await add({ day: 1, hour: 9 });
    const ask = (headers = {}) => site.request('listEvents', { query: '?limit=1', headers });
    const { etag = '' } = (await ask()).headers;
    await add({ day: 0, hour: 9 });
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    await site.store.write(async (transaction) => {
      for (const event of await lockEvents(transaction, 'id', [1]))
        await updateEvent(transaction, event, anEvent({ title: 'Changed' }), change);
    });
    expect((await ask({ 'if-none-match': etag })).body).toMatchObject([{ title: 'Changed' }]);
  });

  itOnSqlite('is the whole list where no page is asked for', async () => {
    for (const query of ['?limit=', '?utm_source=poster', '?from=&to=']) {
      await add({ day: 1, hour: 9 }, { day: 2, hour: 9 });
      expect(await list(query)).toEqual(await list());
    }
  });

  itOnSqlite('is refused in words where the query cannot be read', async () => {
    for (const [query, error] of [
      ['?limit=0', 'The query’s limit must be a whole number from 1 to 100.'],
      ['?limit=1&limit=2', 'The query may name limit once.'],
      ['?from=2026-02-30', 'The query’s from must be a day such as 2026-11-27.'],
      ['?to=tomorrow', 'The query’s to must be a day such as 2026-11-27.'],
      ['?from=2026-11-02&to=2026-11-01', 'The day from must not lie after the day to.'],
      ['?before=17', 'The query’s before must be a place in the list such as 2026-11-27,21:00,17.'],
      ['?before=2026-11-27,21:00,x', 'The query’s before must be a place in the list such as 2026-11-27,21:00,17.'],
    ] as const) {
      expectAnswer(await site.request('listEvents', { query }), 400, { error });
    }
  });
});
