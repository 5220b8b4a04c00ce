import type { Push } from '#server/push/sendPush.ts';
import { createTidying } from '#server/store/tidying.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { ReminderLead } from '#shared/reminderTimes.ts';
import { churchMoment, HOUR_MS } from '#shared/time.ts';
import { aSubscription } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

/** On Friday 27 November, 9 pm to 5 am. */
const KESHA = { title: 'Kesha' };

let pushes: Push[];
let answers: (push: Push) => void;
const site = appBeforeEach(() => ({
  sendPush: async (push) => {
    answers(push);
    pushes.push(push);
  },
}));
beforeEach(async () => {
  pushes = [];
  answers = () => undefined;
  await site.request('readPushKey');
});

const create = async (fields: Partial<EventInput> = KESHA): Promise<number> => (await site.put(fields)).id;
const remind = (event: number, lead: ReminderLead, name = 'phone', language = 'en') =>
  site.request('createReminder', { body: { ...aSubscription(name), event, lead, language } });
/** Lets the church's clock be that day and time, and what is due be sent. */
async function at(date: string, time: string) {
  site.clock.set(churchMoment(date, time));
  await site.app.visitorPushes.sendDue();
  site.token = await site.signIn(); // the last session is over by then
}
const said = () => pushes.map(({ payload }) => JSON.parse(payload) as { title: string; body: string; path: string });
/** Deletes what is due to be deleted at noon of a day. */
function tidyAt(date: string) {
  const now = () => churchMoment(date, '12:00');
  return createTidying({ store: site.store, now, uptime: () => 40 * 24 * HOUR_MS })();
}
const rows = () => site.store.db.selectFrom('reminders').selectAll().execute();

