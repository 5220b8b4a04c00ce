import { type ReactNode, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, Resolver } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { EXTRA_LABELS, type ExtraField } from '#shared/events/eventLife.ts';
import { fieldWords } from '#shared/events/fieldWords.ts';
import {
  asApiError,
  createEventError,
  createSeriesError,
  deleteEventError,
  type Failure,
  isOffline,
  keptOffline,
  nowIn,
  sessionEnded,
} from '#web/api/errors.ts';
import { readEvent } from '#web/api/requests.ts';
import { shareEvent, shareHref } from '#web/entities/event/eventText.tsx';
import { useLookOnce } from '#web/entities/held/useLookOnce.tsx';
import { FormWaits } from '#web/entities/waiting/FormWaits.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useFormWaits, useOutbox } from '#web/outbox/useOutbox.ts';
import { ChangedMeanwhile, changedFields } from '#web/ui/conflicts/ChangedMeanwhile.tsx';
import { useEdited } from '#web/ui/conflicts/useEdited.ts';
import { DraftNotice } from '#web/ui/drafts/DraftNotice.tsx';
import { forgetDraft, idempotencyKeyOf, newKey } from '#web/ui/drafts/drafts.ts';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { showToast, type ToastAction } from '#web/ui/feedback/toasts.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import type { ScreenWords } from '../eventWordings.ts';
import { deletionOf, type SeriesChoice, SeriesScope, scopeAsked } from '../repeats/SeriesScope.tsx';
import type { ToSave } from './eventValues.ts';

/** Shown where somebody went on typing after a save that waited, and the server has that save now. */
const TYPED_SINCE = 'What you typed since is kept in the form of this event.';

interface SavedFormOptions<Values extends FieldValues> {
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

/** A form of an event: its draft, its save, which may wait for the network, and what came of it. */
export function useSavedForm<Values extends FieldValues>(options: SavedFormOptions<Values>) {
  const { draft, valuesOf, resolver, toSave, words, onSaved } = options;
  const [isGone, setGone] = useState(false);
  const event = isGone ? undefined : options.event;
  const edited = useEdited<ChurchEvent, Values>({
    item: options.event,
    draft,
    valuesOf,
    resolver,
    versionOf: ({ version }) => version,
  });
  const { form } = edited;
  const base = event && edited.base;
  const [search] = useSearchParams();
  const [choice, setChoice] = useState(() => scopeAsked(search));
  const [told, setTold] = useState<string>();
  const submit = useOutbox();
  const look = useLookOnce(() => void onSubmit(), Boolean(event?.waits));
  const offer = useSavedActions(words.deleted);

  /** A failure to create is a toast too (specification, section 8). */
  const fail = (message: string) => {
    form.setError('root', { message });
    if (!event) showToast(message, 'error');
  };
  const end = ({ data, error, waits, more }: Submitted, errorOf: (failure: Failure) => string) => {
    setTold(waits && (event ? waits(errorOf) : ''));
    if (waits && !event) showToast(waits(errorOf), 'info');
    if (waits) return;
    if (error) {
      if (more && event) return; // it stands with what waits
      if (sessionEnded(error)) return form.setError('root', { message: '' });
      const now = nowIn(error);
      if (now) return edited.meet(readEvent(now));
      if (event && options.isWhole && asApiError(error).status === 404) setGone(true);
      return fail(isOffline(error) ? keptOffline : errorOf(error));
    }
    const events = data?.events ?? (data?.event ? [data.event] : []);
    showToast(words[event ? 'updated' : 'created'](data?.message ?? null), 'success', ...offer(events, !event));
    if (more && event) return data?.event && edited.goOn(data.event);
    forgetDraft(draft);
    form.reset(valuesOf(base));
    onSaved(events);
  };
  const errorOf = event ? words.updateError : createEventError;
  const waits = useFormWaits(draft, (answer) => {
    if (answer.more) showToast(TYPED_SINCE, 'info');
    end(answer, errorOf);
  });
  const onSubmit = form.handleSubmit(async (values) => {
    if (event?.id === '') return fail(words.idMissing);
    const { write, texts, onSite } = toSave(values, base, choice);
    if (look.asks(texts, onSite)) return;
    const answer = await submit(write, idempotencyKeyOf(draft), draft);
    end(answer, write.kind === 'createSeries' ? createSeriesError : errorOf);
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved((isDirty && !waits) || isSubmitting, true);
  return { ...edited, event, base, onSubmit, look, choice, setChoice, waits, told };
}

const LABELS = { ...EVENT_LABELS, ...EXTRA_LABELS };
const FIELDS = Object.keys(LABELS) as (EventField | ExtraField)[];

/** The texts of a form's values, or of an event. */
type TextsOf<Values> = (event: ChurchEvent | undefined, values?: Values) => Readonly<Record<string, unknown>>;

interface SavedFormProps<Values extends FieldValues> {
  of: ReturnType<typeof useSavedForm<Values>>;
  label: string;
  /** The error of the whole form, where it is not that of the save. */
  error?: string | undefined;
  buttons: ReactNode;
  /** What a conflict shows of both sides, in the words in which people read it. */
  textsOf: TextsOf<Values>;
  /** Called in place of `keepMine`. */
  onKeepMine?: () => void;
  /** Whether the later ones of a series move along with its date. */
  moves?: boolean;
  children: ReactNode;
}

/** The form itself, around its fields. */
export function SavedForm<Values extends FieldValues>(props: SavedFormProps<Values>) {
  const { of, label, error, buttons, textsOf, moves = true, children } = props;
  const { form, event, base, conflict, draft, look, waits, told } = of;
  const startDate: PathValue<Values, FieldPath<Values>> = form.watch('start_date' as FieldPath<Values>);
  const inWords: TextsOf<Values> = (...shown) => {
    const texts = textsOf(...shown);
    return Object.fromEntries(FIELDS.map((field) => [field, fieldWords(field, String(texts[field] ?? ''))]));
  };
  return (
    <Form form={form} onSubmit={of.onSubmit} error={error} label={label} pinned buttons={buttons}>
      {waits ? null : <DraftNotice draft={draft} />}
      {children}
      {conflict ? (
        <ChangedMeanwhile
          what="this event"
          fields={changedFields(
            inWords(base),
            { mine: inWords(base, form.getValues()), theirs: inWords(conflict) },
            LABELS,
          )}
          refused={of.refused}
          onKeepMine={props.onKeepMine ?? of.keepMine}
          onTakeTheirs={draft.startAfresh}
        />
      ) : null}
      {event ? (
        <SeriesScope
          event={event}
          startDate={moves ? startDate : undefined}
          value={of.choice}
          onChange={of.setChoice}
        />
      ) : null}
      {look.question}
      {waits ? (
        <FormWaits
          told={told}
          {...(event ? {} : { another: { label: 'Create another event', onPress: draft.startAfresh } })}
        />
      ) : null}
    </Form>
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
