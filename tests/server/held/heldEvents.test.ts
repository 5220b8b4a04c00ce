import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { HeldChange } from '#shared/publication/held.ts';
import { anEvent } from '#tests/support/factories.ts';
import { signUp } from '#tests/support/signups.ts';
import { type Asked, appBeforeEach, EDITOR, expectAnswer } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite } from '#tests/support/testStore.ts';

const TILL = 'Lipa kwa Till 400 200';

const site = appBeforeEach();
let editors: string;
beforeEach(async () => {
  editors = await site.join(EDITOR);
});

const as =
  (token: string) =>
  (endpoint: Asked, body?: object, id: number | string = 1) =>
    site.request(endpoint, { token, id, ...(body && { body }) });
const editor = (...asked: Parameters<ReturnType<typeof as>>) => as(editors)(...asked);
const owner = (...asked: Parameters<ReturnType<typeof as>>) => as(site.token)(...asked);
const create = (fields: object = {}, token = editors) => as(token)('createEvent', anEvent(fields));

const onSite = async (): Promise<ChurchEvent[]> => site.list();
const seenByStaff = async () => (await editor('listDrafts')).body;
const waiting = async (token = site.token): Promise<HeldChange[]> =>
  (await site.request('listHeld', { token })).body.held;

async function yes(token = site.token) {
  const held = (await waiting()).map(({ id, at, event }) => ({ id, at, version: event?.version }));
  return as(token)('confirmHeld', { held });
}
const no = async (token = site.token) => as(token)('deleteHeld', { ids: (await waiting()).map(({ id }) => id) });

describe('an editor’s new event with a number to give to', () => {
  it('is created, and not on the site and takes no sign-ups, until an owner says yes; the editor reads that and why', async () => {
    const message = 'Event created successfully. It waits for an owner’s yes, because of the number 400200.';
    const event = { id: 1, description: TILL, waits: 'the number 400200' };
    expectAnswer(await create({ description: TILL, signup: 'open' }), 201, { message, event });
    expect([await onSite(), (await signUp(site, 1)).status]).toEqual([[], 404]);
    expect(await seenByStaff()).toMatchObject([{ id: 1, waits: 'the number 400200' }]);
    expect(await waiting()).toMatchObject([{ username: 'wanjiru', own: false, event: { id: 1, onSite: false } }]);
    expect((await yes(editors)).status).toBe(403);
    expect((await yes()).status).toBe(200);
    expect(await onSite()).toMatchObject([{ description: TILL }]);
    expect([await waiting(), await seenByStaff()]).toEqual([[], []]);
  });

  itOnSqlite('in any of its fields waits', async () => {
    for (const [field, value] of [
      ['title', TILL],
      ['venue', 'Till 400200'],
      ['title_sw', 'Sadaka 400-200'],
      ['description_sw', 'Tuma kwa 0712 345 678'],
      ['image_alt', 'A sign with ４００２００'],
      ['signup_question', 'Have you sent it to 400200?'],
      ['signup_question_sw', 'Umetuma kwa 400200?'],
      ['description', 'See [this](https://evil.example/pay)'],
      ['image', 'https://evil.example/paybill.png'],
    ] as const) {
      expect((await create({ signup: 'open', [field]: value })).body.event.waits).toEqual(expect.any(String));
      expect(await onSite()).toEqual([]);
    }
    await create({ title: 'Till 400', venue: '200 Hall' }); // split over two fields
    expect(await onSite()).toEqual([]);
  });

  itOnSqlite('as a draft waits once it is published, and with an hour to appear beyond the hour', async () => {
    expect((await create({ description: TILL, publish: 'draft' })).body.event.waits).toBeUndefined();
    expect(await waiting()).toEqual([]);
    for (const publish of [null, '2026-11-21T13:00']) {
      const { body } = await editor('updateEvent', anEvent({ description: TILL, publish }));
      expect(body.event).toMatchObject({ waits: 'the number 400200' });
    }
    site.clock.set(2 * 3_600_000);
    expect(await onSite()).toEqual([]);
    await yes();
    expect(await onSite()).toHaveLength(1);
  });

  itOnSqlite('is edited and withdrawn by the editor, and is on the site at once without the number', async () => {
    await create({ description: TILL });
    await editor('updateEvent', anEvent({ description: 'Till 500500' }));
    expect(await waiting()).toMatchObject([{ why: [{ text: '500500' }] }]);
    expect((await no(editors)).status).toBe(200);
    expect([await waiting(), await onSite()]).toEqual([[], []]);
    expect(await seenByStaff()).toMatchObject([{ publish: 'draft' }]);
    await editor('updateEvent', anEvent({ description: 'Come', publish: null }));
    expect(await onSite()).toMatchObject([{ description: 'Come' }]);

    await create({ description: TILL });
    await editor('updateEvent', anEvent({ description: 'Come' }), 2);
    expect([await waiting(), await site.titles()]).toEqual([[], [anEvent().title, anEvent().title]]);
  });
});