describe('a reminder', () => {
  it('comes the evening before or two hours before, once, in the language of the page', async () => {
    const id = await create({ ...KESHA, title_sw: 'Kesha ya Ijumaa' });
    expect((await remind(id, 'evening')).status).toBe(201);
    await remind(id, 'hours', 'other', 'sw');
    await at('2026-11-26', '17:59');
    expect(pushes).toEqual([]);
    await at('2026-11-26', '18:00');
    expect(said()).toHaveLength(1);
    expect(said()[0]).toMatchObject({ title: 'Kesha', body: expect.stringMatching(/^Tomorrow, 9 pm\. /) });
    await at('2026-11-26', '18:01');
    await at('2026-11-27', '19:00');
    expect(said()).toHaveLength(2);
    expect(said()[1]).toMatchObject({ title: 'Kesha ya Ijumaa', path: `/sw/events/${id}` });
    expect(said()[1]?.body).toMatch(/^Leo, saa/);
    await at('2026-11-27', '20:00');
    expect(pushes).toHaveLength(2);
  });

  itOnSqlite('follows the event when it is moved, and says when it is cancelled or comes back', async () => {
    const id = await create();
    await remind(id, 'evening');
    await at('2026-11-26', '18:00');
    expect(pushes).toHaveLength(1);
    const moved = { ...KESHA, start_date: '2026-12-04', end_date: '2026-12-05' };
    await site.change(id, { ...moved, status: 'moved' });
    await at('2026-11-26', '18:05');
    await at('2026-11-27', '18:00');
    expect(said().slice(1)).toEqual([expect.objectContaining({ body: expect.stringMatching(/^Friday 4 December/) })]);
    await site.change(id, { ...moved, status: 'cancelled' });
    await at('2026-11-30', '09:00');
    expect(said()[2]?.body).toBe('This event will not take place.');
    await site.change(id, { ...moved, status: null });
    await at('2026-11-30', '09:05');
    await at('2026-11-30', '09:06');
    expect(said()[3]?.body).toMatch(/^Friday 4 December 2026, 9 pm\. /);
    await at('2026-12-03', '18:00');
    expect(said()[4]?.body).toMatch(/^Tomorrow, /);
    await site.change(id, { ...moved, venue: 'Juja Branch' });
    await at('2026-12-03', '18:30');
    await at('2026-12-03', '18:31');
    expect(said().slice(5)).toEqual([expect.objectContaining({ body: 'Tomorrow, 9 pm. Juja Branch' })]);
  });

  itOnSqlite('of a postponed event waits for its new day, also past the old one', async () => {
    const id = await create();
    await remind(id, 'evening');
    await site.change(id, { ...KESHA, status: 'postponed' });
    await at('2026-11-25', '09:00');
    await tidyAt('2026-12-01');
    site.clock.set(churchMoment('2026-12-01', '12:00'));
    site.token = await site.signIn();
    await site.change(id, { ...KESHA, start_date: '2026-12-11', end_date: '2026-12-12', status: 'postponed' });
    await at('2026-12-01', '12:01');
    expect(said()[1]?.body).toMatch(/^Friday 11 December/);
    await at('2026-12-10', '18:00');
    expect(said()[2]?.body).toMatch(/^Tomorrow, /);
  });

  itOnSqlite('never comes at night, but the evening before; a cancellation comes in the morning', async () => {
    const id = await create({ ...KESHA, start_time: '05:00', start_date: '2026-11-28', end_time: '08:00' });
    await remind(id, 'hours');
    const other = await create({ ...KESHA, title: 'Other' });
    await remind(other, 'hours', 'other');
    await site.change(other, { ...KESHA, title: 'Other', status: 'cancelled' });
    await at('2026-11-23', '22:00');
    await at('2026-11-24', '05:59');
    expect(pushes).toEqual([]);
    await at('2026-11-24', '06:00');
    expect(said().map(({ title }) => title)).toEqual(['Cancelled: Other']);
    await at('2026-11-27', '21:00');
    expect(said()[1]?.body).toMatch(/^Tomorrow, 5 am/);
  });

  it('is changed by asking again, taken off, and deleted a day after the event', async () => {
    const id = await create();
    await remind(id, 'evening');
    await remind(id, 'hours');
    const read = () => site.request('readReminders', { body: { endpoint: aSubscription('phone').endpoint } });
    const reminders = [{ event: id, lead: 'hours', title: 'Kesha', moment: '2026-11-27T19:00' }];
    expect((await read()).body).toEqual({ reminders, topics: [] });
    const { endpoint } = aSubscription('phone');
    await site.request('deleteReminder', { body: { endpoint, event: id } });
    expect((await read()).body.reminders).toEqual([]);
    expect(await rows()).toEqual([]);

    await remind(id, 'evening');
    await tidyAt('2026-11-28');
    expect(await rows()).toHaveLength(1);
    await tidyAt('2026-11-29');
    expect(await rows()).toEqual([]);
  });

  itOnSqlite('is refused where it is too late, the event is not there, or the address is no push service', async () => {
    const id = await create();
    const past = await create({ ...KESHA, start_date: '2026-11-20', end_date: '2026-11-20', end_time: '23:00' });
    const draft = await create({ ...KESHA, publish: 'draft' });
    expect((await remind(past, 'hours')).status).toBe(409);
    expect((await remind(draft, 'hours')).status).toBe(404);
    expect((await remind(999, 'hours')).status).toBe(404);
    const body = { ...aSubscription('phone'), event: id, lead: 'hours', language: 'en' };
    const swahili = { query: '?lang=sw', body: { ...body, event: past, language: 'sw' } };
    expect((await site.request('createReminder', swahili)).body.message).toMatch(/^Muda wa kikumbusho/);
    for (const faulty of [{ endpoint: 'https://evil.example/x' }, { lead: 'never' }, { keys: {} }, { language: 'fr' }])
      expect((await site.request('createReminder', { body: { ...body, ...faulty } })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('is tried again after a failure, forgotten with a browser that is gone, and says nothing of a deleted event before it is restored', async () => {
    const id = await create();
    await remind(id, 'evening');
    await remind(id, 'evening', 'gone');
    answers = ({ subscription }) => {
      throw Object.assign(new Error(), { statusCode: subscription.endpoint.endsWith('gone') ? 410 : 403 });
    };
    await at('2026-11-26', '18:00');
    expect(await rows()).toHaveLength(1);
    expect(pushes).toEqual([]);
    answers = () => undefined;
    await site.asOwner('deleteEvent', { id });
    await at('2026-11-26', '18:06');
    expect(pushes).toEqual([]);
    await site.asOwner('restoreEvent', { id });
    await at('2026-11-26', '18:12');
    expect(pushes).toHaveLength(1);
    expect(JSON.stringify(site.log)).not.toContain('fcm.googleapis.com');
  });

  it('goes to thousands in two minutes, each once, also where two instances send', async () => {
    const id = await create();
    const some = Array.from({ length: 5000 }, (_, at) => {
      const { endpoint, keys } = aSubscription(`phone-${at}`);
      return { endpoint, ...keys, language: 'en', event_id: id, lead: 'hours', made_at: '2026-11-21T09:00:00.000Z' };
    });
    const { db } = site.store;
    for (; some.length > 0; ) await db.insertInto('reminders').values(some.splice(0, 500)).execute();
    site.clock.set(churchMoment('2026-11-27', '19:00'));
    await Promise.all([site.app.visitorPushes.sendDue(), site.app.visitorPushes.sendDue()]);
    expect(new Set(pushes.map(({ subscription }) => subscription.endpoint)).size).toBe(5000);
  });
});

itOnSqlite('staff remind everybody at once who asked, not at night, and not twice in ten minutes', async () => {
  const id = await create();
  const send = () => site.asOwner('sendReminders', { id });
  for (const _ of ['once', 'again']) expect((await send()).body, 'nobody asked').toEqual({ sent: 0 });
  await remind(id, 'hours');
  await remind(id, 'evening', 'other');
  expect((await send()).body).toEqual({ sent: 2 });
  expect((await send()).status).toBe(409);
  await at('2026-11-26', '18:00');
  expect(pushes).toHaveLength(3);
  await at('2026-11-26', '23:00');
  expect((await send()).body.message).toContain('ten in the evening');
  expect((await site.request('sendReminders', { id })).status).toBe(401);
  await at('2026-11-28', '09:00');
  expect((await send()).body.message).toBe('This event is over.');
});

describe('a follower', () => {
  const follow = (topics: object[], name = 'phone') =>
    site.request('updateFollow', { body: { ...aSubscription(name), topics, language: 'en' } });

  it('is told of new events of a branch or category, once an evening, in one push', async () => {
    await create({ ...KESHA, title: 'Known', venue: 'Juja Branch' });
    await follow([{ branch: 'juja' }, { category: 'Seminar' }]);
    await at('2026-11-22', '18:00');
    expect(pushes).toEqual([]);
    await create({ ...KESHA, title: 'At Juja', venue: 'Juja Branch' });
    await create({ ...KESHA, title: 'At Ruiru', venue: 'Main Sanctuary' });
    await create({ ...KESHA, title: 'Seminar', category: 'Seminar', venue: 'Main Sanctuary' });
    const draft = await create({ ...KESHA, title: 'Draft', venue: 'Juja Branch', publish: 'draft' });
    await at('2026-11-23', '12:00');
    expect(pushes).toEqual([]);
    await at('2026-11-23', '18:00');
    expect(said()).toHaveLength(1);
    expect(said()[0]).toMatchObject({ title: '2 new events', path: '/events?when=coming' });
    expect(said()[0]?.body.split(', ').sort()).toEqual(['At Juja', 'Seminar']);
    await at('2026-11-23', '19:00');
    await site.change(draft, { ...KESHA, title: 'Draft', venue: 'Juja Branch', publish: null });
    await at('2026-11-24', '18:30');
    expect(said()[1]).toMatchObject({ title: 'New event', body: 'Draft', path: `/events/${draft}` });
    await create({ ...KESHA, title: 'One', venue: 'Juja Branch' });
    await create({ ...KESHA, title: 'Two', venue: 'Juja Branch' });
    await at('2026-11-25', '18:00');
    expect(said()[2]).toMatchObject({ title: '2 new events', path: '/events?branch=juja&when=coming' });
    await follow([]);
    await create({ ...KESHA, title: 'Later', venue: 'Juja Branch' });
    await at('2026-11-26', '18:30');
    expect(pushes).toHaveLength(3);
  });

  it('is not told again of an event that was postponed and takes place after all, and is told of a branch or category that there is not', async () => {
    await follow([{ branch: 'juja' }]);
    const id = await create({ ...KESHA, venue: 'Juja Branch' });
    await at('2026-11-23', '18:00');
    expect(pushes).toHaveLength(1);
    await site.change(id, { ...KESHA, venue: 'Juja Branch', status: 'postponed' });
    await at('2026-11-24', '18:00');
    await site.change(id, { ...KESHA, venue: 'Juja Branch', status: null });
    await at('2026-11-25', '18:00');
    expect(pushes).toHaveLength(1);

    const refused = await follow([{ branch: 'juja' }, { branch: 'nope' }]);
    expectAnswer(refused, 400, { message: expect.stringContaining('There is no such branch:') });
    expect((await follow([{ category: 'Disco' }])).body.message).toContain('There is no such category:');
    expect((await follow([{ branch: 'juja', category: 'Kesha' }, {}])).status).toBe(200);
  });
});
