import { Button, Chip, List, Typography } from '@mui/material';
import { useState } from 'react';
import { href } from '#content/pages.ts';
import type { Invitation, Proof, Role, ScheduledChoice, StaffAccount } from '#shared/auth/accounts.ts';
import { churchClock, readableMoment, shortDate } from '#shared/time.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import type { Done } from '#web/api/requests.ts';
import { ProofDialog } from '#web/entities/account/ProofForm.tsx';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { RuledRow, TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { BiblesSection } from './BiblesSection.tsx';
import { AddStaffDialog, InvitationDialog, type Invited, roleNames, ScheduledChoices } from './StaffDialogs.tsx';

/** Which dialog is open, and for which account. */
type Asked =
  | { what: 'add'; account?: undefined }
  | { what: 'role' | 'password' | 'factor' | 'remove'; account: StaffAccount };

const otherRole = (role: Role): Role => (role === 'owner' ? 'editor' : 'owner');

/**
 * The staff accounts, for owners: add, change role, a link for a new password, clear second factor, remove. Nobody can remove
 * themselves, or the last owner.
 */
export function StaffAccounts() {
  const accounts = accountsApi.useListStaffQuery(undefined, { refetchOnMountOrArgChange: true });
  const [clear] = accountsApi.useClearSecondFactorMutation();
  const [remove] = accountsApi.useDeleteStaffMutation();
  const [setRole] = accountsApi.useUpdateRoleMutation();
  const [invite] = accountsApi.useUpdateStaffMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [invited, setInvited] = useState<Invited | null>(null);
  const account = asked?.account;
  const [scheduled, setScheduled] = useState<ScheduledChoice>('withdraw');
  const close = () => {
    setAsked(null);
    setScheduled('withdraw');
  };
  /** The fields of every change of an account: the proof, and the choice for its scheduled items. */
  const changeBy = (proof: Proof) => ({ id: account?.id ?? 0, scheduled, ...proof });
  const { heading, focusHeading } = useHeadingFocus(); // the button that had the focus may be removed

  const name = <strong>{account?.username}</strong>;
  const questions = {
    role: {
      title: 'Change role?',
      send: (proof: Proof) => setRole({ ...changeBy(proof), role: otherRole(account?.role ?? 'owner') }),
      text:
        account?.role === 'owner' ? (
          <>{name} will look after events and messages, and no longer decide who can log in.</>
        ) : (
          <>{name} will decide who can log in, as you do, beside looking after events and messages.</>
        ),
    },
    password: {
      title: `New password for ${account?.username}`,
      send: (proof: Proof) => invite(changeBy(proof)),
      yes: 'Make a link',
      text: account?.invited_until ? (
        'You get a new link to send. The earlier one ends.'
      ) : (
        <>
          You get a link to send. With it {name} chooses a new password. Their old one ends now, and they are logged out
          everywhere.
        </>
      ),
    },
    factor: {
      title: 'Turn off two-step verification?',
      send: (proof: Proof) => clear(changeBy(proof)),
      text: (
        <>
          {name} can log in with the password alone then, until they turn it on again. Make sure that it is really they
          who ask.
        </>
      ),
    },
    remove: {
      title: 'Confirm Deletion',
      send: (proof: Proof) => remove(changeBy(proof)),
      text: (
        <>
          Remove the account of {name}? They are logged out at once and cannot log in any more. Their events and what
          they changed stay.
        </>
      ),
    },
  };
  const showInvitation = (who: Invited) => {
    setInvited(who);
    close();
  };
  const done = ({ invitation }: Done & { invitation?: Invitation }) => {
    if (account && invitation) showInvitation({ username: account.username, invitation });
    else close();
    focusHeading();
  };

  /** @param of stands before the name, which is read out alone */
  const button = (what: keyof typeof questions, account: StaffAccount, label: string, of = '') => (
    <Button
      variant="outlined"
      {...(what === 'remove' && { color: 'error' })}
      onClick={() => setAsked({ what, account })}
    >
      {label} <VisuallyHidden>{of + account.username}</VisuallyHidden>
    </Button>
  );

  return (
    <TitledSection title="Who can log in" heading={heading} add="Add a person" onAdd={() => setAsked({ what: 'add' })}>
      <QueryState of={accounts} loading="Loading accounts..." />
      <List disablePadding aria-label="Who can log in" sx={{ mt: 1.5 }}>
        {accounts.data?.map((account) => (
          <RuledRow
            key={account.id}
            title={
              <>
                {account.username}
                <Chip label={roleNames[account.role]} />
                {account.own ? <Chip label="You" /> : null}
                {account.second_factor ? <Chip label="Two-step verification" /> : null}
              </>
            }
            detail={
              account.invited_until
                ? `Has not chosen a password yet. The link works until ${readableMoment(account.invited_until)}.`
                : `Since ${shortDate(churchClock(new Date(account.created_at)).date)}`
            }
          >
            {account.own ? (
              <Button variant="outlined" to={href('profile')}>
                Change your password
              </Button>
            ) : (
              <>
                {button('role', account, 'Change role', 'of ')}
                {button('password', account, account.invited_until ? 'New link' : 'New password', 'for ')}
                {account.second_factor ? button('factor', account, 'Turn off two-step verification', 'of ') : null}
                {button('remove', account, 'Remove')}
              </>
            )}
          </RuledRow>
        ))}
      </List>
      {asked?.what === 'add' ? <AddStaffDialog onAdded={showInvitation} onClose={close} /> : null}
      {account ? (
        <ProofDialog {...questions[asked.what]} onClose={close} onDone={done}>
          <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
            {questions[asked.what].text}
          </Typography>
          {asked.what !== 'role' || account.role === 'owner' ? (
            <ScheduledChoices account={account} value={scheduled} onChange={setScheduled} />
          ) : null}
        </ProofDialog>
      ) : null}
      {invited ? <InvitationDialog {...invited} onClose={() => setInvited(null)} /> : null}
    </TitledSection>
  );
}

/** The settings that only owners see. */
export function OwnersSection() {
  const account = staffFrameApi.useReadAccountQuery();
  if (account.error) return <QueryState of={account} />;
  if (account.data?.role !== 'owner') return null;
  return (
    <>
      <StaffAccounts />
      <BiblesSection />
    </>
  );
}
