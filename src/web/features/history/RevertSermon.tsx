import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { HistoryEntry } from '#shared/history.ts';
import { readableMoment } from '#shared/time.ts';
import { useRevertSermonMutation } from '#web/api/endpoints/staffSermons.ts';
import { staffApiError } from '#web/api/errors.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { sermonChanges } from './changes.ts';

interface RevertSermonProps {
  entry: HistoryEntry;
  sermon: NonNullable<HistoryEntry['sermon']>;
  /** Called after the sermon was reverted: the button is about to be removed. */
  onDone: () => void;
}

/** Makes a sermon as it was after an entry. Renders nothing if it is so now, or is gone. */
export function RevertSermon({ entry, sermon, onDone }: RevertSermonProps) {
  const { id, version, new: then } = sermon;
  const [open, setOpen] = useState(false);
  const [revert, { isLoading, error }] = useRevertSermonMutation();
  if (version === null || !then || then.version === version) return null;
  const confirm = async () => {
    const { data, error: failure } = await revert({ id, entry: entry.id, version });
    if (failure) return;
    showToast(data.message ?? '', 'success');
    setOpen(false);
    onDone();
  };
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        Go back to this <VisuallyHidden>{entry.title}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={open}
        wide
        color="secondary"
        title="Go back to this?"
        no="Keep it"
        yes="Go back"
        busy={isLoading}
        error={error ? staffApiError(error) : null}
        onNo={() => setOpen(false)}
        onYes={() => void confirm()}
      >
        <strong>{entry.title}</strong> becomes again what it was on {readableMoment(entry.at)}:
        <Box sx={{ mt: 2, color: 'text.primary' }}>
          <ChangeTable changes={sermonChanges({ old: null, new: then })} label="What it becomes" />
        </Box>
      </ConfirmDialog>
    </>
  );
}
