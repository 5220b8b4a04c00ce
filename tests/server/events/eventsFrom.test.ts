import { beforeEach, describe, expect, it } from 'vitest';
import { createEvent, updateEvent } from '#server/store/events/events.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON, startTestApp, type TestApp } from '#tests/support/testApp.ts';

const change = { username: 'mercy', now: NOON };

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp();
});

/** Puts an event on with its first and last day. */
const add = (title: string, start_date: string, end_date = start_date) =>
  site.store.write((transaction) => createEvent(transaction, anEvent({ title, start_date, end_date }), change));

const titles = async (query: string): Promise<string[]> => {
  const { status, body } = await site.request(endpoints.listEvents, { query });
  expect(status).toBe(200);
  return body.map(({ title }: { title: string }) => title);
};

describe('the list of events from a day on', () => {
  it('holds those that end on that day or later', async () => {
    await add('before', '2026-11-01', '2026-11-09');
    await add('into', '2026-11-01', '2026-11-10');
    await add('around', '2026-10-01', '2026-12-01');
    await add('backwards', '2026-11-12', '2026-11-02');
    await add('after', '2026-11-13');
    expect(await titles('?from=2026-11-10')).toEqual(['after', 'backwards', 'into', 'around']);
    expect(await titles('?from=2026-11-13')).toEqual(['after', 'around']);
    expect(await titles('?from=2027-01-01')).toEqual([]);
  });

  it('shows a write in the very next answer, and answers 304 as long as it holds the same', async () => {
    await add('Coming', '2026-11-27');
    const ask = (headers = {}) => site.request(endpoints.listEvents, { query: '?from=2026-11-21', headers });
    const { etag = '' } = (await ask()).headers;
    await add('Over', '2026-11-01');
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    await site.store.write((transaction) =>
      updateEvent(transaction, 1, anEvent({ title: 'Changed' }), { ...change, expected: undefined }),
    );
    expect((await ask({ 'if-none-match': etag })).body).toMatchObject([{ title: 'Changed' }]);
  });

  it.each(['?utm_source=poster', '?from=', '?limit=1'])('is the whole list where %s asks for no day', async (query) => {
    await add('Second', '2026-11-02');
    await add('First', '2026-11-03');
    expect(await titles(query)).toEqual(['First', 'Second']);
  });

  it.each(['?from=2026-02-30', '?from=tomorrow', '?from=2026-11-01&from=2026-11-02'])(
    'is refused in words where %s is no day',
    async (query) => {
      const error = 'The query’s from must be a day such as 2026-11-27.';
      expect(await site.request(endpoints.listEvents, { query })).toMatchObject({ status: 400, body: { error } });
    },
  );
});
