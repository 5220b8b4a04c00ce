import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { useLook } from '#web/entities/held/useLookOnce.ts';
import { useFormWaits } from '#web/outbox/useOutbox.ts';
import type { Edited } from '#web/ui/conflicts/useEdited.ts';
import { forgetDraft, idempotencyKeyOf } from '#web/ui/drafts/drafts.ts';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ChosenRepeats } from '../repeats/repeatValues.ts';
import type { EventValues } from './eventValues.ts';
import type { SaveOutcome, Saving } from './saveEvent.ts';

/** Shown where somebody went on typing after a save that waited, and the server has that save now. */
const TYPED_SINCE = 'What you typed since is kept in the form of this event.';

interface EventSaveOptions<Values extends FieldValues> {
  edited: Edited<ChurchEvent, Values>;
  /** Whether the form is of an event that the server has. */
  isChange: boolean;
  /** The name of the draft. */
  draft: string;
  saving: Saving;
  /** Clears and closes the form. */
  onSaved: (events: ChurchEvent[]) => void;
}

interface EventSave {
  /** Saves the event, from the values that the fields were filled with. */
  save: (
    event: EventInput,
    before: EventValues,
    repeats?: { repeats: ChosenRepeats; values: EventValues },
  ) => Promise<void>;
  look: ReturnType<typeof useLook>;
  /** What is said of a save that waits; null while none does. */
  waits: string | null;
}

/** Saves the form of an event, and clears it once the server has answered, also where the save waited. */
export function useEventSave<Values extends FieldValues>(options: EventSaveOptions<Values>): EventSave {
  const { edited, isChange, draft, saving, onSaved } = options;
  const form: UseFormReturn<Values> = edited.form;
  const look = useLook();
  const [told, setTold] = useState('');
  const end = (outcome: SaveOutcome) => {
    look.show('look' in outcome ? outcome.look : []);
    setTold('waits' in outcome ? outcome.waits : '');
    if (outcome.saved) {
      forgetDraft(draft);
      onSaved(outcome.events);
    } else if ('conflict' in outcome) edited.meet(outcome.conflict);
    else if ('error' in outcome) form.setError('root', { message: outcome.error ?? '' });
  };
  const waits = useFormWaits(draft, (answer) => {
    const outcome = saving.finish(answer);
    if (answer.more) showToast(TYPED_SINCE, 'info');
    if (!answer.more || !isChange) end(outcome);
    else if (answer.data?.event) edited.goOn(answer.data.event);
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved((isDirty && !waits) || isSubmitting, true);
  return {
    save: async (event, before, repeating) => {
      const idempotencyKey = idempotencyKeyOf(draft);
      const seenVersion = edited.base?.version;
      end(
        await saving.save({ event, ...repeating, before, draft, idempotencyKey, seenVersion, looked: look.looked() }),
      );
    },
    look,
    waits: waits ? told : null,
  };
}
