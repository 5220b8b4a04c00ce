import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useCreateEventMutation, useUpdateEventMutation } from '#web/api/api.ts';
import { useCreateSeriesMutation, useUpdateSeriesMutation } from '#web/api/endpoints/series.ts';
import { asCallError, createEventError, createSeriesError, type Failure, sessionEnded } from '#web/api/errors.ts';
import { type Done, readConflict } from '#web/api/parsers.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { eventIdMissing, type ScreenWords } from '../eventWordings.ts';
import { type SeriesChoice, thisOneOnly } from '../repeats/seriesChoice.ts';
import type { SaveOutcome, SaveRequest } from './EventForm.tsx';
import { changesOf, withOptionalFields } from './eventValues.ts';

/** The result of an update: the event as stored, or the changed events of its series. */
type Updated = Done & { event?: ChurchEvent | null; events?: ChurchEvent[] };

/**
 * Returns a function that creates an event, or a series, which is saved completely or not at all.
 *
 * @param screen the screen's texts
 */
export function useCreate(screen: ScreenWords): (request: SaveRequest) => Promise<SaveOutcome> {
  const [create] = useCreateEventMutation();
  const [createSeries] = useCreateSeriesMutation();
  return async ({ event: whole, repeats, idempotencyKey }) => {
    const event = withOptionalFields(whole);
    const { data, error } = repeats
      ? await createSeries({ series: { ...repeats, event }, idempotencyKey })
      : await create({ event, idempotencyKey });
    if (!error) {
      showToast(screen.created(data?.message ?? null), 'success');
      return { saved: true, events: [] };
    }
    if (sessionEnded(error)) return { saved: false, error: null };
    const words = repeats ? createSeriesError(error) : createEventError(error);
    showToast(words, 'error');
    return { saved: false, error: words };
  };
}

/**
 * Returns a function that updates an event, or it and the later ones of its series.
 *
 * @param screen the screen's texts
 */
export function useUpdate(
  edited: ChurchEvent,
  screen: ScreenWords,
  { later, own }: SeriesChoice = thisOneOnly,
): (request: SaveRequest) => Promise<SaveOutcome> {
  const [update] = useUpdateEventMutation();
  const [updateSeries] = useUpdateSeriesMutation();
  return async ({ event, before, seenVersion }) => {
    if (edited.id === '') return { saved: false, error: eventIdMissing };
    const changes = changesOf(event, before);
    const { data, error }: { data?: Updated; error?: Failure } =
      later && edited.series !== undefined
        ? await updateSeries({
            id: edited.series,
            change: { from: Number(edited.id), own, event: changes },
            version: seenVersion,
          })
        : await update({ id: edited.id, event: changes, version: seenVersion });
    if (!error) {
      showToast(screen.updated(data?.message ?? null), 'success');
      return { saved: true, events: data?.events ?? (data?.event ? [data.event] : []) };
    }
    if (sessionEnded(error)) return { saved: false, error: null };
    const failure = asCallError(error);
    const conflict = failure.status === 412 ? readConflict(failure.answer) : null;
    return conflict ? { saved: false, conflict } : { saved: false, error: screen.updateError(failure) };
  };
}
