import type { ChurchEvent } from '#shared/churchEvent.ts';
import { readConflict } from '#web/api/answers.ts';
import { useCreateEventMutation, useUpdateEventMutation } from '#web/api/api.ts';
import { asCallError, createEventError, updateEventError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/toasts.ts';
import type { SaveAttempt, SaveOutcome } from './EventForm.tsx';
import { changesOf } from './eventValues.ts';
import { eventIdMissing } from './eventWordings.ts';

/** How a form creates an event. @param success the toast of the screen that has the form */
export function useCreate(success: string): (attempt: SaveAttempt) => Promise<SaveOutcome> {
  const [create] = useCreateEventMutation();
  return async ({ event, attempt }) => {
    const { error } = await create({ event, attempt });
    if (!error) {
      showToast(success, 'success');
      return { saved: true };
    }
    const words = createEventError(error);
    showToast(words, 'error');
    return { saved: false, error: words };
  };
}

/** How a form updates an event. @param success the screen's toast, where the server sends no words of its own */
export function useUpdate(edited: ChurchEvent, success: string): (attempt: SaveAttempt) => Promise<SaveOutcome> {
  const [update] = useUpdateEventMutation();
  return async ({ event, before, seenVersion }) => {
    if (edited.id === '') return { saved: false, error: eventIdMissing };
    const { data, error } = await update({ id: edited.id, event: changesOf(event, before), version: seenVersion });
    if (!error) {
      showToast(data.message ?? success, 'success');
      return { saved: true };
    }
    const failure = asCallError(error);
    const conflict = failure.status === 412 ? readConflict(failure.answer) : null;
    return conflict ? { saved: false, conflict } : { saved: false, error: updateEventError(failure) };
  };
}
