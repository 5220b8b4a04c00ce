import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import type { Done } from '#web/api/parsers.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** The events and versions of a request. */
export const versionsOf = (events: readonly ChurchEvent[]): EventVersion[] =>
  events.map(({ id, version = 1 }) => ({ id: Number(id), version }));

/** Returns a function that shows a toast about changed events, whose *Undo* reverts all of them. */
export function useChangedToast(): (done: Done & { changed?: EventVersion[] }, words?: string) => void {
  const [undo] = eventsApi.useUndoEventsMutation();
  return ({ message, changed = [] }, words = message ?? 'Saved.') => {
    const idempotencyKey = newKey();
    const bringBack = async () => {
      const { data, error } = await undo({ events: changed, idempotencyKey });
      if (error && sessionEnded(error)) return;
      if (error) showToast(staffApiError(error), 'error', { label: 'Try again', onPress: () => void bringBack() });
      else showToast(data.message ?? 'Everything is as it was before.', 'success');
    };
    showToast(words, 'success', ...(changed.length > 0 ? [{ label: 'Undo', onPress: () => void bringBack() }] : []));
  };
}
