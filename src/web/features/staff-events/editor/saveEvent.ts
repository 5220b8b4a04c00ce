import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { eventTexts } from '#shared/publication/eventTexts.ts';
import { useCreateEventMutation, useUpdateEventMutation } from '#web/api/api.ts';
import { useCreateSeriesMutation, useUpdateSeriesMutation } from '#web/api/endpoints/staffEvents.ts';
import {
  asApiError,
  createEventError,
  createSeriesError,
  isOffline,
  keptOffline,
  sessionEnded,
} from '#web/api/errors.ts';
import { readConflict } from '#web/api/parsers.ts';
import { shareEvent, shareHref } from '#web/entities/event/shareEvent.ts';
import { useLookOnce } from '#web/entities/held/useLookOnce.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { showToast, type ToastAction } from '#web/ui/feedback/toasts.ts';
import { eventIdMissing, type ScreenWords } from '../eventWordings.ts';
import { type SeriesChoice, thisOneOnly } from '../repeats/seriesChoice.ts';
import type { SaveOutcome, SaveRequest } from './EventForm.tsx';
import { changesOf, type EventTexts, withOptionalFields } from './eventValues.ts';

/** The result of a save: the event as stored, or those of its series, the earliest first. */
type Saved = NonNullable<Submitted['data']>;

/** The form closes: its list shows the event as it will be. */
function toldThatItWaits(words: string): SaveOutcome {
  showToast(words, 'info');
  return { saved: true, events: [] };
}

const isDraft = ({ publish }: { publish?: string | null | undefined }): boolean => publish === DRAFT;

/** The event that the fields were filled from, which may be older than the one in the list. */
const baseOf = (event: ChurchEvent, before: EventTexts): ChurchEvent => ({ ...event, ...before });

const savedEvents = (saved: Saved | undefined): ChurchEvent[] => saved?.events ?? (saved?.event ? [saved.event] : []);

/** The toast's buttons after a save: to see the event as visitors do, and to share it once it is on the site. */
function useSavedActions(): (events: readonly ChurchEvent[]) => ToastAction[] {
  const navigate = useNavigate();
  return ([event]) => {
    if (!event?.id || event.waits) return [];
    const page = href('event', { id: event.id });
    const share = () => {
      if (!shareEvent(event)) open(shareHref(event), '_blank', 'noopener');
    };
    const see = { label: 'See it', onPress: () => void navigate(page) };
    return event.publish ? [see] : [see, { label: 'Share', onPress: share }];
  };
}

/**
 * Returns a function that creates an event, or a series, which is saved completely or not at all.
 *
 * @param screen the screen's texts
 */
export function useCreate(screen: ScreenWords): (request: SaveRequest) => Promise<SaveOutcome> {
  const [create] = useCreateEventMutation();
  const [createSeries] = useCreateSeriesMutation();
  const submit = useOutbox();
  const offer = useSavedActions();
  const lookOnce = useLookOnce();
  return async ({ event: whole, repeats, values, idempotencyKey, looked }) => {
    const event = withOptionalFields(whole);
    const look = isDraft(event) ? [] : lookOnce(eventTexts(event), [], looked);
    if (look.length > 0) return { saved: false, look };
    const series = repeats && { ...repeats, event };
    const { data, error, waits }: Submitted = series
      ? await submit({ kind: 'createSeries', series, form: values ?? {} }, idempotencyKey, () =>
          createSeries({ series, idempotencyKey }),
        )
      : await submit({ kind: 'createEvent', event }, idempotencyKey, () => create({ event, idempotencyKey }));
    if (waits) return toldThatItWaits(waits(createEventError));
    if (!error) {
      const events = savedEvents(data);
      showToast(screen.created(data?.message ?? null), 'success', ...offer(events));
      return { saved: true, events };
    }
    if (sessionEnded(error)) return { saved: false, error: null };
    const words = isOffline(error) ? keptOffline : repeats ? createSeriesError(error) : createEventError(error);
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
  const submit = useOutbox();
  const offer = useSavedActions();
  const lookOnce = useLookOnce();
  return async ({ event, before, idempotencyKey, seenVersion, looked }) => {
    if (edited.id === '') return { saved: false, error: eventIdMissing };
    const changes = changesOf(event, before);
    const onSite = edited.waits || edited.publish === DRAFT ? [] : eventTexts(before);
    const look = isDraft(event) ? [] : lookOnce(eventTexts({ ...before, ...changes }), onSite, looked);
    if (look.length > 0) return { saved: false, look };
    const { id: eventId } = edited;
    const { series: id } = edited;
    const from = { base: baseOf(edited, before), version: seenVersion };
    const change = { from: Number(edited.id), own, event: changes };
    const { data, error, waits }: Submitted =
      later && id !== undefined
        ? await submit({ kind: 'updateSeries', seriesId: id, change, ...from }, idempotencyKey, () =>
            updateSeries({ id, change, version: seenVersion, idempotencyKey }),
          )
        : await submit({ kind: 'updateEvent', eventId, event: changes, ...from }, idempotencyKey, () =>
            update({ id: eventId, event: changes, version: seenVersion, idempotencyKey }),
          );
    if (waits) return toldThatItWaits(waits(screen.updateError));
    if (!error) {
      const events = savedEvents(data);
      showToast(screen.updated(data?.message ?? null), 'success', ...offer(events));
      return { saved: true, events };
    }
    if (sessionEnded(error)) return { saved: false, error: null };
    if (isOffline(error)) return { saved: false, error: keptOffline };
    const failure = asApiError(error);
    const conflict = failure.status === 412 ? readConflict(failure.answer) : null;
    return conflict ? { saved: false, conflict } : { saved: false, error: screen.updateError(failure) };
  };
}
