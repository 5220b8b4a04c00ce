import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { EventState, HistoryEntry } from '#shared/history.ts';
import { readableDate, readableMoment } from '#shared/time.ts';
import { useRevertEventMutation } from '#web/api/endpoints/history.ts';
import { useUndoEventsMutation } from '#web/api/endpoints/staffEvents.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { changedFields } from './changes.ts';
import { GoBack } from './GoBack.tsx';

interface RevertButtonProps {
  entry: HistoryEntry;
  /** The event as it is now. */
  current: EventState;
  /** Called after the event was reverted: the button is about to be removed. */
  onDone: () => void;
}

/**
 * Reverts the event to its state after an entry, after a preview of the changes. Renders nothing if nothing would
 * change.
 */
export function RevertButton({ entry, current, onDone }: RevertButtonProps) {
  const [revert, { isLoading }] = useRevertEventMutation();
  const [undoEvents] = useUndoEventsMutation();
  const { title } = entry;

  const undo = async (events: EventVersion[]) => {
    const { data, error } = await undoEvents({ events, idempotencyKey: newKey() });
    if (error && sessionEnded(error)) return;
    if (error) showToast(staffApiError(error), 'error');
    else showToast(data.message ?? 'The event is as it was before.', 'success');
  };
  const onRevert = async () => {
    const { version } = current;
    const { data, error } = await revert({ id: String(entry.event_id), entry: entry.id, version });
    if (error) return sessionEnded(error) ? '' : staffApiError(error);
    showToast(data.message ?? '', 'success', { label: 'Undo', onPress: () => void undo(data.changed) });
    return undefined;
  };
  return (
    <GoBack
      title={title}
      changes={entry.new ? changedFields({ old: current, new: entry.new }) : []}
      label="What changes"
      busy={isLoading}
      onRevert={onRevert}
      onDone={onDone}
    >
      <strong>{title}</strong> of {readableDate(current.start_date)} becomes again what it was on{' '}
      {readableMoment(entry.at)}. This changes:
    </GoBack>
  );
}
