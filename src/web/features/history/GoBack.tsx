import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import type { FieldChange } from './changes.ts';

interface GoBackProps {
  /** Of the event or sermon. */
  title: string;
  /** What the person is asked, above the changes. */
  children: ReactNode;
  changes: readonly FieldChange[];
  /** The name of the table of changes. */
  label: string;
  busy: boolean;
  /** Makes it as it was. Resolves to why it could not, in a sentence, empty where the session ended; undefined if done. */
  onRevert: () => Promise<string | undefined>;
  /** Called when it is done: the button is about to be removed. */
  onDone: () => void;
}

/** The button that brings an earlier state back, after a preview of it. Renders nothing if nothing would change. */
export function GoBack({ title, children, changes, label, busy, onRevert, onDone }: GoBackProps) {
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (changes.length === 0 && !open) return null;
  const ask = () => {
    setFailure(undefined);
    setOpen(true);
  };
  const confirm = async () => {
    const failed = await onRevert();
    setFailure(failed);
    if (failed !== undefined) return;
    setOpen(false);
    onDone();
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
        busy={busy}
        error={failure || null}
        onNo={() => setOpen(false)}
        onYes={() => void confirm()}
      >
        {children}
        <Box sx={{ mt: 2, color: 'text.primary' }}>
          <ChangeTable changes={changes} label={label} />
        </Box>
      </ConfirmDialog>
    </>
  );
}
