import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { type EventWording, eventSchema } from '#shared/events/event.ts';
import { useUnsaved } from '#web/ui/drafts/drafts.ts';
import { FormButtons } from '#web/ui/forms/Form.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { manageMessage, type ScreenWords } from '../eventWordings.ts';
import { chosenRepeats, noRepeats, repeatsSchema } from '../repeats/repeatValues.ts';
import { keepsStatus, useIsOwnServer } from '../useEvents.ts';
import { OneChange } from '../waiting/itemKinds.tsx';
import { EventFields } from './EventFields.tsx';
import { changeOf, copyOf, creation, type EventValues, emptyValues, valuesOf } from './eventValues.ts';
import { EventSavedForm, useEventForm } from './SavedForm.tsx';

interface EventFormProps {
  /** The screen's messages for missing fields, and about saves. */
  wording: EventWording;
  words: ScreenWords;
  /** The edited event; without one a new event is created. */
  event?: ChurchEvent | undefined;
  /** The event to start from, when one is duplicated. */
  from?: ChurchEvent | undefined;
  /** The day on which a new event begins, `YYYY-MM-DD`, when one was chosen. */
  day?: string | undefined;
  /** Called after a save, once the form is reset, with the saved events. */
  onSaved: (events: ChurchEvent[]) => void;
}

/** The form of an event, for every screen that has one. */
export function EventForm(props: EventFormProps) {
  const { event, from, day } = props;
  const name = event ? `event:${event.id}` : from ? `event:copy:${from.id}` : day ? `event:new:${day}` : 'event:new';
  return (
    <OneChange key={event?.id} event={event} draft={name}>
      {(draft) => <OwnEventForm {...props} draft={draft} />}
    </OneChange>
  );
}

function OwnEventForm(props: EventFormProps & { draft: string }) {
  const { wording, words, event, from, day, draft, onSaved } = props;
  const { date: today } = useClock();
  const mayRepeat = useIsOwnServer() && !event;
  const first = from ? copyOf(from, today) : day ? { ...emptyValues, start_date: day, end_date: day } : emptyValues;
  const initial: EventValues = mayRepeat ? { ...first, repeats: noRepeats } : first;
  const schema: AnyObjectSchema = eventSchema(wording).shape({ repeats: repeatsSchema });
  const saved = useEventForm<EventValues>({
    event,
    isWhole: true,
    draft,
    valuesOf: (one) => (one ? valuesOf(one) : initial),
    resolver: () => yupResolver(schema, undefined, { raw: true }), // the texts are cast when they are saved
    toSave: ({ repeats, ...values }, base, choice) => {
      const input = eventSchema(wording).cast(values);
      if (base) return changeOf(base, input, choice);
      const chosen = mayRepeat ? chosenRepeats(repeats, values) : undefined; // a draft may come from another backend
      return creation(input, chosen, { ...values, ...(repeats && { repeats }) });
    },
    words,
    onSaved,
  });
  const { form } = saved;
  const [pictureUnderWay, setPictureUnderWay] = useState(false);
  useUnsaved(pictureUnderWay);
  const label = saved.event ? 'Update Event' : event ? 'Save as a new event' : 'Create Event';
  const one = Object.values(form.formState.errors).some((error) => error?.message === manageMessage);
  return (
    <EventSavedForm
      of={saved}
      label={label}
      error={one ? manageMessage : undefined}
      textsOf={(shown, values = shown ? valuesOf(shown) : initial) => values}
      buttons={
        <FormButtons blocked={pictureUnderWay} label={label} busyLabel={saved.event ? 'Updating...' : 'Creating...'} />
      }
    >
      <EventFields
        form={form}
        isNew={!event}
        keepsMore={event ? keepsStatus(event) : mayRepeat}
        onPicture={setPictureUnderWay}
      />
    </EventSavedForm>
  );
}
