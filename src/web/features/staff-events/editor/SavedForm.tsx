import { useState } from 'react';
import type { FieldPath, FieldValues, PathValue, Resolver } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { EXTRA_LABELS, type ExtraField } from '#shared/events/eventLife.ts';
import { fieldWords } from '#shared/events/fieldWords.ts';
import { asApiError, createEventError, createSeriesError, deleteEventError } from '#web/api/errors.ts';
import { readEvent } from '#web/api/requests.ts';
import { shareEvent, shareHref } from '#web/entities/event/eventText.tsx';
import { useLookOnce } from '#web/entities/held/useLookOnce.tsx';
import { SavedForm, useSavedForm } from '#web/entities/waiting/SavedForm.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { showToast, type ToastAction } from '#web/ui/feedback/toasts.ts';
import type { ScreenWords } from '../eventWordings.ts';
import { deletionOf, type SeriesChoice, SeriesScope, scopeAsked } from '../repeats/SeriesScope.tsx';
import type { ToSave } from './eventValues.ts';

/** Shown where somebody went on typing after a save that waited, and the server has that save now. */
const TYPED_SINCE = 'What you typed since is kept in the form of this event.';

interface EventFormOptions<Values extends FieldValues> {
  /** The event that is changed; undefined for a new one. */
  event: ChurchEvent | undefined;
  /** Whether the form has the whole event, and so saves a new one where somebody has deleted it. */
  isWhole?: boolean;
  /** The name of the draft, with the account in it. */
  draft: string;
  valuesOf: (event: ChurchEvent | undefined) => Values;
  resolver: (event: ChurchEvent | undefined) => Resolver<Values>;
  /** @param base the event that the form was filled from */
  toSave: (values: Values, base: ChurchEvent | undefined, choice: SeriesChoice) => ToSave;
  words: ScreenWords;
  /** Called after a save, once the form is reset, with the saved events as stored; none if the backend returns none. */
  onSaved: (events: ChurchEvent[]) => void;
}

/** A form of an event. */
export function useEventForm<Values extends FieldValues>(options: EventFormOptions<Values>) {
  const { toSave, words } = options;
  const [isGone, setGone] = useState(false);
  const event = isGone ? undefined : options.event;
  const [search] = useSearchParams();
  const [choice, setChoice] = useState(() => scopeAsked(search));
  const offer = useSavedActions(words.deleted);
  const saved = useSavedForm<ChurchEvent, Values>({
    ...options,
    item: options.event,
    isNew: event === undefined,
    read: readEvent,
    savedIn: (data) => data?.event,
    errorOf: event ? words.updateError : createEventError,
    onAnswer: ({ waits, more }, errorOf) => {
      if (more) showToast(TYPED_SINCE, 'info');
      if (waits && !event) showToast(waits(errorOf), 'info');
    },
    onRefused: (error, message) => {
      if (event && options.isWhole && asApiError(error).status === 404) setGone(true);
      fail(message);
    },
    onSaved: (data, goesOn) => {
      const events = data?.events ?? (data?.event ? [data.event] : []);
      showToast(words[event ? 'updated' : 'created'](data?.message ?? null), 'success', ...offer(events, !event));
      if (!goesOn) options.onSaved(events);
    },
  });
  const { form } = saved;
  const base = event && saved.base;
  const look = useLookOnce(() => void onSubmit(), Boolean(event?.waits));
  /** A failure to create is a toast too (specification, section 8). */
  const fail = (message: string) => {
    form.setError('root', { message });
    if (!event) showToast(message, 'error');
  };
  const onSubmit = form.handleSubmit(async (values) => {
    if (event?.id === '') return fail(words.idMissing);
    const { write, texts, onSite } = toSave(values, base, choice);
    if (!look.asks(texts, onSite))
      await saved.save(write, write.kind === 'createSeries' ? createSeriesError : undefined);
  });
  return { ...saved, event, base, onSubmit, look, choice, setChoice };
}

type SavedFormProps<Values extends FieldValues> = Parameters<typeof SavedForm<ChurchEvent, Values>>[0];

/** The texts of a form's values, or of an event. */
type TextsOf<Values> = (event: ChurchEvent | undefined, values?: Values) => Readonly<Record<string, unknown>>;

interface EventSavedFormProps<Values extends FieldValues>
  extends Pick<SavedFormProps<Values>, 'label' | 'error' | 'buttons' | 'onKeepMine' | 'children'> {
  of: ReturnType<typeof useEventForm<Values>>;
  /** What a conflict shows of both sides, in plain words. */
  textsOf: TextsOf<Values>;
  /** Whether the later ones of a series move along with its date. */
  moves?: boolean;
}

const LABELS = { ...EVENT_LABELS, ...EXTRA_LABELS };
const FIELDS = Object.keys(LABELS) as (EventField | ExtraField)[];

/** The form itself, around its fields. */
export function EventSavedForm<Values extends FieldValues>(props: EventSavedFormProps<Values>) {
  const { of, textsOf, moves = true, ...form } = props;
  const { event, told, draft } = of;
  const startDate: PathValue<Values, FieldPath<Values>> = of.form.watch('start_date' as FieldPath<Values>);
  const another = { label: 'Create another event', onPress: draft.startAfresh };
  const inWords: TextsOf<Values> = (...shown) => {
    const texts = textsOf(...shown);
    return Object.fromEntries(FIELDS.map((field) => [field, fieldWords(field, String(texts[field] ?? ''))]));
  };
  return (
    <SavedForm
      {...form}
      of={of}
      onSubmit={of.onSubmit}
      what="this event"
      labels={LABELS}
      inWords={inWords}
      below={
        <>
          {event ? (
            <SeriesScope
              event={event}
              startDate={moves ? startDate : undefined}
              value={of.choice}
              onChange={of.setChoice}
            />
          ) : null}
          {of.look.question}
        </>
      }
      waiting={event ? {} : { told: told && '', another }} // a new one says it in a toast
    />
  );
}

/**
 * Returns the buttons of the toast after a save: to see the event as visitors do, to share it once it is on the site, and
 * to undo its creation.
 *
 * @param deleted what the screen says of a deletion
 */
function useSavedActions(deleted: ScreenWords['deleted']) {
  const navigate = useNavigate();
  const submit = useOutbox();
  const undo = async (event: ChurchEvent, key: string) => {
    const deletion = deletionOf(event, { later: true, own: true });
    tellOutcome(await submit(deletion, key), deleted, { errorOf: deleteEventError });
  };
  return ([event]: readonly ChurchEvent[], isNew: boolean): ToastAction[] => {
    if (!event?.id) return [];
    const share = () => {
      if (!shareEvent(event)) open(shareHref(event), '_blank', 'noopener');
    };
    const idempotencyKey = newKey();
    return [
      ...(event.waits ? [] : [{ label: 'See it', onPress: () => void navigate(href('event', { id: event.id })) }]),
      ...(event.waits || event.publish ? [] : [{ label: 'Share', onPress: share }]),
      ...(isNew ? [{ label: 'Undo', onPress: () => void undo(event, idempotencyKey) }] : []),
    ];
  };
}
