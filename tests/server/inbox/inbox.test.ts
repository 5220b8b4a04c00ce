import { keepMessage } from '#server/store/messages.ts';
import { purge } from '#server/store/tidying.ts';
import type { InboxAnswer } from '#shared/inbox/inbox.ts';
import { aMessage } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer, JUMA, NOON } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

async function receive(...messages: (Parameters<typeof aMessage>[0] & { spam?: boolean; at?: Date })[]) {
  await site.store.write(async (transaction) => {
    for (const { spam = false, at = NOON, ...fields } of messages) {
      const { name, email, message, phone_number = null } = aMessage(fields);
      await keepMessage(transaction, { at: at.toISOString(), name, email, message, phone_number, spam });
    }
  });
}
const inbox = async (query = '') => (await site.asOwner('listMessages', { query })).body as InboxAnswer;
const texts = async (query: string) => (await inbox(query)).messages.map(({ message }) => message);
const mark = (id: number, read: unknown) => site.asOwner('updateMessages', { body: { ids: [id], read } });
const remove = (...ids: number[]) => site.asOwner('deleteMessages', { body: { ids } });
const restore = (...ids: number[]) => site.asOwner('restoreMessages', { body: { ids } });

describe('GET /all/messages', () => {
  it('lists what the contact form sent, newest first, with how many are unread; empty fields of a query are none', async () => {
    await site.request('submitMessage', { body: aMessage({ message: 'First' }) });
    await site.request('submitMessage', { body: aMessage({ message: 'Second', phone_number: null }) });
    const answer = { answered_by: null, answered_at: null, note: '', note_by: null };
    const marks = { read: false, spam: false, kept: false, ...answer };
    const first = { id: 1, at: '2026-11-21T09:00:00.000Z', ...aMessage({ message: 'First' }), ...marks };
    const messages = [{ ...first, id: 2, message: 'Second', phone_number: null }, first];
    expect(await inbox()).toEqual({ messages, next: null, unread: 2, spam: 0, total: 2 });
    expect(await texts('?search=&unread=&unanswered=&spam=&from=&to=&before=&limit=')).toEqual(['Second', 'First']);
  });

  it('comes in pages, each message once', async () => {
    await receive(...['1', '2', '3', '4', '5'].map((message) => ({ message })));
    const first = await inbox('?limit=2');
    await receive({ message: '6' });
    const second = await inbox(`?limit=2&before=${first.next}`);
    const third = await inbox(`?limit=2&before=${second.next}`);
    const seen = [first, second, third].flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
    expect([first.total, third.next]).toEqual([5, null]);
  });

  it('finds words, names, addresses and numbers, whatever their case and accents', async () => {
    await receive(
      { name: 'Grace Njeri', message: 'from Grace' },
      { message: 'When is Bible Study?' },
      { message: 'by João Ötieno' },
      { phone_number: '0722 000 000', message: 'by phone' },
      { email: 'Jane@Church.example', message: 'by mail' },
      { message: '100% sure' },
      { message: '1000' },
      { message: 'a_b' },
      { message: 'axb' },
      { message: 'c:\\d' },
    );
    for (const [search, found] of [
      ['GRACE', ['from Grace']],
      ['bible study', ['When is Bible Study?']],
      ['study bible', ['When is Bible Study?']],
      ['joão', ['by João Ötieno']],
      ['JOAO otieno', ['by João Ötieno']],
      ['0722', ['by phone']],
      ['jane@church.example', ['by mail']],
      ['100%', ['100% sure']],
      ['a_b', ['a_b']],
      ['c:\\d', ['c:\\d']],
      ["'; drop table messages; --", []],
      ['nothing of the kind', []],
    ] as const) {
      const page = await inbox(`?search=${encodeURIComponent(search)}`);
      expect(page.messages.map(({ message }) => message)).toEqual(found);
      expect([page.total, page.unread]).toEqual([found.length, 10]);
    }
  });

  it('finds a number and a name, however they are written', async () => {
    await receive(
      { phone_number: '+254 712 345 678', message: 'abroad' },
      { phone_number: '0112-345-678', message: 'here' },
      { name: 'Ng’ang’a', message: 'curled' },
      { name: 'Mary O`Brien', message: 'grave' },
    );
    for (const [found, searches] of [
      ['abroad', ['0712345678', '+254712345678', '0712-345-678', '712345678', '0712']],
      ['here', ['0112345678', '+254 112 345 678']],
      ['curled', ["Ng'ang'a", 'Nganga']],
      ['grave', ['o’brien']],
    ] as const) {
      for (const search of searches)
        expect(await texts(`?search=${encodeURIComponent(search)}`), search).toEqual([found]);
    }
  });

  it('shows only unread ones, or only read ones, as staff mark them', async () => {
    await receive({ message: 'one' }, { message: 'two' }, { message: 'three' });
    expectAnswer(await mark(2, true), 200, { message: 'Marked as read' });
    expect(await texts('?unread=true')).toEqual(['three', 'one']);
    expect(await texts('?unread=false')).toEqual(['two']);
    expect(await inbox('?unread=true&search=t')).toMatchObject({ total: 1, unread: 2 });

    expect((await inbox()).messages.map(({ read }) => read)).toEqual([false, true, false]);
    await mark(2, false);
    expect(await inbox('?unread=false')).toMatchObject({ total: 0, unread: 3 });
    expectAnswer(await mark(1, 'perhaps'), 422, { error: 'Read must be true or false.' });
    expect((await mark(9, true)).status).toBe(404);
    const none = await site.asOwner('updateMessages', { body: { ids: [1] } });
    expectAnswer(none, 422, { error: 'Say what to mark: read, answered, kept or spam.' });
  });

  itOnSqlite('refuses in words what a query asks wrongly', async () => {
    for (const [query, sentence] of [
      ['?limit=0', 'Limit must be at least 1.'],
      ['?limit=201', 'Limit can be at most 200.'],
      ['?before=now', 'Before must be the id of an entry.'],
      ['?before=2147483648', 'Before must be the id of an entry.'],
      ['?unread=perhaps', 'Unread must be true or false.'],
      ['?spam=perhaps', 'Spam must be true or false.'],
      ['?unanswered=perhaps', 'Unanswered must be true or false.'],
      ['?from=yesterday', 'From must be a date, such as 2026-11-27.'],
      ['?to=2026-02-30', 'To must be a date, such as 2026-11-27.'],
      [`?search=${'x'.repeat(201)}`, 'Search can be at most 200 characters.'],
      ['?search=a&search=b', 'Search must be text.'],
    ] as const) {
      expectAnswer(await site.asOwner('listMessages', { query }), 422, { error: sentence });
    }
  });
});

