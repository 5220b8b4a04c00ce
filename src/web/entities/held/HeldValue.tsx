import { Alert, Box, Button, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { waitsSentence } from '#shared/publication/known.ts';
import { useWithdrawHeld } from './useWithdrawHeld.ts';

interface HeldValueProps {
  id: number;
  username: string;
  own: boolean;
  /** Because of what it waits. */
  why: string;
  /** Puts the value into the form. */
  onEdit: () => void;
  /** The value. */
  children: ReactNode;
}

/** A value that waits for an owner's yes, beside its field: whose it is and why it waits. */
export function HeldValue({ id, username, own, why, onEdit, children }: HeldValueProps) {
  const withdraw = useWithdrawHeld();
  return (
    <Alert severity="info">
      {own ? 'You have' : `${username} has`} published this. {waitsSentence(why)}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1.5 }}>
        {own ? (
          <>
            <Button variant="outlined" onClick={onEdit}>
              Go on with it
            </Button>
            <Button variant="outlined" onClick={() => void withdraw([id])}>
              Withdraw
            </Button>
          </>
        ) : null}
        <Link component={RouterLink} to={href('held')}>
          All that waits
        </Link>
      </Box>
    </Alert>
  );
}
