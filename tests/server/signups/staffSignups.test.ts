import type { EventInput } from '#shared/events/event.ts';
import type { StaffSignup } from '#shared/signup/staffSignups.ts';
import { anEvent, aSubscription } from '#tests/support/factories.ts';
import { aKey, aSignup, createSignupEvent, signUp } from '#tests/support/signups.ts';
import { appBeforeEach, expectAnswer, JUMA, NOON } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach(() => ({ sendPush: async ({ payload }) => void pushes.push(payload) }));
const pushes: string[] = [];
beforeEach(() => void pushes.splice(0));

const create = (fields: Partial<EventInput> = {}) => createSignupEvent(site, fields);
const list = async (id: number) => (await site.asOwner('listSignups', { id })).body;
const add = (id: number, fields: object = {}) => {
  const { remarks: _, seconds: __, ...body } = aSignup(fields as Record<string, unknown>);
  return site.asOwner('createStaffSignup', { id, body });
};
const change = (id: number, body: object, headers = {}) => site.asOwner('updateStaffSignup', { id, body, headers });
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
const named = (signups: StaffSignup[]) =>
  signups.map(({ name, state, place }) => [name, state, place].join(' ').trim());

describe('the list', () => {
  it('has everybody in order, with totals of adults and children', async () => {
    const event = await create({ signup_places: '6', signup_children: 'yes' });
    await signUp(site, event, { name: 'Achieng', adults: 2, children: 3, phone_number: '0700000001', answer: 'Juja' });
    const gone = await signUp(site, event, { name: 'Gone', adults: 1 });
    await site.request('updateSignup', { body: { key: gone.key, coming: false } });
    await signUp(site, event, { name: 'Baraka', adults: 1, children: 1 });
    await signUp(site, event, { name: 'Chebet', adults: 1 });
    const body = await list(event);
    expect(named(body.signups)).toEqual(['Achieng coming', 'Baraka waiting 1', 'Chebet waiting 2', 'Gone left']);
    const totals = { coming: { adults: 2, children: 3 }, waiting: { adults: 2, children: 1 }, places: 6, left: 0 };
    expect(body).toMatchObject({ totals, forgotten: false, shown: { state: 'full' }, event: { id: event } });
    const at = NOON.toISOString();
    const person = { name: 'Achieng', adults: 2, children: 3, phone_number: '0700000001', answer: 'Juja' };
    const state = { state: 'coming', place: null, spam: false, ticked: false, version: 0 };
    const noted = { id: expect.any(Number), language: 'en', at, changed_at: at, added_by: null };
    expect(body.signups[0]).toEqual({ ...person, ...state, ...noted });
  });

  it('sums the coming events for the dashboard, and is for staff alone', async () => {
    const event = await create({ signup_places: '5' });
    await signUp(site, event, { adults: 5 });
    await create({ signup: null });
    const { body } = await site.asOwner('listSignupTotals');
    const [coming, waiting] = [5, 0].map((adults) => ({ adults, children: 0 }));
    expect(body.events).toEqual([{ event_id: event, state: 'full', coming, waiting, places: 5, left: 0 }]);
    site.clock.set(new Date('2026-11-28T02:00:00Z'));
    site.token = await site.signIn();
    expect((await site.asOwner('listSignupTotals')).body.events).toEqual([]);

    const other = await create();
    expect((await site.request('listSignups', { id: other })).status).toBe(401);
    expect((await site.asOwner('listSignups', { id: 999 })).status).toBe(404);
  });
});

