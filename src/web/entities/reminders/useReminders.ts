import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { PushSubscriptionInput } from '#shared/push.ts';
import type { ReminderLead, Topic } from '#shared/reminderTimes.ts';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import { asApiError, type Failure } from '#web/api/errors.ts';
import { heldSubscription, pushManager, subscribeDevice } from '#web/entities/push/devicePush.ts';
import { dates } from '#words/dates.ts';
import { language } from '#words/language.ts';
import { reminders as words } from '#words/reminders.ts';

/** Whether the site can reach this device: an iPhone can be reached once the site is on its home screen. */
type Reach = 'loading' | 'yes' | 'blocked' | 'iPhone' | 'unsupported';

const isIPhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

async function reachNow(): Promise<Reach> {
  if (await pushManager()) return Notification.permission === 'denied' ? 'blocked' : 'yes';
  return isIPhone() ? 'iPhone' : 'unsupported';
}

/** What this device is reminded of and follows, and how that is changed. No permission is asked for before a tap. */
export function useReminders() {
  const [reach, setReach] = useState<Reach>('loading');
  const [device, setDevice] = useState<PushSubscriptionInput | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { data, isError } = remindersApi.useReadRemindersQuery(device ? { endpoint: device.endpoint } : skipToken);
  const [readKey] = remindersApi.useLazyReadPushKeyQuery();
  const [create] = remindersApi.useCreateReminderMutation();
  const [remove] = remindersApi.useDeleteReminderMutation();
  const [follow] = remindersApi.useUpdateFollowMutation();

  useEffect(() => {
    void (async () => {
      const held = await heldSubscription().catch(() => null);
      if (held) setDevice(held.toJSON() as PushSubscriptionInput);
      setReach(await reachNow());
    })();
  }, []);

  async function reachable(): Promise<PushSubscriptionInput | string> {
    if (device) return device;
    const key = await readKey();
    if (key.error) return errorText(key.error);
    const made = await subscribeDevice(key.data ?? '');
    setReach(await reachNow());
    if (made === 'refused') return '';
    if (made === 'unreachable') return words.notReached;
    setDevice(made);
    return made;
  }

  /** @returns whether it was done */
  async function change(work: (device: PushSubscriptionInput) => Promise<{ error?: Failure | undefined }>) {
    setBusy(true);
    setError('');
    const asked = await reachable();
    let isDone = false;
    if (typeof asked === 'string') setError(asked);
    else {
      const { error } = await work(asked);
      if (error) setError(errorText(error));
      isDone = !error;
    }
    setBusy(false);
    return isDone;
  }

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
