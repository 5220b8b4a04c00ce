import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { EventState, HistoryEntry } from '#shared/history.ts';
import { readableDate, readableMoment } from '#shared/time.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { staffSermonsApi } from '#web/api/endpoints/staffSermons.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { useChangedToast } from '#web/entities/event/useChangedToast.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { ChangeTable, changedFields, sermonChanges } from './ChangeTable.tsx';

interface RevertButtonProps {
  entry: HistoryEntry;
  /** The event as it is now; undefined for a sermon, and where the event is gone. */
  current: EventState | undefined;
  /** Called after it was reverted: the button is about to be removed. */
  onDone: () => void;
}

/**
 * Makes an event or a sermon as it was after an entry, after a preview of what changes. Renders nothing if nothing would
 * change, or if it is gone.
 */
export function RevertButton({ entry, current, onDone }: RevertButtonProps) {
  const [open, setOpen] = useState(false);
  const [revertEvent] = eventsApi.useRevertEventMutation();
  const [revertSermon] = staffSermonsApi.useRevertSermonMutation();
  const tellChanged = useChangedToast();
  const { id, title, sermon } = entry;
  const version = sermon ? sermon.version : (current?.version ?? null);
  const isOther = sermon ? sermon.new && sermon.new.version !== version : entry.new;
  const changes = !isOther
    ? []
    : sermon
      ? sermonChanges({ old: null, new: sermon.new })
      : changedFields({ old: current ?? null, new: entry.new });
  if (version === null || (changes.length === 0 && !open)) return null;

  const confirm = async () => {
    const { data, error } = await (sermon
      ? revertSermon({ id: sermon.id, entry: id, version })
      : revertEvent({ id: String(entry.event_id), entry: id, version }));
    if (error) return !sessionEnded(error) && staffApiError(error);
    if ('changed' in data) tellChanged(data);
    else showToast(data.message ?? '', 'success');
    onDone();
  };
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        Go back to this <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={open}
        wide
        color="secondary"
        title="Go back to this?"
        no="Keep it"
        yes="Go back"
        onClose={() => setOpen(false)}
        onYes={confirm}
      >
        <strong>{title}</strong>
        {current ? ` of ${readableDate(current.start_date)}` : ''} becomes again what it was on{' '}
        {readableMoment(entry.at)}. This changes:
        <Box sx={{ mt: 2, color: 'text.primary' }}>
          <ChangeTable changes={changes} label={sermon ? 'What it becomes' : 'What changes'} />
        </Box>
      </ConfirmDialog>
    </>
  );
}
