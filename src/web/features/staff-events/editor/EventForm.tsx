import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_LABELS, type EventInput, type EventWording, eventSchema } from '#shared/events/event.ts';
import { EXTRA_LABELS } from '#shared/events/eventLife.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import { useUnsaved } from '#web/ui/forms/unsaved.ts';
import { forgetDraft, idempotencyKeyOf } from '#web/ui/forms/useDraft.ts';
import { manageMessage } from '../eventWordings.ts';
import { RepeatFields } from '../repeats/RepeatFields.tsx';
import { type ChosenRepeats, chosenRepeats, repeatsSchema } from '../repeats/repeatValues.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { EventFields } from './EventFields.tsx';
import { type EventValues, emptyValues, valuesOf } from './eventValues.ts';
import { useEditedEvent } from './useEditedEvent.ts';

/** How a save ended: it went through, it failed in words, or somebody else's change came first. */
export type SaveOutcome =
  /** `events` are those that were changed, as they are stored; none where the backend does not tell. */
  | { saved: true; events: ChurchEvent[] }
  /** Null where the session has ended, which is said by a toast. */
  | { saved: false; error: string | null }
  | { saved: false; conflict: ChurchEvent };

/** One try at saving. */
export interface SaveRequest {
  event: EventInput;
  /** The dates of a new event that repeats. */
  repeats?: ChosenRepeats | undefined;
  /** What the fields were filled from. */
  before: EventValues;
  /** Stays the same until the form's content is saved, however often it is tried. */
  idempotencyKey: string;
  /** The version that the fields were filled from. */
  seenVersion: number | undefined;
}

interface EventFormProps {
  wording: EventWording;
  /** The event that is edited; without one a new event is made. Give the form a `key` that changes with its id. */
  event?: ChurchEvent;
  /** What the form of a new event starts from; `repeatable` for one that may repeat. */
  initial?: EventValues | undefined;
  /** How many days after its start a new event ends, while nobody has said otherwise. */
  days?: number;
  /** The name under which unfinished text is kept. */
  draft: string;
  submitLabel: string;
  busyLabel: string;
  save: (request: SaveRequest) => Promise<SaveOutcome>;
  /** Called after a save, when the form is empty (or as it started) again. */
  onSaved?: () => void;
  /** What else is asked before saving. */
  choice?: ReactNode;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
}

const schemaOf = (wording: EventWording): AnyObjectSchema => eventSchema(wording).shape({ repeats: repeatsSchema });

/** The form of an event, for every screen that has one: the wording and what saving means are the screen's. */
export function EventForm(props: EventFormProps) {
  const {
    wording,
    event: edited,
    initial = emptyValues,
    days = 0,
    draft,
    submitLabel,
    busyLabel,
    save,
    onSaved,
    choice,
    actions,
  } = props;
  const mayRepeat = props.initial?.repeats !== undefined;
  const { form, base, restored, startAfresh, conflict, meet, keepMine } = useEditedEvent<EventValues>({
    event: edited,
    draft,
    valuesOf: (event) => (event ? valuesOf(event) : initial),
    // The form keeps its texts as they are typed; they are cast to what a call sends when it is saved.
    resolver: () => yupResolver(schemaOf(wording), undefined, { raw: true }),
  });
  const before = base ? valuesOf(base) : initial;
  const [failure, setFailure] = useState<string | null>(null);
  const [pictureUnderWay, setPictureUnderWay] = useState(false);
  const { errors, isSubmitting, isDirty } = form.formState;
  useUnsaved(isDirty || isSubmitting || pictureUnderWay);

  const submit = form.handleSubmit(
    async ({ repeats: asked, ...values }) => {
      setFailure(null);
      const event = eventSchema(wording).cast(values);
      const repeats = mayRepeat ? chosenRepeats(asked, values) : undefined; // a draft may come from another backend
      const outcome = await save({
        event,
        repeats,
        before,
        idempotencyKey: idempotencyKeyOf(draft),
        seenVersion: base?.version,
      });
      if (outcome.saved) {
        forgetDraft(draft);
        form.reset(before);
        onSaved?.();
      } else if ('conflict' in outcome) meet(outcome.conflict);
      else setFailure(outcome.error);
    },
    () => setFailure(null),
  );

  const one = Object.values(errors).some((error) => error?.message === manageMessage);
  return (
    <Form onSubmit={submit} error={one ? manageMessage : failure} label={submitLabel}>
      {restored ? (
        <Alert
          severity="info"
          variant="standard"
          action={
            <Button color="inherit" size="small" onClick={startAfresh}>
              Start afresh
            </Button>
          }
        >
          What you had typed before is back.
        </Alert>
      ) : null}
      <EventFields
        form={form}
        days={days}
        afterDates={mayRepeat ? <RepeatFields control={form.control} /> : null}
        onPicture={setPictureUnderWay}
      />
      {conflict ? (
        <ConflictChoice
          before={before}
          mine={form.getValues()}
          theirs={valuesOf(conflict)}
          labels={{ ...EVENT_LABELS, ...EXTRA_LABELS }}
          onKeepMine={keepMine}
          onTakeTheirs={startAfresh}
        />
      ) : null}
      {choice}
      <FormButtons saving={isSubmitting} blocked={pictureUnderWay} label={submitLabel} busyLabel={busyLabel}>
        {actions}
      </FormButtons>
    </Form>
  );
}