describe('an editor’s change of an event that is on the site', () => {
  beforeEach(async () => {
    await create({ title: 'Kesha', description: 'Come' }, site.token);
  });

  it('with a number waits; what was there stays, also after an owner’s no', async () => {
    await editor('updateEvent', anEvent({ title: 'Kesha', description: TILL }));
    await no();
    expect([await waiting(), await seenByStaff()]).toEqual([[], []]);
    expect(await onSite()).toMatchObject([{ description: 'Come' }]);

    const { status, body } = await editor('updateEvent', anEvent({ title: 'Kesha', description: TILL }));
    expect([status, body.event.description]).toEqual([200, TILL]);
    expect(await onSite()).toMatchObject([{ title: 'Kesha', description: 'Come' }]);
    expect(await waiting()).toMatchObject([
      { texts: [{ label: 'Description', text: TILL, now: 'Come' }], event: { onSite: true } },
    ]);
    expect(await seenByStaff()).toMatchObject([{ id: 1, description: TILL }]);
    await yes();
    expect(await onSite()).toMatchObject([{ description: TILL }]);
  });

  it('goes on waiting when an owner saves without its field, for the reasons that an owner has left in it, and confirms no others', async () => {
    await editor('updateEvent', anEvent({ title: 'Kesha', description: 'Come', signup_question: TILL }));
    await owner('updateEvent', anEvent({ title: 'Great Kesha', description: 'Come' }));
    expect(await onSite()).toMatchObject([{ title: 'Great Kesha' }]);
    expect((await onSite())[0]?.signup_question).toBeFalsy();
    expect(await waiting()).toMatchObject([{ texts: [{ text: TILL }] }]);
    await no();

    const [first, second] = ['0733 999 888', '0733 777 666'];
    await create({ description: `Call ${first}`, venue: `Ask ${second}` });
    const { body } = await as(site.token)('updateEvent', anEvent({ description: 'Come', venue: `Ask ${second}` }), 2);
    expect(body.message).toContain('because of the number 0733777666.');
    expect(body.event).toMatchObject({ id: 2, waits: 'the number 0733777666' });
    await yes();
    await create({ title: 'Choir', description: `Call ${first}` });
    expect(await waiting()).toMatchObject([{ title: 'Choir' }]);
  });

  describe('that says what becomes of it', () => {
    const kesha = { title: 'Kesha', description: 'Come' };
    const change = (fields: object) => editor('updateEvent', anEvent({ ...kesha, ...fields }));

    it.each([
      ['has a number in its note', {}, { status_note: 'Questions: 0733 999 888' }],
      ['has a number over two notes', {}, { status_note: 'Till 400', status_note_sw: '200 hapa' }],
      ['comes after another change that waits', { description: TILL }, { description: TILL }],
    ])('and %s is on the site at once, and only the words wait', async (_, earlier, fields) => {
      if (Object.keys(earlier).length > 0) await change(earlier);
      await change({ status: 'cancelled', ...fields });
      expect(await onSite()).toMatchObject([{ ...kesha, status: 'cancelled' }]);
      expect((await onSite())[0]).not.toHaveProperty('status_note');
      expect(await seenByStaff()).toMatchObject([{ status: 'cancelled', ...fields, waits: expect.any(String) }]);
      await yes();
      expect(await onSite()).toMatchObject([{ ...kesha, status: 'cancelled', ...fields }]);
    });

    itOnSqlite('moves the event at once, with its other words', async () => {
      const moved = { status: 'moved', start_date: '2026-12-04', venue: 'Juja Hall' };
      const status_note = 'Call 0733 999 888';
      await change({ ...moved, status_note });
      expect(await onSite()).toMatchObject([{ ...kesha, ...moved, previous_venue: anEvent().venue }]);
      expect(await waiting()).toMatchObject([{ texts: [{ text: status_note }] }]);
    });
  });

  it('gets a yes only as the owner saw it, and one answer where a yes and a no come at once: the second reads what the first has decided', async () => {
    await editor('updateEvent', anEvent({ title: 'Kesha', description: TILL }));
    const [seen] = await waiting();
    const held = [{ id: seen?.id, at: seen?.at, version: seen?.event?.version }];
    site.clock.set(1000);
    await editor('updateEvent', anEvent({ title: 'Kesha', description: 'Till 999999' }));
    expect((await owner('confirmHeld', { held })).status).toBe(409);
    expect(await onSite()).toMatchObject([{ description: 'Come' }]);

    for (let round = 0; round < 10; round++) {
      const description = `Till ${400201 + round}`;
      await editor('updateEvent', anEvent({ title: 'Kesha', description }));
      const [{ id, at, event } = {} as HeldChange] = await waiting();
      const refuse = round % 2 ? editor : owner; // the editor withdraws it
      const [said, withdrawn] = await Promise.all([
        owner('confirmHeld', { held: [{ id, at, version: event?.version }] }),
        refuse('deleteHeld', { ids: [id] }),
      ]);
      const isOn = (await onSite())[0]?.description === description;
      expect([said.status === 200, withdrawn.status === 200]).toEqual([isOn, !isOn]);
      const yes = 'mercy has said yes meanwhile: it is on the site, or will be at its hour.';
      const no = 'mercy has said no meanwhile: it does not come on the site.';
      const other = isOn ? yes : refuse === owner ? no : 'It has changed meanwhile: look at it again.';
      expect((isOn ? withdrawn : said).body.error).toBe(other);
    }
  });

  it('is in conflict with what another editor let wait meanwhile', async () => {
    const version = (await onSite())[0]?.version;
    const headers = { 'if-match': `"${version}"` };
    const put = (description: string) =>
      site.request('updateEvent', { id: 1, token: editors, body: anEvent({ title: 'Kesha', description }), headers });
    expect((await put(TILL)).status).toBe(200);
    expectAnswer(await put('Till 999999'), 412, { now: { description: TILL } });
  });

  itOnSqlite('of its status note waits, while a plain one does not', async () => {
    const put = (status_note: string) =>
      editor('updateEvent', anEvent({ title: 'Kesha', description: 'Come', status: 'cancelled', status_note }));
    await put('Send it to 400200');
    expect((await onSite())[0]?.status_note).toBeUndefined();
    await put('A new day follows.');
    expect(await onSite()).toMatchObject([{ status: 'cancelled', status_note: 'A new day follows.' }]);
  });

  itOnSqlite(
    'passes with what an owner put there, and goes on waiting when the event is moved in the meantime',
    async () => {
      await owner('updateEvent', anEvent({ title: 'Kesha', description: 'Till 500500' }));
      await editor('updateEvent', anEvent({ title: 'Kesha night', description: 'Till 500500' }));
      expect(await site.titles()).toEqual(['Kesha night']);

      await editor('updateEvent', anEvent({ title: 'Kesha', description: TILL }));
      for (const token of [editors, site.token]) {
        const [{ version }] = await seenByStaff();
        const move = { change: 'move', days: 7, events: [{ id: 1, version }] };
        expect((await as(token)('updateEvents', move)).status).toBe(200);
      }
      expect(await onSite()).toMatchObject([{ description: 'Till 500500' }]);
      expect(await waiting()).toHaveLength(1);
    },
  );

  itOnSqlite('does not hide a number in the venue that it was moved from', async () => {
    await editor('createEvent', anEvent({ title: 'Trick', venue: 'Till 400200', publish: 'draft' }));
    await editor('updateEvent', anEvent({ title: 'Trick', venue: 'Hall', status: 'moved', publish: 'draft' }), 2);
    await editor('updateEvent', anEvent({ title: 'Trick', venue: 'Hall', publish: null }), 2);
    expect(await site.titles()).toEqual(['Kesha']);
  });
});

