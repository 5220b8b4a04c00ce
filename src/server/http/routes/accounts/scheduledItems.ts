import { isEditablePage } from '#content/editable/index.ts';
import { wordsTitle } from '#content/editable/wordsTitle.ts';
import { findEvents } from '#server/store/events/events.ts';
import { isHeldEvent } from '#server/store/held/held.ts';
import { type Leaver, listScheduled } from '#server/store/leaving.ts';
import type { Connection } from '#server/store/schema.ts';
import type { ScheduledItem } from '#shared/auth/accounts.ts';
import { publishWords } from '#shared/events/publishing.ts';
import { readableMoment } from '#shared/time.ts';

/** What an account has scheduled, as an owner reads it. */
export async function scheduledItems(db: Connection, account: Leaver, now: Date): Promise<ScheduledItem[]> {
  const { events, words, held } = await listScheduled(db, account, now);
  const titleOf = (page: string, fields: readonly string[]) => (isEditablePage(page) ? wordsTitle(page, fields) : page);
  const heldEvents = await findEvents(
    db,
    held.filter(isHeldEvent).map(({ event_id }) => event_id),
  );
  return [
    ...events.map(
      ({ title, publish }): ScheduledItem => ({ kind: 'event', title, appears: publishWords(publish ?? '') }),
    ),
    ...words.map(
      ({ page, field, publish_at }): ScheduledItem => ({
        kind: 'words',
        title: titleOf(page, [field]),
        appears: `From ${readableMoment(publish_at)}`,
      }),
    ),
    ...held.map((row): ScheduledItem => {
      const title = isHeldEvent(row)
        ? (heldEvents.find(({ id }) => id === row.event_id)?.title ?? '')
        : titleOf(
            row.page,
            row.change.changes.map(({ field }) => field),
          );
      return { kind: 'waits for a yes', title, appears: '' };
    }),
  ];
}
