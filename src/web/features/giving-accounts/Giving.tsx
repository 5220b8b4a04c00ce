import { Alert, Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { branches } from '#content/en/branches.ts';
import type { GivingChange, Giving as KnownGiving } from '#shared/giving/giving.ts';
import { givingQuery } from '#shared/giving/publicGiving.ts';
import { readableMoment } from '#shared/time.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { ProofDialog } from '#web/entities/account/ProofForm.tsx';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { numbersOf, pairName, stateWords } from '#web/entities/giving/givingWords.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { RowList, RuledRow, TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { Accounts, type AccountsProps, type Asked, Purposes } from './Accounts.tsx';
import { PurposeDialog } from './PurposeDialog.tsx';

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
  const { focusHeading } = useHeadingFocus({ dialog: asked !== null }); // the button that had the focus is removed
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
      <Typography variant="tool">Giving</Typography>
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

interface WaitingChangesProps extends AccountsProps {
  /** The username of who is logged in, who cannot confirm their own change. */
  own: string | undefined;
}

/** The changes that have not taken effect, which another owner confirms and any owner withdraws. */
function WaitingChanges({ giving, own, onAsk }: WaitingChangesProps) {
  const waiting = giving.changes.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <TitledSection title="Changes that wait">
      <List disablePadding aria-label="Changes that wait">
        {waiting.map((change) => {
          const name = pairName(change, giving);
          return (
            <RuledRow
              key={change.id}
              title={`${name}: ${numbersOf(change)}`}
              detail={`${change.asked_by} asked for it on ${readableMoment(change.asked_at)}. ${stateWords(change, giving)}`}
            >
              {onAsk && change.asked_by !== own ? (
                <Button variant="contained" color="secondary" onClick={() => onAsk({ what: 'confirm', change })}>
                  Confirm <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              ) : null}
              {onAsk ? (
                <Button variant="outlined" color="error" onClick={() => onAsk({ what: 'withdraw', change })}>
                  Withdraw <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              ) : null}
            </RuledRow>
          );
        })}
      </List>
    </TitledSection>
  );
}

interface GivingQuestionProps {
  what: 'confirm' | 'withdraw';
  change: GivingChange;
  giving: KnownGiving;
  onClose: () => void;
  /** Called instead, once it is done. */
  onDone: () => void;
}

/** Asks an owner before a waiting change is confirmed or withdrawn. */
function GivingQuestion({ what, change, giving, onClose, onDone }: GivingQuestionProps) {
  const [confirm] = givingApi.useConfirmGivingMutation();
  const [withdraw] = givingApi.useWithdrawGivingMutation();
  const isConfirm = what === 'confirm';
  return (
    <ProofDialog
      title={isConfirm ? 'Confirm?' : 'Withdraw?'}
      send={(proof) => (isConfirm ? confirm : withdraw)({ id: change.id, ...proof })}
      onClose={onClose}
      onDone={onDone}
    >
      <Typography>
        {pairName(change, giving)}: <strong>{numbersOf(change)}</strong>.{' '}
        {isConfirm
          ? `The Give page shows it at once. First make sure that ${change.asked_by} truly asked for it, not somebody else with their phone, and that the account is the church’s.`
          : 'It does not take effect. The history keeps it.'}
      </Typography>
    </ProofDialog>
  );
}

/** Every change of accounts and purposes, newest first. Nothing is ever removed from it. */
function GivingHistory({ giving }: { giving: KnownGiving }) {
  const changes = giving.changes.map((change) => {
    const seen = change.seen_by.map(({ username }) => username).join(', ');
    return {
      key: `account ${change.id}`,
      at: change.asked_at,
      what: `${pairName(change, giving)}: ${numbersOf(change)}`,
      story: `${change.asked_by} asked for it on ${readableMoment(change.asked_at)}. ${stateWords(change, giving)}${seen ? ` Seen by ${seen}.` : ''}`,
    };
  });
  const edits = giving.edits.map(({ id, at, purpose, name, name_sw, closed, username }) => ({
    key: `purpose ${id}`,
    at,
    what: (
      <>
        Purpose {purpose}: {name}, <span lang="sw">{name_sw}</span>
        {closed ? ', closed' : ''}
      </>
    ),
    story: `Saved by ${username} on ${readableMoment(at)}.`,
  }));
  const entries = [...changes, ...edits].sort((one, other) => other.at.localeCompare(one.at));
  if (entries.length === 0) return null;
  return (
    <TitledSection title="History">
      <RowList label="Changes of giving">
        {entries.map(({ key, what, story }, at) => (
          <ListItem key={key} divider={at < entries.length - 1} sx={{ px: 2.5, overflowWrap: 'anywhere' }}>
            <ListItemText primary={what} secondary={story} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
          </ListItem>
        ))}
      </RowList>
    </TitledSection>
  );
}

/** Renders the set-up of a second factor; calls its argument once that is done. */
type SetUpFactor = (onDone: () => void) => ReactNode;

interface WithSecondFactorProps {
  /** Whether the owner has a second factor. */
  has: boolean;
  setUp: SetUpFactor;
  onClose: () => void;
  /** A dialog that needs a second factor. */
  children: ReactNode;
}

/** Makes an owner without a second factor set one up before a dialog whose form the server would refuse. */
function WithSecondFactor({ has, setUp, onClose, children }: WithSecondFactorProps) {
  // It is on before its recovery codes are saved: they must stay on screen.
  const [settingUp, setSettingUp] = useState(!has);
  if (!settingUp) return children;
  return (
    <FormDialog
      narrow
      title="Before you go on"
      lost="The recovery codes are shown only now. You can make new ones in your profile."
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>
        Where money goes is changed only with your password and a code of an app on your phone. So nobody who learns
        your password can send the church’s money elsewhere. It takes two minutes, once. Then you go on here.
      </Typography>
      {setUp(() => setSettingUp(false))}
    </FormDialog>
  );
}