describeOnSqlite('each other way to bring an event on the site', () => {
  beforeEach(async () => {
    await create({ description: TILL }, site.token);
  });
  it.each([
    ['an entry of its history', () => editor('revertEvent', { entry: 1 })],
    ['an undo', () => editor('undoEvents', { events: [{ id: 1, version: 2 }] })],
  ])('%s waits', async (_what, bringBack) => {
    await owner('updateEvent', anEvent({ description: 'Come' }));
    expect((await bringBack()).status).toBe(200);
    expect(await onSite()).toMatchObject([{ description: 'Come' }]);
    expect(await waiting()).toHaveLength(1);
  });

  it.each([
    ['by itself', () => editor('restoreEvent')],
    ['by an undo', async () => editor('undoEvents', { events: [{ id: 1, version: 2 }] })],
  ])('a deleted event that is restored, %s, waits', async (_how, restore) => {
    await owner('deleteEvent');
    await owner('restoreEvent');
    expect(await onSite(), 'an owner’s does not').toHaveLength(1);
    await owner('deleteEvent');
    expect((await restore()).body.message).toContain('It waits for an owner’s yes');
    expect(await onSite()).toEqual([]);
    await yes();
    expect(await onSite()).toMatchObject([{ description: TILL }]);
  });

  it('a series waits with each of its events, and so does a change of it', async () => {
    const hours = { start_time: '18:00', end_time: '20:00' };
    const dates = ['2026-12-01', '2026-12-02'].map((day) => ({ start_date: day, end_date: day, ...hours }));
    const series = { rule: 'Twice', event: anEvent({ title: 'Series', description: 'Come', ...dates[0] }), dates };
    const { body } = await editor('createSeries', series);
    const [first] = body.events;
    expect(await site.titles()).toContain('Series');
    const event = anEvent({ ...dates[0], title: 'Series', description: 'Till 777000' });
    await editor('updateSeries', { from: first.id, event }, first.series);
    expect(await waiting()).toHaveLength(2);
    expect(JSON.stringify(await onSite())).not.toContain('777000');
    await yes();
    expect((await onSite()).filter(({ description }) => description === 'Till 777000')).toHaveLength(2);
    expect((await onSite()).some(({ series_own }) => series_own)).toBe(false);
    await editor('createSeries', { ...series, event: { ...series.event, title: 'Till 888000' } });
    expect(await waiting()).toHaveLength(2);
  });
});