describe('staff', () => {
  it('add by hand, once for a key, also when sign-up is closed, and wait their turn where it is full', async () => {
    const event = await create({ signup: 'closed', signup_places: '2' });
    const key = aKey();
    for (let time = 0; time < 2; time++) {
      const { status, body } = await add(event, { key, name: 'Mama Njeri', adults: 2 });
      expect([status, body.message, body.totals.coming.adults]).toEqual([201, 'Mama Njeri is on the list.', 2]);
      expect(body.signups).toMatchObject([{ id: body.changed, added_by: 'mercy', state: 'coming' }]);
    }
    expect((await add(event, { name: 'Late' })).body.signups[1]).toMatchObject({ name: 'Late', state: 'waiting' });
    expect((await site.request('readSignup', { body: { key } })).body.signup.name).toBe('Mama Njeri');
  });

  itOnSqlite('change a name and a number, and say that somebody does not come', async () => {
    const event = await create({ signup_places: '3' });
    const { changed: id } = (await add(event, { adults: 2 })).body;
    const njeri = { name: 'Njeri', adults: 3, phone_number: '0722 000 000' };
    expectAnswer(await change(id, njeri), 200, { message: 'Njeri is saved.', signups: [njeri] });
    expect((await change(id, { name: 'Njeri', adults: 4 })).body.error).toBe('This event has 3 places altogether.');
    await add(event, { name: 'Next' });
    const { signups } = (await change(id, { name: 'Njeri', adults: 3, coming: false })).body;
    expect(named(signups)).toEqual(['Next coming', 'Njeri left']);
    expect((await change(id, { name: '' })).body.fields).toMatchObject({ name: 'Please write a name.' });
  });

  it('take somebody off, and put them back to their place in line', async () => {
    const event = await create({ signup_places: '1' });
    const first = await signUp(site, event, { name: 'First' });
    await signUp(site, event, { name: 'Second' });
    await signUp(site, event, { name: 'Third' });
    const [{ id }] = (await list(event)).signups;
    const removed = (await site.asOwner('deleteSignup', { id })).body;
    expect(named(removed.signups)).toEqual(['Second coming', 'Third waiting 1', 'First removed']);
    const theirs = await site.request('readSignup', { body: { key: first.key } });
    expect(theirs.body.signup).toMatchObject({ state: 'removed', most: 0 });
    const refused = await site.request('updateSignup', { body: { key: first.key, coming: true, adults: 1 } });
    expectAnswer(refused, 409, { reason: 'taken off' });
    const error =
      'Somebody of staff has taken this sign-up off the list. Put it back first, under “Taken off by staff”.';
    expectAnswer(await change(id, { name: 'First', adults: 1 }), 409, { error, reason: 'taken off' });
    const restored = (await site.asOwner('restoreSignup', { id })).body;
    expect(named(restored.signups)).toEqual(['Second coming', 'First waiting 1', 'Third waiting 2']);
    expect((await site.asOwner('deleteSignup', { id: 999 })).status).toBe(404);

    // Somebody who had left is not brought back.
    await site.request('updateSignup', { body: { key: first.key, coming: false } });
    await site.asOwner('deleteSignup', { id });
    const [, , after] = named((await site.asOwner('restoreSignup', { id })).body.signups);
    expect(after).toBe('First left');
  });

  it('undo nothing that was changed since they looked, and read what it is now', async () => {
    const event = await create({ signup_places: '5' });
    const { key } = await signUp(site, event, { name: 'Otieno', adults: 5 });
    const second = await signUp(site, event, { name: 'Achieng', adults: 2 });
    const [otieno, achieng] = (await list(event)).signups;
    const mend = { name: 'Otieno John', adults: 5 };
    await site.request('updateSignup', { body: { key, coming: true, adults: 3 } });
    const refused = await change(otieno.id, mend, ifMatch(otieno.version));
    expectAnswer(refused, 412, { now: { id: otieno.id, name: 'Otieno', adults: 3, state: 'coming' } });
    await site.request('updateSignup', { body: { key, coming: false } });
    const { now } = (await change(otieno.id, mend, ifMatch(refused.body.now.version))).body;
    expect(now).toMatchObject({ name: 'Otieno', adults: 3, state: 'left' });
    expect((await site.asOwner('deleteSignup', { id: otieno.id, headers: ifMatch(otieno.version) })).status).toBe(412);
    expect((await change(otieno.id, { name: 'Otieno', adults: 3, spam: false }, ifMatch(0))).status).toBe(412);
    expect(named((await list(event)).signups)).toEqual(['Achieng coming', 'Otieno left']);

    // A place from the waiting list is nothing that somebody decided, and the same again is no conflict.
    const corrected = { name: 'Achieng O.', adults: 2 };
    for (let time = 0; time < 2; time++) {
      expect((await change(achieng.id, corrected, ifMatch(achieng.version))).status).toBe(200);
    }
    const after = await change(otieno.id, { ...mend, adults: 1, coming: true }, ifMatch(now.version));
    expect(named(after.body.signups)).toEqual(['Achieng O. coming', 'Otieno John coming']);

    // The person's own page is held to the same, but for leaving.
    const own = { key: second.key, coming: true, adults: 1 };
    const stale = await site.request('updateSignup', { body: own, headers: ifMatch(achieng.version) });
    expectAnswer(stale, 409, { reason: 'changed' });
    const { signup } = (await site.request('readSignup', { body: { key: second.key } })).body;
    expect(signup).toMatchObject({ name: 'Achieng O.', adults: 2 });
    expect((await site.request('updateSignup', { body: own, headers: ifMatch(signup.version) })).status).toBe(200);
  });

  itOnSqlite('say that what looked like a program is a person, who then takes a place', async () => {
    const event = await create({ signup_places: '1' });
    await signUp(site, event, { name: 'Quick', seconds: 0.5 });
    const [{ id, spam }] = (await list(event)).signups;
    expect(spam).toBe(true);
    const { totals, signups } = (await change(id, { name: 'Quick', adults: 1, spam: false })).body;
    expect(totals).toMatchObject({ coming: { adults: 1 }, left: 0 });
    expect(signups).toMatchObject([{ spam: false, state: 'coming' }]);
  });

  it('close sign-up at once and open it again, which the history tells', async () => {
    const event = await create();
    const close = (closed: unknown, id = event) => site.asOwner('updateSignupClosing', { id, body: { closed } });
    expect((await close(true)).body).toMatchObject({ message: 'Sign-up is closed.', shown: { state: 'closed' } });
    expect((await signUp(site, event)).status).toBe(409);
    expect((await close(false)).body.shown.state).toBe('open');
    expect((await signUp(site, event)).status).toBe(201);
    const { history } = (await site.asOwner('listHistory')).body;
    expect(history[0]).toMatchObject({ username: 'mercy', old: { signup: 'closed' }, new: { signup: 'open' } });
    expect((await close('perhaps')).status).toBe(422);
    const other = await create({ signup: null });
    expect((await close(true, other)).status).toBe(409);
  });

  it('are told once on their phones when an event becomes full, but for a colleague who fills it by hand', async () => {
    await site.asOwner('readPushKey');
    await site.asOwner('createPushSubscription', { body: aSubscription('phone') });
    const event = await create({ signup_places: '2' });
    await signUp(site, event);
    const { key } = await signUp(site, event);
    await expect.poll(() => pushes).toEqual(['full']);
    await site.request('updateSignup', { body: { key, coming: false } });
    await signUp(site, event);
    await signUp(site, event);
    expect(pushes).toEqual(['full']);

    const token = await site.join(JUMA);
    await site.request('createPushSubscription', { token, body: aSubscription('jumas-phone') });
    const { remarks: _, seconds: __, ...body } = aSignup({ adults: 2 });
    const other = await create({ signup_places: '2' });
    expect((await site.request('createStaffSignup', { token, id: other, body })).status).toBe(201);
    await expect.poll(() => pushes).toEqual(['full', 'full']);
  });
});

