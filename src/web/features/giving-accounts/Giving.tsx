import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { branches } from '#content/en/branches.ts';
import type { Giving as KnownGiving } from '#shared/giving/giving.ts';
import { givingQuery } from '#shared/giving/publicGiving.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { Accounts } from './Accounts.tsx';
import type { Asked } from './asked.ts';
import { GivingHistory } from './GivingHistory.tsx';
import { GivingQuestion } from './GivingQuestion.tsx';
import { PurposeDialog } from './PurposeDialog.tsx';
import { Purposes } from './Purposes.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';
import { type SetUpFactor, WithSecondFactor } from './WithSecondFactor.tsx';

/**
 * The giving accounts, the purposes and every change of them. Owners change them; editors read. An open account dialog
 * is part of the address (`?branch=juja&purpose=tithe`), so that it opens again after a login.
 */
export function Giving({ setUp }: { setUp: SetUpFactor }) {
  const query = givingApi.useReadGivingQuery(undefined, { refetchOnMountOrArgChange: true });
  const giving = query.data;
  const { data: account } = staffFrameApi.useReadAccountQuery();
  const [question, setQuestion] = useState<Asked | null>(null);
  const [parameters, setParameters] = useSearchParams();
  const pair = { branch: parameters.get('branch') ?? '', purpose: parameters.get('purpose') ?? '' };
  const isOwner = account?.role === 'owner';
  const asked = !giving || !isOwner ? null : isPair(pair, giving) ? { what: 'account' as const, ...pair } : question;
  const ask = (wanted: Asked) => (wanted.what === 'account' ? setParameters(givingQuery(wanted)) : setQuestion(wanted));
  const close = () => (asked?.what === 'account' ? setParameters('', { replace: true }) : setQuestion(null));
  const onAsk = isOwner ? ask : undefined;
  const { heading, focusHeading } = useHeadingFocus({ dialog: asked !== null }); // the button that had the focus is removed
  const done = () => {
    close();
    focusHeading();
  };

  const dialog =
    !giving || !asked ? null : asked.what === 'account' ? (
      <AccountDialog {...asked} giving={giving} onClose={close} onDone={done} />
    ) : asked.what === 'purpose' ? (
      <PurposeDialog purpose={asked.purpose} purposes={giving.purposes} onClose={close} />
    ) : (
      <GivingQuestion {...asked} giving={giving} onClose={close} onDone={done} />
    );

  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="tool" sx={{ outline: 'none' }}>
        Giving
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '44em' }}>
        Where the money goes that people give by M-Pesa: the Give page shows these accounts.{' '}
        {giving && isOwner ? waitWords(giving.wait_hours) : null}
        {account?.role === 'editor' ? 'Only owners can change them.' : null}
      </Typography>
      <QueryState of={query} loading="Loading accounts..." />
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
      {asked && account && asked.what !== 'withdraw' ? (
        <WithSecondFactor has={account.second_factor} setUp={setUp} onClose={close}>
          {dialog}
        </WithSecondFactor>
      ) : (
        dialog
      )}
    </>
  );
}

const waitWords = (hours: number): string =>
  `A change asks for your password and a code of two-step verification. It takes effect ${
    hours === 0 ? 'at once.' : `after ${hours} hours, or once a second owner confirms it.`
  }`;

/** Whether there is such a branch and such an open purpose. */
const isPair = ({ branch, purpose }: { branch: string; purpose: string }, { purposes }: KnownGiving): boolean =>
  branches.some(({ key }) => key === branch) && purposes.some(({ key, closed }) => key === purpose && !closed);
