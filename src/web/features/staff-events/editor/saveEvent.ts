import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { eventTexts } from '#shared/publication/eventTexts.ts';
import type { Finding } from '#shared/publication/findings.ts';
import {
  createEventError,
  createSeriesError,
  type Failure,
  isOffline,
  keptOffline,
  nowIn,
  sessionEnded,
} from '#web/api/errors.ts';
import { readEvent } from '#web/api/parsers.ts';
import { type Looked, useLookOnce } from '#web/entities/held/useLookOnce.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ScreenWords } from '../eventWordings.ts';
import type { ChosenRepeats } from '../repeats/repeatValues.ts';
import { type SeriesChoice, thisOneOnly } from '../repeats/seriesChoice.ts';
import { useSavedActions } from '../useSavedActions.ts';
import { changesOf, type EventTexts, type EventValues, withOptionalFields } from './eventValues.ts';

/** The result of a save: saved, failed with an error, or in conflict with somebody else's change. */
export type SaveOutcome =
  /** `events` are those created or changed, as stored; none if the backend does not return them. */
  | { saved: true; events: ChurchEvent[] }
  /** Null if the session has ended, which a toast reports. */
  | { saved: false; error: string | null }
  | { saved: false; conflict: ChurchEvent }
  /** No answer came. It waits to be sent, as these words say unless a toast does. */
  | { saved: false; waits: string }
  /** An owner has to look at this once before it is on the site. */
  | { saved: false; look: Finding[] };

/** One attempt to save. */
export interface SaveRequest {
  event: EventInput;
  /** The dates of a new event that repeats. */
  repeats?: ChosenRepeats | undefined;
  /** The form's values of a new event that repeats. */
  values?: EventValues | undefined;
  /** The event that the fields were filled from. */
  before: EventValues;
  /** The name of the form's draft. */
  draft: string;
  /** The same for each attempt until the form is saved. */
  idempotencyKey: string;
  /** The version that the fields were filled from. */
  seenVersion: number | undefined;
  looked: Looked;
}

/** How a form saves its event. */
export interface Saving {
  save: (request: SaveRequest) => Promise<SaveOutcome>;
  /** What the server's answer means for the form, also to a save that waited. */
  finish: (answer: Submitted) => SaveOutcome;
}

const isDraft = ({ publish }: { publish?: string | null | undefined }): boolean => publish === DRAFT;

/** The event that the fields were filled from, which may be older than the one in the list. */
const baseOf = (event: ChurchEvent, before: EventTexts): ChurchEvent => ({ ...event, ...before });

/** Returns `finish` of a screen, which tells a success in a toast. */
function useFinish(screen: ScreenWords, done: 'created' | 'updated', errorOf: (failure: Failure) => string) {
  const offer = useSavedActions(screen.deleted);
  return ({ data, error, waits }: Submitted): SaveOutcome => {
    if (waits) return { saved: false, waits: waits(errorOf) };
    if (!error) {
      const events = data?.events ?? (data?.event ? [data.event] : []);
      showToast(screen[done](data?.message ?? null), 'success', ...offer(events, done === 'created'));
      return { saved: true, events };
    }
    if (sessionEnded(error)) return { saved: false, error: null };
    if (isOffline(error)) return { saved: false, error: keptOffline };
    const now = nowIn(error);
    return now ? { saved: false, conflict: readEvent(now) } : { saved: false, error: errorOf(error) };
  };
}

/**
 * How an event is created, or a series, which is saved completely or not at all. A failure is a toast too (specification,
 * section 8).
 *
 * @param screen the screen's texts
 */
export function useCreate(screen: ScreenWords): Saving {
  const submit = useOutbox();
  const lookOnce = useLookOnce();
  const finish = useFinish(screen, 'created', createEventError);
  const finishSeries = useFinish(screen, 'created', createSeriesError);
  const told = (outcome: SaveOutcome): SaveOutcome => {
    if ('error' in outcome && outcome.error) showToast(outcome.error, 'error');
    if (!('waits' in outcome)) return outcome;
    showToast(outcome.waits, 'info');
    return { saved: false, waits: '' };
  };
  return {
    finish: (answer) => told(finish(answer)),
    save: async ({ event: whole, repeats, values, draft, idempotencyKey, looked }) => {
      const event = withOptionalFields(whole);
      const look = isDraft(event) ? [] : lookOnce(eventTexts(event), [], looked);
      if (look.length > 0) return { saved: false, look };
      if (!repeats) return told(finish(await submit({ kind: 'createEvent', event }, idempotencyKey, draft)));
      const write = { kind: 'createSeries', series: { ...repeats, event }, form: values ?? {} } as const;
      return told(finishSeries(await submit(write, idempotencyKey, draft)));
    },
  };
}

/**
 * How an event is updated, or it and the later ones of its series.
 *
 * @param screen the screen's texts
 */
export function useUpdate(
  edited: ChurchEvent,
  screen: ScreenWords,
  { later, own }: SeriesChoice = thisOneOnly,
): Saving {
  const submit = useOutbox();
  const lookOnce = useLookOnce();
  const finish = useFinish(screen, 'updated', screen.updateError);
  return {
    finish,
    save: async ({ event, before, draft, idempotencyKey, seenVersion: version, looked }) => {
      if (edited.id === '') return { saved: false, error: screen.idMissing };
      const changes = changesOf(event, before);
      const onSite = edited.waits || edited.publish === DRAFT ? [] : eventTexts(before);
      const look = isDraft(event) ? [] : lookOnce(eventTexts({ ...before, ...changes }), onSite, looked);
      if (look.length > 0) return { saved: false, look };
      const { id, series } = edited;
      const from = { base: baseOf(edited, before), version };
      const write =
        later && series !== undefined
          ? ({ kind: 'updateSeries', seriesId: series, change: { from: Number(id), own, event: changes } } as const)
          : ({ kind: 'updateEvent', eventId: id, event: changes } as const);
      return finish(await submit({ ...write, ...from }, idempotencyKey, draft));
    },
  };
}
