import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface FormButtonsProps {
  saving: boolean;
  /** Whether it cannot be saved yet, though nothing is being saved. */
  blocked?: boolean;
  label?: string;
  /** What the button says while it saves. */
  busyLabel?: string;
  /** What else one can do, before it: leave. */
  children: ReactNode;
}

/** The last line of staff's forms. */
export function FormButtons(props: FormButtonsProps) {
  const { saving, blocked = false, label = 'Save', busyLabel = 'Saving...', children } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-end' }}>
      {children}
      <Button type="submit" variant="contained" color="secondary" disabled={saving || blocked}>
        {saving ? busyLabel : label}
      </Button>
    </Box>
  );
}
