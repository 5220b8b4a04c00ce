import { LIMITS } from '#server/limits/limits.ts';
import type { EventInput } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import { aKey, aSignup, createSignupEvent, signUp } from '#tests/support/signups.ts';
import { appBeforeEach, expectAnswer, startTestApp } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite } from '#tests/support/testStore.ts';

// The clock stands at Saturday 21 November 2026, noon; the event begins on Friday 27 November, 21:00.

const site = appBeforeEach();

const create = (fields?: Partial<EventInput>) => createSignupEvent(site, fields);
const come = (event: number, fields: Record<string, unknown> = {}) => signUp(site, event, fields);
const read = async (key: string) => (await site.request('readSignup', { body: { key } })).body;
const change = (key: string, fields: object) => site.request('updateSignup', { body: { key, ...fields } });
const leave = (key: string) => change(key, { coming: false });
const page = async (id: number) => (await site.request('readEvent', { id })).body;
/** The state and place in line of each, in the order given. */
const states = (keys: readonly string[]) =>
  Promise.all(
    keys.map(async (key) => {
      const { signup } = await read(key);
      return signup.place === null ? signup.state : `${signup.state} ${signup.place}`;
    }),
  );

describe('signing up', () => {
  it('gives a place, and says so', async () => {
    const event = await create({ signup_children: 'yes' });
    const sent = { adults: 2, children: 3, answer: 'Juja stage' };
    const answer = await come(event, { ...sent, name: '  Wanjiku\nKamau ', phone_number: ' 0700 000 001 ' });
    expectAnswer(answer, 201, {
      message: 'You are coming, 5 people.',
      event: { id: event, title: 'Friday Kesha' },
      shown: { state: 'open', closes: '2026-11-27T21:00' },
    });
    const kept = { ...sent, name: 'Wanjiku Kamau', phone_number: '0700 000 001', state: 'coming', version: 0 };
    expect(answer.body.signup).toEqual({ ...kept, place: null, most: MAX_HEADS, free: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is done once for a key, however often it is sent', async () => {
    const event = await create({ signup_places: '20' });
    const body = aSignup({ event, adults: 4 });
    const answers = await Promise.all([1, 2, 3].map(() => site.request('createSignup', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(answers.every((answer) => answer.body.message === 'You are coming, 4 people.')).toBe(true);
    expect(await site.store.db.selectFrom('signups').select('adults').execute()).toEqual([{ adults: 4 }]);
  });

  itOnSqlite('is refused in words; children count as adults where the event does not ask for them', async () => {
    for (const [field, value, sentence] of [
      ['name', ' ', 'Please write a name.'],
      ['name', 'x'.repeat(101), 'Name can be at most 100 characters.'],
      ['adults', 0, 'Please say how many are coming: at least one.'],
      ['adults', 1.5, 'Please say how many as a whole number.'],
      ['adults', 'five', 'Please say how many as a whole number.'],
      ['adults', 21, 'At most 20 people can be signed up together. For more, please contact the church.'],
      ['phone_number', 'call me', 'Please write one phone number, such as 0700 000 001.'],
      ['answer', 'x'.repeat(201), 'Answer can be at most 200 characters.'],
      ['key', 'guess', 'This sign-up cannot be read. Please open the event’s page and try again.'],
      ['name', ['x'], 'Name must be text.'],
    ] as const) {
      const { status, body } = await come(await create({ signup_children: 'yes' }), { [field]: value });
      expect([status, body.fields]).toEqual([422, { [field]: sentence }]);
    }

    expect((await come(999)).status).toBe(404);
    expect((await come(await create({ publish: 'draft' }))).status).toBe(404);
    const removed = await create();
    await site.asOwner('deleteEvent', { id: removed });
    expect((await come(removed)).status).toBe(410);

    const counted = await come(await create(), { adults: 2, children: 3 });
    expect(counted.body.signup).toMatchObject({ adults: 5, children: 0 });

    const body = aSignup({ event: await create(), adults: 2, name: '' });
    const asked = { body, query: '?lang=sw' };
    expect((await site.request('createSignup', asked)).body.fields.name).toBe('Tafadhali andika jina.');
    asked.body.name = 'Wanjiku';
    expect((await site.request('createSignup', asked)).body.message).toBe('Mtakuja watu 2.');
  });
});

describe('what an event’s page says', () => {
  it('has the places that are left unless staff hide them, and how many come only where staff show it', async () => {
    const event = await create({ signup_places: '20' });
    await come(event, { adults: 5 });
    const onCards = async () => (await site.request('listSignupNumbers')).body;
    expect((await page(event)).signup.numbers).toEqual({ places: 20, left: 15, waiting: 0 });
    expect(await onCards()).toEqual({ [event]: { state: 'open', numbers: { places: 20, left: 15, waiting: 0 } } });
    await site.change(event, { signup_hide_places: 'yes' });
    expect((await page(event)).signup).toEqual({ state: 'open', closes: '2026-11-27T21:00' });
    expect(await onCards()).toEqual({});
    await site.change(event, { signup_hide_places: null, signup_numbers: 'yes' });
    expect((await page(event)).signup.numbers).toEqual({ places: 20, left: 15, coming: 5, waiting: 0 });
    await come(event, { adults: 15 });
    await come(event, { adults: 2 });
    const numbers = { places: 20, left: 0, coming: 20, waiting: 2 };
    expect((await page(event)).signup).toMatchObject({ state: 'full', numbers });
  });

  itOnSqlite('holds no names, as does any list of events, and is nothing where people do not sign up', async () => {
    await come(await create({ signup_numbers: 'yes' }), { name: 'Nobody Else' });
    for (const endpoint of [endpoints.listEvents, endpoints.readEvent]) {
      expect(JSON.stringify((await site.request(endpoint, { id: 1 })).body)).not.toContain('Nobody Else');
    }
    expect(await page(await create({ signup: null }))).not.toHaveProperty('signup');
  });
});

describe('a sign-up is', () => {
  itOnSqlite.each([
    ['at the start', {}, '2026-11-27T18:00:00Z'],
    ['at its hour', { signup_closes: '2026-11-25T18:00' }, '2026-11-25T15:00:00Z'],
  ])('closed %s', async (_when, fields, at) => {
    const event = await create(fields);
    site.clock.set(new Date(Date.parse(at) - 60_000));
    expect((await come(event)).status).toBe(201);
    site.clock.set(new Date(at));
    expect((await come(event)).body.reason).toBe('closed');
    expect((await page(event)).signup.state).toBe('closed');
  });

  itOnSqlite(
    'closed by staff at once, and where the event is cancelled, postponed or over, and open where it is moved',
    async () => {
      const event = await create();
      const { key } = await come(event);
      await site.change(event, { signup: 'closed' });
      const error = 'Sign-up for this event is closed. Please contact the church if you would like to come.';
      expectAnswer(await come(event), 409, { error, reason: 'closed', shown: { state: 'closed' } });
      await site.change(event, { signup: 'open' });
      await site.change(event, { status: 'cancelled' });
      expect((await come(event)).body.reason).toBe('cancelled');
      await site.change(event, { status: 'postponed' });
      expect((await come(event)).body.reason).toBe('postponed');
      const moved = { status: 'moved', start_date: '2026-12-04', end_date: '2026-12-05' } as const;
      await site.change(event, moved);
      expect((await come(event)).status).toBe(201);
      expect((await read(key)).event).toMatchObject({ status: 'moved', start_date: '2026-12-04' });
      site.clock.set(new Date('2026-12-05T02:00:00Z'));
      expect((await come(event)).body.reason).toBe('over');
      expect((await read(key)).shown.state).toBe('over');
    },
  );

  it('kept while its event is deleted, and there again when it is restored', async () => {
    const event = await create();
    const { key } = await come(event, { adults: 3 });
    await site.asOwner('deleteEvent', { id: event });
    expect(await read(key)).toMatchObject({ shown: { state: 'removed' }, signup: { adults: 3, most: 0 } });
    expect((await change(key, { coming: true, adults: 1 })).body.reason).toBe('removed');
    await site.asOwner('restoreEvent', { id: event });
    expect(await read(key)).toMatchObject({ shown: { state: 'open' }, signup: { adults: 3, most: MAX_HEADS } });
  });
});

describe('one’s own sign-up', () => {
  it('is read by its key alone, and only its hash is stored', async () => {
    const { key } = await come(await create());
    expect((await read(key)).signup.state).toBe('coming');
    const error = 'This link is not valid any more: sign-ups are deleted some days after the event.';
    expectAnswer(await site.request('readSignup', { body: { key: aKey() } }), 404, { error });
    expect(JSON.stringify(await site.store.db.selectFrom('signups').selectAll().execute())).not.toContain(key);
  });

  it('changes its number, leaves and comes back; each may be sent again', async () => {
    const { key } = await come(await create({ signup_children: 'yes' }), { adults: 2 });
    const seven = { message: 'You are coming, 7 people.', signup: { adults: 3, children: 4 } };
    for (let time = 0; time < 2; time++) {
      expectAnswer(await change(key, { coming: true, ...seven.signup }), 200, seven);
    }
    const gone = { message: 'You are not coming any more. Thank you for telling us.', signup: { state: 'left' } };
    for (let time = 0; time < 2; time++) expectAnswer(await leave(key), 200, gone);
    expect((await change(key, { coming: true, adults: 1 })).body.signup).toMatchObject({ state: 'coming', adults: 1 });
  });

  itOnSqlite('can still leave or become fewer when sign-up is closed, and no more', async () => {
    const event = await create();
    const { key } = await come(event, { adults: 3 });
    await site.change(event, { signup: 'closed' });
    expect((await read(key)).signup.most).toBe(3);
    expect((await change(key, { coming: true, adults: 2 })).status).toBe(200);
    expect((await change(key, { coming: true, adults: 3 })).body.reason).toBe('closed');
    expect((await leave(key)).status).toBe(200);
    expect((await change(key, { coming: true, adults: 1 })).body.reason).toBe('closed');
    expect((await read(key)).signup.most).toBe(0);
  });
});

describe('a full event', () => {
  const THREE = { signup_places: '3' };

  it('has a waiting list that moves up in its order', async () => {
    const event = await create(THREE);
    const keys: string[] = [];
    for (const adults of [1, 2, 2, 1, 1]) keys.push((await come(event, { adults })).key);
    expect(await states(keys)).toEqual(['coming', 'coming', 'waiting 1', 'waiting 2', 'waiting 3']);
    await leave(keys[0] ?? '');
    expect(await states(keys)).toEqual(['left', 'coming', 'waiting 1', 'waiting 2', 'waiting 3']); // nobody passes the two
    expect((await read(keys[2] ?? '')).signup.free).toBe(1);
    await leave(keys[1] ?? '');
    expect(await states(keys)).toEqual(['left', 'left', 'coming', 'coming', 'waiting 1']);
    const back = await change(keys[0] ?? '', { coming: true, adults: 1 });
    expect(back.body.message).toBe('You are on the waiting list, number 2.');
  });

  it('gives a place to whoever waits and comes with fewer, and refuses who would wait in vain', async () => {
    const event = await create(THREE);
    await come(event, { adults: 2 });
    const { key } = await come(event, { adults: 3 });
    expect((await change(key, { coming: true, adults: 1 })).body.signup).toMatchObject({ state: 'coming', adults: 1 });
    const refused = await come(await create(THREE), { adults: 4 });
    expectAnswer(refused, 409, { error: 'This event has 3 places altogether.', reason: 'too large' });
  });

  itOnSqlite('does not let those grow who have places while others wait', async () => {
    const event = await create(THREE);
    const { key } = await come(event, { adults: 1 });
    expect((await change(key, { coming: true, adults: 4 })).body.error).toBe('This event has 3 places altogether.');
    expect((await change(key, { coming: true, adults: 2 })).status).toBe(200);
    await come(event, { adults: 1 });
    const error = 'There are no more places, so the number was not changed.';
    expectAnswer(await change(key, { coming: true, adults: 3 }), 409, { error, reason: 'no room' });
    expect((await read(key)).signup).toMatchObject({ adults: 2, most: 2 });
  });

  it('moves up when staff add places, or limit them no longer, also after it took no sign-ups for a while', async () => {
    const event = await create({ signup_places: '1' });
    const keys: string[] = [];
    for (let one = 0; one < 4; one++) keys.push((await come(event)).key);
    await site.change(event, { signup: null, signup_places: '2' });
    expect(await page(event)).not.toHaveProperty('signup');
    expect((await come(event)).body.reason).toBe('closed');
    expect(await states(keys)).toEqual(['coming', 'waiting 1', 'waiting 2', 'waiting 3']);
    await site.change(event, { signup: 'open' });
    expect(await states(keys)).toEqual(['coming', 'coming', 'waiting 1', 'waiting 2']);
    await site.change(event, { signup_places: '3' });
    expect(await states(keys)).toEqual(['coming', 'coming', 'coming', 'waiting 1']);
    await site.change(event, { signup_places: '2' });
    expect(await states(keys)).toEqual(['coming', 'coming', 'coming', 'waiting 1']); // nobody loses a place
    await site.change(event, { signup_places: null });
    expect(await states(keys)).toEqual(['coming', 'coming', 'coming', 'coming']);
  });
});

describeOnSqlite('programs and crowds', () => {
  it.each([{ remarks: 'buy now' }, { seconds: 0.4 }])('%j takes no place, and is told nothing of it', async (signs) => {
    const event = await create({ signup_places: '1', signup_numbers: 'yes' });
    expectAnswer(await come(event, signs), 201, { message: 'You are coming, 1 person.' });
    expect((await page(event)).signup).toMatchObject({ state: 'open', numbers: { left: 1, coming: 0 } });
    expect((await come(event)).body.signup.state).toBe('coming');
  });

  it.each([
    ['signups', 'Many people have signed up from here just now.'],
    ['signupRequests', 'Many people have signed up from here just now.'],
    ['signupsOfEvent', 'Many people are signing up for this event just now.'],
  ] as const)('are limited by address and by event: %s', async (name, sentence) => {
    const limited = await startTestApp({ settings: { limits: { ...LIMITS, [name]: { most: 2, seconds: 60 } } } });
    const event = await createSignupEvent(limited);
    const { key } = await signUp(limited, event);
    expect((await signUp(limited, event)).status).toBe(201);
    const refused = await signUp(limited, event);
    expectAnswer(refused, 429, { error: `${sentence} Please try again in a minute.` });
    expect(refused.headers['retry-after']).toBe('60');
    // What was sent before is answered all the same, unless it is too much altogether.
    expect((await signUp(limited, event, { key })).status).toBe(name === 'signupRequests' ? 429 : 200);
    // Those of one event keep nobody from another.
    const elsewhere = await signUp(limited, await createSignupEvent(limited));
    expect(elsewhere.status).toBe(name === 'signupRequests' ? 429 : 201);
  });
});