it('the days of GET /all/messages are the church’s, from the first minute to the last', async () => {
  await receive(
    { message: 'Thursday, 11.59 PM', at: new Date('2026-11-19T20:59:59.999Z') },
    { message: 'Friday, midnight', at: new Date('2026-11-19T21:00:00.000Z') },
    { message: 'Friday, 11.59 PM', at: new Date('2026-11-20T20:59:59.999Z') },
    { message: 'Saturday, midnight', at: new Date('2026-11-20T21:00:00.000Z') },
  );
  expect(await texts('?from=2026-11-20&to=2026-11-20')).toEqual(['Friday, 11.59 PM', 'Friday, midnight']);
  expect(await texts('?from=2026-11-21')).toEqual(['Saturday, midnight']);
  expect(await texts('?to=2026-11-19')).toEqual(['Thursday, 11.59 PM']);
  expect(await texts('?from=2026-11-21&to=2026-11-20')).toEqual([]);
});

describe('several messages', () => {
  const change = (body: object) => site.asOwner('updateMessages', { body });

  it('are marked, deleted and restored together, as far as they still exist', async () => {
    await receive({}, {}, {});
    expectAnswer(await change({ ids: [1, 3], read: true }), 200, { message: '2 messages: marked as read' });
    expect(await inbox('?unread=true')).toMatchObject({ unread: 1, messages: [{ id: 2 }] });
    expectAnswer(await remove(1, 2), 200, { message: '2 messages deleted successfully' });
    expect(await inbox()).toMatchObject({ total: 1, messages: [{ id: 3 }] });
    expectAnswer(await restore(1, 2), 200, { message: '2 messages restored successfully' });
    expect(await inbox()).toMatchObject({ total: 3, unread: 1 });

    await mark(1, false);
    await remove(1);
    expectAnswer(await change({ ids: [1, 2, 99], read: true }), 200, { message: 'Marked as read' });
    expect((await change({ ids: [1, 99], read: true })).status).toBe(404);
    await restore(1);
    expect(await inbox('?unread=true')).toMatchObject({ messages: [{ id: 1 }] });
  });

  itOnSqlite('need their ids', async () => {
    for (const [body, sentence] of [
      [{ read: true }, 'Say which messages: their ids.'],
      [{ ids: [], read: true }, 'Say which messages: their ids.'],
      [{ ids: [0], read: true }, 'Say which messages: their ids.'],
      [{ ids: [...Array(202).keys()].slice(1), read: true }, 'At most 200 messages can be changed together.'],
    ] as const) {
      expectAnswer(await change(body), 422, { error: sentence });
    }
  });
});

