import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { branchOf } from '#content/events/branchOf.ts';
import { eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { inLanguage, type Language } from '#content/language.ts';
import { href, pages } from '#content/pages.ts';
import type { WatchedContent } from '#server/content/watchedContent.ts';
import { feedTitle } from '#server/feeds/eventWords.ts';
import { findPushKeys } from '#server/store/accounts/pushSubscriptions.ts';
import {
  eventsWithReminders,
  type FollowRow,
  forgetDevices,
  listReminders,
  noteDigests,
  noteReminded,
  type ReminderRow,
  takeFollows,
  takeReminders,
} from '#server/store/reminders.ts';
import type { EventRow, Store } from '#server/store/store.ts';
import type { Published, Watched } from '#server/watched/watched.ts';
import { goesAhead, isOver, waitsForDay } from '#shared/events/churchEvent.ts';
import type { VisitorPush } from '#shared/push.ts';
import { isNight, REMINDER_LEADS, reminderMoment, startSeconds, type Topic } from '#shared/reminderTimes.ts';
import { addDays, churchClock, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { REMINDER_WORDS } from './reminderWords.ts';
import { isGone, pushFault, type SendPush, sendByWebPush } from './sendPush.ts';

/** Pushes to visitors, who asked for them: reminders of events, and an evening's digest of new ones. */
export type VisitorPushes = ReturnType<typeof createVisitorPushes>;

declare module 'fastify' {
  interface FastifyInstance {
    visitorPushes: VisitorPushes;
  }
}

interface VisitorPushDeps {
  store: Store;
  events: Watched<Published<EventRow>>;
  content: WatchedContent;
  now: () => Date;
  /** Logs why a push could not be sent. */
  onFault: (fault: unknown) => void;
  send?: SendPush | undefined;
}

/** Devices that are taken at a time, and how many of them are sent to at once: 5,000 in two minutes. */
const [BATCH, CONCURRENT] = [100, 25];

/** The hours in which the digest of new events is sent, the church's time. */
const DIGEST = { from: '18:00', to: '21:00' };

const DIGEST_AGE_S = (12 * HOUR_MS) / 1000;

interface Addressed<Row> {
  row: Row;
  push: VisitorPush;
  ttl: number;
}

/**
 * Each row is leased in the database before it is sent, and marked afterwards: instances never send the same one, and what
 * a killed process leaves is sent again once its lease is over. The device shows one notification of an event or digest.
 */
export function createVisitorPushes(deps: VisitorPushDeps) {
  const { store, events, content, now, onFault, send = sendByWebPush } = deps;
  const limit = pLimit(CONCURRENT);

  /** Sends to some devices. @returns the ids of those that were reached */
  async function sendAll<Row extends ReminderRow | FollowRow>(addressed: Addressed<Row>[]): Promise<number[]> {
    const keys = await findPushKeys(store.db);
    if (!keys) return [];
    const [sent, gone]: [number[], string[]] = [[], []];
    const one = async ({ row, push, ttl }: Addressed<Row>) => {
      try {
        await send({ subscription: row, payload: JSON.stringify(push), topic: push.tag, ttl, keys });
        sent.push(row.id);
      } catch (thrown) {
        if (isGone(thrown)) gone.push(row.endpoint);
        else onFault(pushFault(thrown));
      }
    };
    await Promise.all(addressed.map((each) => limit(() => one(each))));
    if (gone.length > 0) await store.write((transaction) => forgetDevices(transaction, gone));
    return sent;
  }

  /** Sends an event's reminders that were told neither `told` nor one of `same`: all, of a lead, or those told before. */
  async function remind(
    event: EventRow,
    told: string,
    { same = [], ...some }: { same?: string[]; lead?: string; toldBefore?: boolean } = {},
  ): Promise<void> {
    for (;;) {
      const asked = { eventId: event.id, told: [told, ...same], most: BATCH, ...some };
      const rows = await store.write((transaction) => takeReminders(transaction, asked, now()));
      const sent = await sendAll(await reminders(event, rows));
      await store.write((transaction) => noteReminded(transaction, sent, told));
      if (rows.length < BATCH) return;
    }
  }

  async function reminders(event: EventRow, rows: ReminderRow[]): Promise<Addressed<ReminderRow>[]> {
    const { eventLanguages } = await content.current();
    const ttl = Math.max(HOUR_MS, startSeconds(event) * 1000 - now().getTime()) / 1000;
    const inBoth = { en: reminderOf(event, eventLanguages.en), sw: reminderOf(event, eventLanguages.sw) };
    return rows.map((row) => ({ row, ttl, push: inBoth[row.language as Language] }));
  }

  function reminderOf(event: EventRow, words: EventLanguage): VisitorPush {
    const { language } = words;
    return {
      title: feedTitle(event, words),
      body: bodyOf(event, words),
      path: inLanguage(language, href('event', { id: String(event.id) })),
      tag: `event-${event.id}`,
      event: event.id,
      off: REMINDER_WORDS[language].push.off,
    };
  }

  function bodyOf(event: EventRow, { language, dates }: EventLanguage): string {
    const { push } = REMINDER_WORDS[language];
    if (event.status === 'cancelled') return push.cancelled;
    if (waitsForDay(event)) return push.postponed;
    const [time, { date: today }] = [dates.timeOn(event.start_date, event.start_time), churchClock(now())];
    if (event.start_date === today) return push.today(time, event.venue);
    if (event.start_date === addDays(today, 1)) return push.tomorrow(time, event.venue);
    return push.on(dates.date(event.start_date), time, event.venue);
  }

  async function sendReminders(rows: readonly EventRow[], clock: { date: string; time: string }): Promise<void> {
    const asked = await eventsWithReminders(store.db);
    for (const event of rows) {
      if (!asked.has(event.id) || isOver(event, clock)) continue;
      const start = `${event.start_date}T${event.start_time}`;
      const at = `${clock.date}T${clock.time}`;
      if (!goesAhead(event)) await remind(event, event.status ?? '');
      else if (at < start) {
        const isDue = (moment: string | undefined) => moment !== undefined && moment <= at;
        const due = REMINDER_LEADS.filter((lead) => isDue(reminderMoment(event, lead)));
        const told = `${start} ${event.venue}`;
        for (const lead of due) await remind(event, told, { lead, same: [start] }); // an earlier version noted the start alone
        // Another day or place, or that it takes place after all, is told at once, and the reminder comes besides.
        await remind(event, `news ${told}`, { toldBefore: true, same: [told, start, ''] }); // an earlier version noted '' here
      }
    }
  }

  async function sendDigests(rows: readonly EventRow[], clock: { date: string; time: string }): Promise<void> {
    const ahead = rows.filter((row) => !isOver(row, clock));
    const coming = ahead.filter(goesAhead);
    const known = ahead.map(({ id }) => id);
    const { eventLanguages } = await content.current();
    for (;;) {
      const follows = await store.write((transaction) => takeFollows(transaction, clock.date, BATCH, now()));
      const addressed: Addressed<FollowRow>[] = [];
      const quiet: number[] = [];
      for (const row of follows) {
        const push = digestOf(row);
        if (push) addressed.push({ row, push, ttl: DIGEST_AGE_S });
        else quiet.push(row.id);
      }
      const sent = await sendAll(addressed);
      await store.write((transaction) => noteDigests(transaction, [...quiet, ...sent], clock.date, known));
      if (follows.length < BATCH) return;
    }

    function digestOf({ topics, seen, language: asked }: FollowRow): VisitorPush | undefined {
      const language = asked as Language;
      const before = new Set<number>(JSON.parse(seen));
      const followed: Topic[] = JSON.parse(topics);
      const fresh = coming.filter((row) => !before.has(row.id) && followed.some((topic) => isAbout(row, topic)));
      const [first] = fresh.toReversed();
      if (!first) return undefined;
      const { push } = REMINDER_WORDS[language];
      const topic = followed.find((one) => fresh.every((row) => isAbout(row, one)));
      const query = eventAddressQuery(readEventAddress(new URLSearchParams({ when: 'coming', ...topic })));
      const path = fresh.length === 1 ? href('event', { id: String(first.id) }) : `${pages.events.path}?${query}`;
      return {
        title: fresh.length === 1 ? push.newOne : push.newOnes(fresh.length),
        body: fresh
          .toReversed()
          .map((row) => feedTitle(row, eventLanguages[language]))
          .join(', ')
          .slice(0, 300),
        path: inLanguage(language, path),
        tag: 'new-events',
        off: push.off,
      };
    }
  }

  return {
    /** Sends what is due now. It is called every minute, by each instance. */
    async sendDue(): Promise<void> {
      const clock = churchClock(now());
      if (isNight(clock.time)) return;
      const { rows } = await events.current();
      await sendReminders(rows, clock);
      if (clock.time >= DIGEST.from && clock.time < DIGEST.to) await sendDigests(rows, clock);
    },
    /** Sends all reminders of an event at once. Those that are due are sent besides. @returns how many devices were reached */
    remindNow: async (event: EventRow): Promise<number> =>
      (await sendAll(await reminders(event, await listReminders(store.db, event.id)))).length,
  };
}

const isAbout = ({ venue, category }: EventRow, topic: Topic): boolean =>
  (!topic.branch || branchOf(venue)?.key === topic.branch) && (!topic.category || category === topic.category);

/** Sends what is due every minute, until the app is closed. */
export function sendEachMinute(app: FastifyInstance, visitorPushes: VisitorPushes): void {
  const timer = setInterval(() => visitorPushes.sendDue(), MINUTE_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.decorate('visitorPushes', visitorPushes);
}
