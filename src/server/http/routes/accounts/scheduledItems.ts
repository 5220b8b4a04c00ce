import { isEditablePage } from '#content/editable/index.ts';
import { wordsTitle } from '#content/editable/wordsTitle.ts';
import { type Leaver, listScheduled } from '#server/store/leaving.ts';
import type { Connection } from '#server/store/store.ts';
import type { ScheduledItem } from '#shared/auth/accounts.ts';
import { publishWords } from '#shared/events/publishing.ts';
import { readableMoment } from '#shared/time.ts';
import { heldDtos } from '../held/heldDtos.ts';

/** What an account has scheduled, as an owner reads it. */
export async function scheduledItems(db: Connection, account: Leaver, now: Date): Promise<ScheduledItem[]> {
  const { events, words, held } = await listScheduled(db, account, now);
  const waiting = await heldDtos(db, held, account.id, now);
  return [
    ...events.map(({ title, publish }) => ({ kind: 'event' as const, title, appears: publishWords(publish ?? '') })),
    ...words.map(({ page, field, publish_at }) => ({
      kind: 'words' as const,
      title: isEditablePage(page) ? wordsTitle(page, [field]) : page,
      appears: `From ${readableMoment(publish_at)}`,
    })),
    ...waiting.map(({ title }) => ({ kind: 'waits for a yes' as const, title, appears: '' })),
  ];
}