describeOnSqlite('what owners have confirmed', () => {
  it('is a telephone number or a link that passes afterwards; another number waits again, but for the church’s own', async () => {
    const description = 'Call 0712 345 678, see meet.example/room, till 400200';
    await create({ description });
    await yes();
    const waits = async (words: string) => (await create({ description: words })).body.event.waits;
    expect(await waits('Call +254 712 345 678 or see https://meet.example/room')).toBeUndefined();
    expect(await waits('Till 400200')).toBe('the number 400200');
    expect(await waits('Call 0711 222 333')).toBe('the number 0711222333');
    await site.publish([{ field: 'phone', value: '+254 711 222 333' }]);
    expect(await waits('Call 0711 222 333')).toBeUndefined();
  });
});

itOnSqlite('an owner’s event, and an editor’s ordinary one, are on the site at once', async () => {
  await create({ title: 'Owner’s', description: TILL, image: 'https://elsewhere.example/a.jpg' }, site.token);
  const description = 'Friday 4 December 2026, 6pm-8pm. KSh 1500 each, ages 13 to 19. Romans 8:28-30';
  expect((await create({ title: 'Editor’s', description })).body.message).toBe('Event created successfully.');
  expect((await site.titles()).toSorted()).toEqual(['Editor’s', 'Owner’s']);
});
