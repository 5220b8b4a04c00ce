import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';

interface FormButtonsProps {
  saving: boolean;
  /** Whether it cannot be saved yet. */
  blocked?: boolean;
  label?: string;
  /** The button's label while it saves. */
  busyLabel?: string;
  /** Buttons before the submit button, such as Close. */
  children?: ReactNode;
}

/** The last row of staff's forms. */
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
