import { array, type InferType, object, string } from 'yup';
import { rowId } from './http/rows.ts';
import { pushEndpointSchema, pushSubscriptionSchema } from './push.ts';
import { REMINDER_LEADS } from './reminderTimes.ts';

/** Limits for one device: how many reminders it has, and how many topics it follows. */
export const MAX_REMINDERS = 50;
export const MAX_TOPICS = 20;

const UNREADABLE = 'This reminder cannot be read. Please open the page of the event and try again.';

const language = string()
  .oneOf(['en', 'sw'] as const, UNREADABLE)
  .required(UNREADABLE);

/** The body of `POST /create/reminders`. The same device and event again changes the reminder. */
export const reminderSchema = pushSubscriptionSchema.shape({
  event: rowId(UNREADABLE),
  lead: string().oneOf(REMINDER_LEADS, UNREADABLE).required(UNREADABLE),
  language,
});

/** The body of `POST /delete/reminders`. */
export const reminderEndSchema = pushEndpointSchema.shape({ event: rowId(UNREADABLE) });

/** The body of `PUT /update/follows`: all that the device follows; none ends it. The server knows the branches. */
export const followSchema = pushSubscriptionSchema.shape({
  topics: array(object({ branch: string().max(40), category: string().max(60) }))
    .max(MAX_TOPICS, `A device can follow at most ${MAX_TOPICS} branches and categories.`)
    .required(),
  language,
});

export type ReminderInput = InferType<typeof reminderSchema>;
export type FollowInput = InferType<typeof followSchema>;