it('an answered message says who answered it first and when, of which the second is told, and can be unmarked', async () => {
  await receive({ message: 'one' }, { message: 'two' });
  const answer = (answered: boolean, token = site.token) =>
    site.request('updateMessages', { token, body: { ids: [1], answered } });
  expectAnswer(await answer(true), 200, { message: 'Marked as answered' });
  site.clock.set(60_000);
  const message = 'mercy has answered this message already, which stays noted';
  expectAnswer(await answer(true, await site.join(JUMA)), 200, { message });
  expect((await inbox()).messages[1]).toMatchObject({ answered_by: 'mercy', answered_at: NOON.toISOString() });
  expect(await texts('?unanswered=true')).toEqual(['two']);
  expectAnswer(await answer(false), 200, { message: 'Marked as not answered' });
  expect((await inbox()).messages[1]).toMatchObject({ answered_by: null, answered_at: null });
});

describe('the note of a message', () => {
  const write = (note: string, was: string, id = 1) => site.asOwner('updateMessageNote', { id, body: { note, was } });

  it('is saved with who wrote it, found by the search, removed, and not replaced by who has not read it', async () => {
    await receive({ message: 'May I be baptized?' });
    expectAnswer(await write('Rang her on Sunday', ''), 200, { message: 'Note saved' });
    const messages = [{ note: 'Rang her on Sunday', note_by: 'mercy' }];
    expect(await inbox('?search=sunday')).toMatchObject({ messages });
    expect(await inbox('?search=baptized')).toMatchObject({ total: 1 });
    expectAnswer(await write('', 'Rang her on Sunday'), 200, { message: 'Note removed' });
    expect(await inbox()).toMatchObject({ messages: [{ note: '', note_by: null }] });
    expect(await inbox('?search=sunday')).toMatchObject({ total: 0 });

    await write('Rang her', '');
    const refused = await write('Wrote to her', '');
    expectAnswer(refused, 412, { now: { note: 'Rang her', note_by: 'mercy' } });
    expect(refused.body.error).toBe('Somebody else has changed this note meanwhile.');
    expect(await inbox()).toMatchObject({ messages: [{ note: 'Rang her' }] });
    expect((await write('Rang her', '')).status).toBe(200); // sent again
    expect((await write('Wrote to her', 'Rang her')).status).toBe(200);
    expect((await write('x', '', 9)).status).toBe(404);
    expectAnswer(await write('x'.repeat(1001), ''), 422, { error: 'Note can be at most 1,000 characters.' });
  });
});

