import { purge } from '#server/store/tidying.ts';
import type { HistoryAnswer } from '#shared/history.ts';
import { DAY_MS } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer, JUMA } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

const create = (title = 'Friday Kesha') => site.put({ title });
const update = (id: number, title: string, headers = {}) => site.change(id, { title }, headers);
const remove = (id: number) => site.asOwner('deleteEvent', { id });
const restore = async (id: number) => site.request('restoreEvent', { token: await site.signIn(), id });
const history = async (query = '') => {
  const { body } = await site.request('listHistory', { token: await site.signIn(), query });
  return body as HistoryAnswer;
};

describe('editing what somebody else has changed', () => {
  it('is refused with the event as it is now, and changes nothing; it is as before for a client that keeps no versions, and one that is sent must be one; of several who save together one gets through', async () => {
    const { id } = await create();
    expect((await update(id, 'Mine', { 'if-match': '"1"' })).body.event.version).toBe(2);
    const answer = await update(id, 'Theirs', { 'if-match': '"1"' });
    expect(answer.status).toBe(412);
    const message = 'Somebody else has changed this event meanwhile.';
    const now = { ...anEvent({ title: 'Mine' }), id, version: 2 };
    expect(answer.body).toEqual({ error: message, message, now });
    expect(await site.list()).toEqual([answer.body.now]);
    expect((await update(id, 'Theirs', { 'if-match': '"2"' })).status).toBe(200);

    await update(id, 'One');
    expect((await update(id, 'Two')).body.event).toMatchObject({ title: 'Two', version: 5 });
    expect((await update(id, 'Three', { 'if-match': '*' })).status).toBe(200);

    const error = 'If-Match must be a version in quotation marks, such as "3".';
    expectAnswer(await update(id, 'One', { 'if-match': 'yesterday' }), 400, { error });

    const together = ['One', 'Two', 'Three'].map((title) => update(id, title, { 'if-match': '"6"' }));
    expect((await Promise.all(together)).map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});

describe('a deleted event', () => {
  it('cannot be changed or deleted again, and comes back under its id, once', async () => {
    const { id } = await create();
    await remove(id);
    expect([(await update(id, 'Ghost')).status, (await remove(id)).status]).toEqual([404, 404]);
    const answer = await restore(id);
    const event = { id, title: 'Friday Kesha', version: 2 };
    expectAnswer(answer, 200, { message: 'Event restored successfully', event });
    expect(await site.list()).toEqual([answer.body.event]);
    expect((await restore(id)).body.event).toEqual(answer.body.event);
    expect((await history()).history.map(({ action }) => action)).toEqual(['restored', 'deleted', 'created']);
  });

  it('can be restored for 30 days and is gone after them', async () => {
    const { id } = await create();
    await remove(id);
    site.clock.set(30 * DAY_MS - 1);
    expect((await history()).history[0]?.restorable).toBe(true);
    await site.store.write((transaction) => purge(transaction, site.clock.now()));
    site.clock.set(1);
    expect((await history()).history[0]?.restorable).toBe(false);
    const text = 'This event cannot be restored: it was deleted more than 30 days ago, or never existed.';
    expectAnswer(await restore(id), 404, { error: text });
    await site.store.write((transaction) => purge(transaction, site.clock.now()));
    expect(await site.store.db.selectFrom('events').selectAll().execute()).toEqual([]);
    expect((await history()).history.map(({ title }) => title)).toEqual(['Friday Kesha', 'Friday Kesha']);
  });
});

describe('GET /all/history', () => {
  it('tells who changed what and when, old and new, newest first', async () => {
    const { id } = await create();
    site.token = await site.join(JUMA);
    site.clock.set(60_000);
    await update(id, 'Kesha, moved');
    await remove(id);
    const before = { ...anEvent(), version: 1 };
    const after = { ...before, title: 'Kesha, moved', version: 2 };
    const entry = { event_id: id, account: null, session: null, restorable: false };
    const first = { ...entry, at: '2026-11-21T09:00:00.000Z', username: 'mercy', title: 'Friday Kesha' };
    const later = { ...entry, at: '2026-11-21T09:01:00.000Z', username: 'juma', title: 'Kesha, moved' };
    expect(await history()).toEqual({
      next: null,
      events: {},
      history: [
        { ...later, id: 3, action: 'deleted', old: after, new: null, restorable: true },
        { ...later, id: 2, action: 'updated', old: before, new: after },
        { ...first, id: 1, action: 'created', old: null, new: before },
      ],
    });
  });

  it('comes in pages, and holds nothing of a write that was refused', async () => {
    await update(99, 'Nothing');
    await site.asOwner('createEvent', { body: {} });
    expect(await history()).toEqual({ history: [], events: {}, next: null });
    for (const title of ['1', '2', '3', '4', '5']) await create(title);
    const first = await history('?limit=2');
    const second = await history(`?limit=2&before=${first.next}`);
    const third = await history(`?limit=2&before=${second.next}`);
    const pages = [first, second, third].map(({ history }) => history.map(({ title }) => title).join());
    expect(pages).toEqual(['5,4', '3,2', '1']);
    expect(third.next).toBeNull();
  });
});

describe('a search of the history', () => {
  const found = async (search: string, query = '') =>
    (await history(`?search=${encodeURIComponent(search)}${query}`)).history.map(({ id }) => id);

  it('finds by title, by who, by what was done and by the words of the event, whatever their case and accents, in pages too', async () => {
    const { id } = await create('Kesha ya Ijumaa');
    site.token = await site.join({ ...JUMA, username: 'Juma' });
    await update(id, 'Séminar');
    await remove(id);
    expect(await found('ijumaa')).toEqual([2, 1]); // the old title of the change too
    expect(await found('SEMINAR')).toEqual([3, 2]);
    expect(await found('juma seminar')).toEqual([3, 2]);
    expect(await found('deleted')).toEqual([3]);
    expect(await found('shawl friday 27 november')).toEqual([3, 2, 1]);
    expect(await found('title')).toEqual([]); // the name of a field is no word of an event
    expect(await found('100%')).toEqual([]);
    expect([await found('ijumaa', '&limit=1'), (await history('?search=ijumaa&limit=1')).next]).toEqual([[2], 2]);
    expect(await found('ijumaa', '&limit=1&before=2')).toEqual([1]);
  });
});

describe('going back to a state', () => {
  const goBack = async (id: number, entry: number, headers = {}) =>
    site.asOwner('revertEvent', { id, body: { entry }, headers });

  it('makes the event as it was in every field, as a new change that can be undone', async () => {
    const { id } = await create();
    const days = { start_date: '2026-12-04', end_date: '2026-12-05' };
    await site.change(id, { ...days, status: 'moved', image: 'https://example.com/a.jpg' });
    const moved = (await site.list())[0];
    await site.change(id, { status: 'cancelled', title: 'Off', image: null });
    const answer = await goBack(id, 2, { 'if-match': '"3"' });
    expectAnswer(answer, 200, { message: 'The event is again as it was.', changed: [{ id, version: 4 }] });
    expect(await site.list()).toEqual([{ ...moved, version: 4 }]);
    expect(moved).toMatchObject({ status: 'moved', previous_start_date: '2026-11-27' });
    const { history: entries, events } = await history();
    expect(entries[0]).toMatchObject({ action: 'updated', old: { title: 'Off' }, new: { status: 'moved' } });
    expect(events[id]).toEqual(entries[0]?.new);

    const body = { events: answer.body.changed };
    expect((await site.asOwner('undoEvents', { body })).status).toBe(200);
    expect((await site.list())[0]).toMatchObject({ title: 'Off', status: 'cancelled', version: 5 });
  });

  itOnSqlite('is refused after somebody else’s change, and leaves out a picture that is gone by now', async () => {
    const { id } = await create();
    await update(id, 'Two');
    await update(id, 'Three');
    const { status, body } = await goBack(id, 1, { 'if-match': '"2"' });
    expect([status, body.now.title]).toEqual([412, 'Three']);
    expect((await site.list())[0]).toMatchObject({ title: 'Three', version: 3 });

    const image = 'http://church.example/event-pictures/0123456789abcdefghijkl/960.jpg';
    await site.change(id, { image, image_alt: 'Singers' });
    await site.change(id, { image: null, image_alt: null });
    await goBack(id, 4);
    const [event] = await site.list();
    expect([event.image, event.image_alt]).toEqual([null, undefined]);
  });

  it('changes one event of a series, which the series leaves alone from then on', async () => {
    const [first, second] = (await site.putSeries(['2026-11-27', '2026-12-04'])).body.events;
    await site.change(second.id, { start_date: '2026-12-04', end_date: '2026-12-05', title: 'Changed' });
    await goBack(second.id, 2);
    const body = { from: first.id, event: anEvent({ venue: 'Juja Branch' }) };
    await site.asOwner('updateSeries', { id: first.series, body });
    expect(await site.list()).toMatchObject([{ venue: 'Ruiru Main Sanctuary' }, { venue: 'Juja Branch' }]);
  });

  itOnSqlite('is refused for an event that is gone, an entry of another, and one after which it was gone', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    expect((await goBack(one.id, 2)).status).toBe(404);
    await remove(other.id);
    expect((await goBack(other.id, 2)).status).toBe(404);
    await restore(other.id);
    expect((await goBack(other.id, 3)).status).toBe(404);
    expect((await goBack(other.id, 0)).status).toBe(422);
  });
});

describe('a save that is tried again', () => {
  const save = (key: string, title = 'Friday Kesha', as = site.token) =>
    site.request('createEvent', { token: as, body: anEvent({ title }), headers: { 'idempotency-key': key } });

  it('makes another for another key, another person, and after 14 days', async () => {
    const juma = await site.join(JUMA);
    await save('a');
    await save('b');
    await save('a', 'Friday Kesha', juma);
    expect(await site.list()).toHaveLength(3);
    site.clock.set(13 * DAY_MS);
    await save('a', 'Friday Kesha', await site.signIn());
    expect(await site.list()).toHaveLength(3);
    site.clock.set(14 * DAY_MS);
    await save('a', 'Friday Kesha', await site.signIn());
    await save('c', 'Friday Kesha', await site.signIn());
    await save('a', 'Friday Kesha', await site.signIn());
    expect(await site.list()).toHaveLength(5);
  });

  itOnSqlite('can be tried again after a refusal; other words, or too long a key, are refused', async () => {
    expect((await save('a', '')).status).toBe(422);
    const first = await save('a');
    expect(first.status).toBe(201);
    const text = 'This was saved already, with other words: reload the list to see what was saved.';
    expectAnswer(await save('a', 'Other words'), 409, { error: text, message: text });
    expect(await site.list()).toHaveLength(1);

    expectAnswer(await save('x'.repeat(101)), 400, { error: 'Idempotency-Key can be at most 100 characters.' });

    const change = async (version: number) =>
      (await update(first.body.event.id, 'Saturday', { 'idempotency-key': 'b', 'if-match': `"${version}"` })).status;
    expect([await change(7), await change(7), await change(1)]).toEqual([412, 412, 200]);
  });
});
