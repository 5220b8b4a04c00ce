import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { GivingChange, KnownPurpose } from '#shared/giving/giving.ts';
import { useReadGivingQuery } from '#web/api/endpoints/givingChanges.ts';
import { useReadAccountQuery } from '#web/api/endpoints/ownAccount.ts';
import { staffCallError } from '#web/api/errors.ts';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { Accounts } from './Accounts.tsx';
import { GivingHistory } from './GivingHistory.tsx';
import { GivingQuestion } from './GivingQuestion.tsx';
import { PurposeDialog } from './PurposeDialog.tsx';
import { Purposes } from './Purposes.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';

/** Which dialog is open, and about what. */
export type Asked =
  | { what: 'account'; branch: string; purpose: string }
  | { what: 'purpose'; purpose: KnownPurpose | undefined }
  | { what: 'confirm' | 'withdraw'; change: GivingChange };

/** Where money goes: the accounts, the purposes and every change of them. Owners change them; editors read. */
export function Giving() {
  const {
    data: giving,
    error,
    isLoading,
    refetch,
  } = useReadGivingQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: account } = useReadAccountQuery();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const onAsk = account?.role === 'owner' ? setAsked : undefined;

  return (
    <>
      <Typography variant="tool" component="h1">
        Giving
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '44em' }}>
        Where the money goes that people give by M-Pesa: the Give page shows these accounts.{' '}
        {giving && account?.role === 'owner' ? waitWords(giving.wait_hours) : null}
        {account?.role === 'editor' ? 'Only owners can change them.' : null}
      </Typography>
      {isLoading ? <Typography role="status">Loading accounts...</Typography> : null}
      {error ? <TryAgain error={staffCallError(error)} onRetry={() => void refetch()} /> : null}
      {giving ? (
        <Box sx={{ display: 'grid', gap: 5, maxWidth: 760 }}>
          {giving.changes.length === 0 ? (
            <Alert severity="info" variant="standard">
              No account is set yet. The Give page shows the numbers that the site came with.
            </Alert>
          ) : null}
          <WaitingChanges giving={giving} own={account?.username} onAsk={onAsk} />
          <Accounts giving={giving} onAsk={onAsk} />
          <Purposes giving={giving} onAsk={onAsk} />
          <GivingHistory giving={giving} />
        </Box>
      ) : null}
      {giving && asked?.what === 'account' ? <AccountDialog {...asked} giving={giving} onClose={close} /> : null}
      {giving && asked?.what === 'purpose' ? (
        <PurposeDialog purpose={asked.purpose} purposes={giving.purposes} onClose={close} />
      ) : null}
      {giving && (asked?.what === 'confirm' || asked?.what === 'withdraw') ? (
        <GivingQuestion {...asked} giving={giving} onClose={close} />
      ) : null}
    </>
  );
}

const waitWords = (hours: number): string =>
  hours === 0
    ? 'A change takes effect at once.'
    : `A change takes effect after ${hours} hours, or once a second owner confirms it.`;
