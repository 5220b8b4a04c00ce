import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { EventState, HistoryEntry } from '#shared/history.ts';
import { readableDate, readableMoment } from '#shared/time.ts';
import { useRevertEventMutation } from '#web/api/endpoints/history.ts';
import { useUndoEventsMutation } from '#web/api/endpoints/staffEvents.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { changedFields } from './changes.ts';

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
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [revert, { isLoading }] = useRevertEventMutation();
  const [undoEvents] = useUndoEventsMutation();
  const changes = entry.new ? changedFields({ old: current, new: entry.new }) : [];
  if (changes.length === 0 && !open) return null;
  const eventId = String(entry.event_id);
  const { title } = entry;

  const undo = async (events: EventVersion[]) => {
    const { data, error } = await undoEvents({ events, idempotencyKey: newKey() });
    if (error && sessionEnded(error)) return;
    if (error) showToast(staffApiError(error), 'error');
    else showToast(data.message ?? 'The event is as it was before.', 'success');
  };
  const confirm = async () => {
    const { data, error } = await revert({ eventId, entry: entry.id, version: current.version });
    if (error) {
      if (!sessionEnded(error)) setFailure(staffApiError(error));
      return;
    }
    showToast(data.message ?? '', 'success', { label: 'Undo', onPress: () => void undo(data.changed) });
    setOpen(false);
    onDone();
  };
  const ask = () => {
    setFailure(null);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryIcon />} onClick={ask}>
        Go back to this <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={open}
        wide
        color="secondary"
        title="Go back to this?"
        no="Keep it"
        yes="Go back"
        busy={isLoading}
        error={failure}
        onNo={() => setOpen(false)}
        onYes={() => void confirm()}
      >
        <strong>{title}</strong> of {readableDate(current.start_date)} becomes again what it was on{' '}
        {readableMoment(entry.at)}. This changes:
        <Box sx={{ mt: 2, color: 'text.primary' }}>
          <ChangeTable changes={changes} label="What changes" />
        </Box>
      </ConfirmDialog>
    </>
  );
}
