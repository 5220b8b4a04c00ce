import { yupResolver } from '@hookform/resolvers/yup';
import { type ReactNode, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_LABELS, type EventWording, eventSchema } from '#shared/events/event.ts';
import { EXTRA_LABELS, OPTIONAL_FIELDS } from '#shared/events/eventLife.ts';
import { extraWords } from '#shared/events/extraWords.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { LookOnce } from '#web/entities/held/LookOnce.tsx';
import { FormWaits } from '#web/entities/waiting/FormWaits.tsx';
import { ChangedMeanwhile, changedFields } from '#web/ui/conflicts/ChangedMeanwhile.tsx';
import { useEdited } from '#web/ui/conflicts/useEdited.ts';
import { DraftNotice } from '#web/ui/drafts/DraftNotice.tsx';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import { manageMessage } from '../eventWordings.ts';
import { chosenRepeats, repeatsSchema } from '../repeats/repeatValues.ts';
import { keepsStatus } from '../useEvents.ts';
import { useWaitingChange } from '../waiting/useWaitingChange.ts';
import { WaitingNote } from '../waiting/WaitingNote.tsx';
import { EventFields } from './EventFields.tsx';
import { type EventValues, emptyValues, valuesOf } from './eventValues.ts';
import type { Saving } from './saveEvent.ts';
import { useEventSave } from './useEventSave.ts';

interface EventFormProps {
  wording: EventWording;
  /** The edited event; without one a new event is created. Pass a `key` that changes with its id. */
  event?: ChurchEvent;
  /** The initial values of a new event; `repeatable` if it may repeat. */
  initial?: EventValues | undefined;
  /** How many days after its start a new event ends by default. */
  days?: number;
  /** The name of the draft. */
  draft: string;
  saving: Saving;
  /** Called after a save, once the form is reset, with the saved events. */
  onSaved: (events: ChurchEvent[]) => void;
  /** Fields before the buttons; gets the day on which the event begins. */
  choice?: (startDate: string) => ReactNode;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
}

const schemaOf = (wording: EventWording): AnyObjectSchema => eventSchema(wording).shape({ repeats: repeatsSchema });

/** The fields as they are shown in a conflict. */
const inWords = (values: EventValues) => ({
  ...values,
  ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, extraWords(field, values[field] ?? '')])),
});

/** The form of an event, for every screen that has one. The screen passes the wording and the save function. */
export function EventForm(props: EventFormProps) {
  const draft = useOwnDraft(props.draft);
  const waiting = useWaitingChange(props.event, draft);
  if (waiting) return <WaitingNote item={waiting} />;
  return <OwnEventForm key={draft} {...props} draft={draft} />;
}

function OwnEventForm(props: EventFormProps) {
  const { wording, event: edited, initial = emptyValues, days = 0, draft, saving, onSaved, choice, actions } = props;
  const submitLabel = edited ? 'Update Event' : 'Create Event';
  const mayRepeat = props.initial?.repeats !== undefined;
  // The form keeps the raw texts; they are cast when it is saved.
  const resolver = useMemo(() => yupResolver(schemaOf(wording), undefined, { raw: true }), [wording]);
  const editedEvent = useEdited<ChurchEvent, EventValues>({
    item: edited,
    draft,
    valuesOf: (event) => (event ? valuesOf(event) : initial),
    resolver: () => resolver,
    versionOf: ({ version }) => version,
  });
  const { form, base, conflict, refused, keepMine } = editedEvent;
  const { startAfresh } = editedEvent.draft;
  const before = base ? valuesOf(base) : initial;
  const startDate = useWatch({ control: form.control, name: 'start_date' });
  const [pictureUnderWay, setPictureUnderWay] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { save, look, waits } = useEventSave<EventValues>({
    edited: editedEvent,
    isChange: edited !== undefined,
    draft,
    saving,
    onSaved: (events) => {
      form.reset(before);
      onSaved(events);
    },
  });
  useUnsaved(pictureUnderWay);

  const submit = form.handleSubmit(async ({ repeats: asked, ...values }) => {
    const repeats = mayRepeat ? chosenRepeats(asked, values) : undefined; // a draft may come from another backend
    const event = eventSchema(wording).cast(values);
    await save(event, before, repeats && { repeats, values: { ...values, ...(asked && { repeats: asked }) } });
  });

  const one = Object.values(errors).some((error) => error?.message === manageMessage);
  return (
    <Form
      onSubmit={submit}
      error={one ? manageMessage : errors.root?.message}
      label={submitLabel}
      pinned
      buttons={
        <FormButtons
          saving={isSubmitting}
          blocked={pictureUnderWay}
          label={submitLabel}
          busyLabel={edited ? 'Updating...' : 'Creating...'}
        >
          {actions}
        </FormButtons>
      }
    >
      {waits === null ? <DraftNotice draft={editedEvent.draft} /> : null}
      <EventFields
        form={form}
        days={days}
        isNew={edited === undefined}
        mayWait={edited ? keepsStatus(edited) : mayRepeat}
        mayRepeat={mayRepeat}
        onPicture={setPictureUnderWay}
      />
      {conflict ? (
        <ChangedMeanwhile
          what="this event"
          fields={changedFields(
            inWords(before),
            { mine: inWords(form.getValues()), theirs: inWords(valuesOf(conflict)) },
            { ...EVENT_LABELS, ...EXTRA_LABELS },
          )}
          refused={refused}
          onKeepMine={keepMine}
          onTakeTheirs={startAfresh}
        />
      ) : null}
      {choice?.(startDate)}
      <LookOnce
        found={look.found}
        onYes={() => {
          look.confirm();
          void submit();
        }}
      />
      {waits !== null ? (
        <FormWaits
          told={waits}
          {...(edited ? {} : { another: { label: 'Create another event', onPress: startAfresh } })}
        />
      ) : null}
    </Form>
  );
}