describeOnSqlite('the settings of an event', () => {
  const SETTINGS = {
    signup: 'open',
    signup_places: '40',
    signup_closes: '2026-11-25T18:00',
    signup_children: 'yes',
    signup_question: 'Which bus stop?',
    signup_question_sw: 'Kituo gani?',
    signup_numbers: 'yes',
    signup_crowd: 'yes',
  };

  it('are stored, answered and in the history, and cannot be what they are not; a number of places may be a number', async () => {
    const { body } = await site.asOwner('createEvent', { body: { ...anEvent(SETTINGS), signup_places: 40 } });
    expect(body.event).toMatchObject(SETTINGS);
    const { history } = (await site.asOwner('listHistory')).body;
    expect(history[0].new).toMatchObject(SETTINGS);

    for (const [field, value, sentence] of [
      ['signup', 'perhaps', 'People sign up must be open, closed or empty.'],
      ['signup_places', '0', 'Places must be a whole number from 1 to 5,000, or empty.'],
      ['signup_places', 'many', 'Places must be a whole number from 1 to 5,000, or empty.'],
      ['signup_closes', '2026-11-25', 'Choose the day and the hour at which sign-up closes.'],
      ['signup_closes', 'draft', 'Choose the day and the hour at which sign-up closes.'],
      ['signup_children', 'no', 'Children counted separately must be yes, or empty.'],
      ['signup_question', 'x'.repeat(201), 'Question can be at most 200 characters.'],
    ] as const) {
      const refused = await site.asOwner('createEvent', { body: { ...anEvent(), [field]: value } });
      expect([refused.status, refused.body.fields]).toEqual([422, { [field]: sentence }]);
    }
  });

  it('move the closing hour along with the event, unless it is changed too', async () => {
    const event = await create(SETTINGS);
    const move = (fields: Partial<EventInput>) =>
      site.change(event, { start_date: '2026-12-04', end_date: '2026-12-05', ...fields });
    expect((await move({ status: 'moved' })).body.event.signup_closes).toBe('2026-12-02T18:00');
    expect((await move({ signup_closes: '2026-12-01T12:00' })).body.event.signup_closes).toBe('2026-12-01T12:00');
  });

  it('are the same in a series, each with its own closing hour, and without people', async () => {
    const { events } = (await site.putSeries(['2026-11-27', '2026-12-04'], SETTINGS)).body;
    const closings = (all: { signup_closes: string }[]) => all.map(({ signup_closes }) => signup_closes);
    expect(closings(events)).toEqual(['2026-11-25T18:00', '2026-12-02T18:00']);
    await signUp(site, events[0].id);
    expect((await list(events[1].id)).signups).toEqual([]);
    const change = async (fields: Partial<EventInput>) => {
      const event = anEvent({ start_date: '2026-11-28', end_date: '2026-11-29', ...fields });
      const changed = { id: events[0].series, body: { from: events[0].id, event } };
      return (await site.asOwner('updateSeries', changed)).body.events;
    };
    const changed = await change({ signup_places: '50' });
    expect(closings(changed)).toEqual(['2026-11-26T18:00', '2026-12-03T18:00']);
    expect(changed).toMatchObject([{ signup_places: '50' }, { signup_places: '50' }]);
    const later = await change({ signup_closes: '2026-11-27T09:00' });
    expect(closings(later)).toEqual(['2026-11-27T09:00', '2026-12-04T09:00']);
  });
});
