import { skipToken } from '@reduxjs/toolkit/query';
import type { ReminderLead, Topic } from '#shared/reminderTimes.ts';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import { asApiError, type Failure } from '#web/api/errors.ts';
import { usePushDevice } from '#web/entities/push/usePushDevice.ts';
import { dates } from '#words/dates.ts';
import { language } from '#words/language.ts';
import { reminders as words } from '#words/reminders.ts';

/** What this device is reminded of and follows, and how that is changed. No permission is asked for before a tap. */
export function useReminders() {
  const { reach, device, busy, error, change } = usePushDevice(words.notReached, errorText);
  const { data, isError } = remindersApi.useReadRemindersQuery(device ? { endpoint: device.endpoint } : skipToken);
  const [create] = remindersApi.useCreateReminderMutation();
  const [remove] = remindersApi.useDeleteReminderMutation();
  const [follow] = remindersApi.useUpdateFollowMutation();
  const topics = data?.topics ?? [];
  return {
    reach,
    busy,
    error: error || (isError ? words.failed : ''),
    /** Whether it is not known yet what the device follows: a change would forget it. */
    unread: device !== null && !data,
    reminders: data?.reminders ?? [],
    topics,
    remind: (event: number, lead: ReminderLead) => change((on) => create({ ...on, event, lead, language })),
    forget: (event: number) => change(({ endpoint }) => remove({ endpoint, event })),
    follow: (topic: Topic) => change((on) => follow({ ...on, topics: [...topics, topic], language })),
    unfollow: (topic: Topic) =>
      change((on) => follow({ ...on, topics: topics.filter((one) => !isSameTopic(one, topic)), language })),
  };
}

export const isSameTopic = (one: Topic, other: Topic): boolean =>
  (one.branch ?? '') === (other.branch ?? '') && (one.category ?? '') === (other.category ?? '');

/** The server says in English alone why it cannot take a device. */
function errorText(failure: Failure): string {
  const { status, text } = asApiError(failure);
  return status === 422 && language !== 'en' ? words.notReached : (text ?? words.failed);
}

/** A moment of the church's clock, `2026-12-03T18:00`, as this page writes it. */
export function momentWords(moment = ''): string {
  const [day = '', time = ''] = moment.split('T');
  return moment === '' ? '' : `${dates.dayAndMonth(day)}, ${dates.timeOn(day, time)}`;
}
