import type { FastifyRequest } from 'fastify';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import { readFeedChoice } from '#server/feeds/chosenEvents.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { allowLongAnswer } from '#server/http/connections/connections.ts';
import { countVisitor, requestLanguage } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import { REMINDER_WORDS } from '#server/push/reminderWords.ts';
import { deleteReminder, listReminders, putFollow, putReminder, readDevice } from '#server/store/reminders.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { pushEndpointSchema } from '#shared/push.ts';
import { followSchema, reminderEndSchema, reminderSchema } from '#shared/reminders.ts';
import { isNight, leadsAhead, type ReminderLead, type RemindersAnswer, reminderMoment } from '#shared/reminderTimes.ts';
import { churchClock, MINUTE_MS } from '#shared/time.ts';
import { rowParams } from '../../validation.ts';

/** Visitors ask for a reminder of an event, or for news of new ones, without an account. */
export function registerReminders(app: App, { store, events, limits, now, pushNotifier }: AppContext): void {
  const wordsOf = (request: FastifyRequest) => REMINDER_WORDS[requestLanguage(request)].answers;
  const onRequest = countVisitor(limits, 'requests');

  app.get(endpoints.readPushKey.path, { onRequest }, async () => ({ public_key: await pushNotifier.publicKey() }));

  app.post(endpoints.createReminder.path, { onRequest, schema: { body: reminderSchema } }, async (request, reply) => {
    const { body } = request;
    const words = wordsOf(request);
    const { rows } = await events.current();
    const event = rows.find(({ id }) => id === body.event);
    if (!event) throw new HttpError(404, words.noEvent);
    if (!leadsAhead(event, churchClock(now())).includes(body.lead)) throw new HttpError(409, words.tooLate);
    await store.write((transaction) => putReminder(transaction, body, now()));
    return reply.code(201).send({ message: words.kept });
  });

  app.post(endpoints.deleteReminder.path, { onRequest, schema: { body: reminderEndSchema } }, async (request) => {
    const { endpoint, event } = request.body;
    await store.write((transaction) => deleteReminder(transaction, endpoint, event));
    return { message: wordsOf(request).deleted };
  });

  app.post(
    endpoints.readReminders.path,
    { onRequest, schema: { body: pushEndpointSchema } },
    async ({ body }): Promise<RemindersAnswer> => {
      const { rows } = await events.current();
      const { reminders, topics } = await readDevice(store.db, body.endpoint);
      const shown = reminders.flatMap(({ event_id, lead }) => {
        const event = rows.find(({ id }) => id === event_id);
        if (!event) return [];
        const { title, title_sw } = event;
        const moment = reminderMoment(event, lead as ReminderLead) ?? '';
        return [{ event: event_id, lead: lead as ReminderLead, title, moment, ...(title_sw && { title_sw }) }];
      });
      return { reminders: shown, topics };
    },
  );

  app.put(endpoints.updateFollow.path, { onRequest, schema: { body: followSchema } }, async (request) => {
    for (const topic of request.body.topics) readFeedChoice({ ...topic, lang: request.body.language }, eventLanguages);
    const clock = churchClock(now());
    const { rows } = await events.current();
    const known = rows.filter((row) => !isOver(row, clock)).map(({ id }) => id);
    await store.write((transaction) => putFollow(transaction, request.body, known));
    const words = wordsOf(request);
    return { message: request.body.topics.length > 0 ? words.following : words.unfollowed };
  });
}

/** Thousands of pushes take a minute or two. */
const SEND_TIMEOUT_MS = 5 * MINUTE_MS;

const NIGHT_WORDS = 'No push goes out between ten in the evening and six in the morning.';
const OVER = 'This event is over.';
const JUST_NOW = 'A reminder of this event was sent within the last ten minutes.';

/** Staff remind everybody at once who asked for a reminder of an event; once in ten minutes, and not at night. */
export function registerRemindNow(staff: App, { store, visitorPushes, events, limitStore, now }: AppContext): void {
  staff.post(staffEndpoints.sendReminders.path, { schema: { params: rowParams } }, async ({ params, raw }) => {
    const { rows } = await events.current();
    const event = rows.find(({ id }) => id === params.id);
    if (!event) throw new HttpError(404, REMINDER_WORDS.en.answers.noEvent);
    const clock = churchClock(now());
    if (isOver(event, clock)) throw new HttpError(409, OVER);
    if (isNight(clock.time)) throw new HttpError(409, NIGHT_WORDS);
    if ((await listReminders(store.db, event.id)).length === 0) return { sent: 0 };
    const { count } = await limitStore.add(`reminders of ${event.id}`, 1, (10 * MINUTE_MS) / 1000, now());
    if (count > 1) throw new HttpError(409, JUST_NOW);
    allowLongAnswer(raw, SEND_TIMEOUT_MS);
    return { sent: await visitorPushes.remindNow(event) };
  });
}