describe('a message', () => {
  it('goes after a year, unless staff keep it', async () => {
    const aYearAgo = new Date(NOON.getTime() - 365 * 86_400_000);
    const almost = new Date(aYearAgo.getTime() + 1);
    const at = aYearAgo;
    await receive({ message: 'old', at }, { message: 'kept', at }, { message: 'younger', at: almost });
    const keep = (kept: boolean) => site.asOwner('updateMessages', { body: { ids: [2], kept } });
    const tidy = () => site.store.write((transaction) => purge(transaction, site.clock.now()));
    expectAnswer(await keep(true), 200, { message: 'Kept until somebody deletes it' });
    await tidy();
    expect(await texts('')).toEqual(['younger', 'kept']);
    expect((await inbox()).messages[1]).toMatchObject({ kept: true, read: false });
    expectAnswer(await keep(false), 200, { message: 'No longer kept beyond a year' });
    await tidy();
    expect(await texts('')).toEqual(['younger']);
  });

  it('that looks like spam stands apart and is not counted as unread, until staff say it is none', async () => {
    await receive({ message: 'a question' }, { message: 'buy now', spam: true });
    expect(await inbox()).toMatchObject({ unread: 1, spam: 1, total: 1, messages: [{ message: 'a question' }] });
    expect(await inbox('?spam=true')).toMatchObject({ total: 1, messages: [{ message: 'buy now' }] });
    expect(await inbox('?spam=true&search=question')).toMatchObject({ total: 0 });
    const cleared = await site.asOwner('updateMessages', { body: { ids: [2], spam: false } });
    expectAnswer(cleared, 200, { message: 'Moved to the inbox' });
    expect(await inbox()).toMatchObject({ unread: 2, spam: 0, total: 2 });
  });

  it('is deleted, can be brought back, and is gone after 30 days', async () => {
    await receive({}, {});
    expectAnswer(await remove(1), 200, { message: 'Message deleted successfully' });
    expect(await inbox()).toMatchObject({ unread: 1, total: 1, messages: [{ id: 2 }] });
    expect((await remove(1)).status).toBe(404);
    expect((await mark(1, true)).status).toBe(404);
    expect((await restore(1)).status).toBe(200);
    expect(await inbox()).toMatchObject({ total: 2 });
    await remove(1);
    site.clock.set(30 * 24 * 3_600_000);
    await site.store.write((transaction) => purge(transaction, site.clock.now()));
    site.token = await site.signIn();
    expect((await restore(1)).status).toBe(404);
    expect(await site.store.db.selectFrom('messages').select('id').execute()).toEqual([{ id: 2 }]);
  });
});

describeOnSqlite('POST /submit', () => {
  const submit = (signs: object, headers: Record<string, string> = {}) =>
    site.request('submitMessage', { body: { ...aMessage(), ...signs }, headers });

  const sent = { status: 200, body: { message: 'Message sent successfully!' } };

  it('brings into the inbox what comes of a person, and of a client that knows only the plain request, refuses nobody, and keeps apart what comes of a program', async () => {
    const people = [
      {},
      { remarks: '', seconds: 10 },
      { remarks: '', seconds: 2 },
      { remarks: '' }, // a form that came up filled in
      { remarks: null, seconds: 'soon' },
    ];
    for (const signs of people) expect(await submit(signs), JSON.stringify(signs)).toMatchObject(sent);
    expect(await inbox()).toMatchObject({ total: 5, unread: 5, spam: 0 });

    site.clock.set(10 * 60_000);
    const programs = [
      { remarks: 'https://pills.example' },
      { remarks: ['x'.repeat(9000)] },
      { remarks: '', seconds: 1.9 },
      { seconds: -3 }, // a clock that runs backwards
    ];
    for (const signs of programs) expect(await submit(signs), JSON.stringify(signs)).toMatchObject(sent);
    expect(await inbox()).toMatchObject({ total: 5, unread: 5, spam: 4 });
    const { messages } = await inbox('?spam=true');
    expect(messages).toMatchObject(Array.from(programs, () => ({ ...aMessage(), spam: true })));
  });

  it('knows a message that is tried again, though more seconds have passed', async () => {
    for (const seconds of [4, 9]) {
      expect((await submit({ remarks: '', seconds }, { 'idempotency-key': 'a' })).status).toBe(200);
    }
    expect(await inbox()).toMatchObject({ total: 1 });
  });
});
