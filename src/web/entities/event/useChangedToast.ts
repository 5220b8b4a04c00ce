import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import type { Done } from '#web/api/parsers.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';

/** The events and versions of a request. */
export const versionsOf = (events: readonly ChurchEvent[]): EventVersion[] =>
  events.map(({ id, version = 1 }) => ({ id: Number(id), version }));

/** Returns a function that shows a toast about changed events, whose *Undo* reverts all of them. */
export function useChangedToast(): (done: Done & { changed?: EventVersion[] }, words?: string) => void {
  const [undo] = eventsApi.useUndoEventsMutation();
  return ({ message, changed = [] }, words = message ?? 'Saved.') => {
    const idempotencyKey = newKey();
    const bringBack = async (): Promise<unknown> =>
      tellOutcome(await undo({ events: changed, idempotencyKey }), 'Everything is as it was before.', {
        again: bringBack,
      });
    tellOutcome({}, words, { undo: changed.length > 0 ? bringBack : undefined });
  };
}
