import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { Proof, Role, ScheduledChoice, StaffAccount } from '#shared/auth/accounts.ts';
import { churchClock, readableMoment, shortDate } from '#shared/time.ts';
import {
  useClearSecondFactorMutation,
  useDeleteStaffMutation,
  useListStaffQuery,
  useUpdateRoleMutation,
} from '#web/api/endpoints/accounts.ts';
import { staffApiError } from '#web/api/errors.ts';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { RuledRow } from '#web/ui/layout/RuledRow.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { AccountQuestion } from './AccountQuestion.tsx';
import { AddStaffDialog } from './AddStaffDialog.tsx';
import { NewLinkDialog } from './NewLinkDialog.tsx';
import { roleNames } from './RoleField.tsx';

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
  const accountsQuery = useListStaffQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: accounts, error, isLoading, refetch } = accountsQuery;
  const [clear] = useClearSecondFactorMutation();
  const [remove] = useDeleteStaffMutation();
  const [setRole] = useUpdateRoleMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const account = asked?.account;
  const close = () => setAsked(null);
  const [lost, setLost] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (lost > 0) heading.current?.focus(); // the button that had the focus is removed
  }, [lost]);

  const questions = {
    role: {
      title: 'Change role?',
      act: (proof: { id: number; scheduled: ScheduledChoice } & Proof) =>
        setRole({ ...proof, role: otherRole(account?.role ?? 'owner') }),
      success: 'Role changed',
      text:
        account?.role === 'owner'
          ? '{username} will look after events and messages, and no longer decide who can log in.'
          : '{username} will decide who can log in, as you do, beside looking after events and messages.',
    },
    factor: {
      title: 'Turn off two-step verification?',
      act: clear,
      success: 'Two-step verification turned off',
      text: '{username} can log in with the password alone then, until they turn it on again. Make sure that it is really they who ask.',
    },
    remove: {
      title: 'Confirm Deletion',
      act: remove,
      success: 'Account removed successfully',
      text: 'Remove the account of {username}? They are logged out at once and cannot log in any more. Their events and what they changed stay.',
    },
  };
  const question = asked && asked.what in questions ? questions[asked.what as keyof typeof questions] : undefined;

  return (
    <Box component="section" aria-labelledby="staff-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography ref={heading} id="staff-heading" tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
          Who can log in
        </Typography>
        <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => setAsked({ what: 'add' })}>
          Add a person
        </Button>
      </Box>
      {isLoading ? <Typography role="status">Loading accounts...</Typography> : null}
      {error ? <TryAgain error={staffApiError(error)} onRetry={() => void refetch()} /> : null}
      <List disablePadding aria-labelledby="staff-heading" sx={{ mt: 1.5 }}>
        {accounts?.map((account) => (
          <RuledRow key={account.id}>
            <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 600 }}>
                {account.username}
                <Chip label={roleNames[account.role]} />
                {account.own ? <Chip label="You" /> : null}
                {account.second_factor ? <Chip label="Two-step verification" /> : null}
              </Box>
              {account.invited_until ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Has not chosen a password yet. The link works until {readableMoment(account.invited_until)}.
                </Typography>
              ) : account.created_at ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Since {shortDate(churchClock(new Date(account.created_at)).date)}
                </Typography>
              ) : null}
            </Box>
            {account.own ? (
              <Button variant="outlined" component={Link} to={href('profile')}>
                Change your password
              </Button>
            ) : (
              <>
                <Button variant="outlined" onClick={() => setAsked({ what: 'role', account })}>
                  Change role <VisuallyHidden>of {account.username}</VisuallyHidden>
                </Button>
                <Button variant="outlined" onClick={() => setAsked({ what: 'password', account })}>
                  {account.invited_until ? 'New link' : 'New password'}{' '}
                  <VisuallyHidden>for {account.username}</VisuallyHidden>
                </Button>
                {account.second_factor ? (
                  <Button variant="outlined" onClick={() => setAsked({ what: 'factor', account })}>
                    Turn off two-step verification <VisuallyHidden>of {account.username}</VisuallyHidden>
                  </Button>
                ) : null}
                <Button variant="outlined" color="error" onClick={() => setAsked({ what: 'remove', account })}>
                  Remove <VisuallyHidden>{account.username}</VisuallyHidden>
                </Button>
              </>
            )}
          </RuledRow>
        ))}
      </List>
      {asked?.what === 'add' ? <AddStaffDialog onClose={close} /> : null}
      {asked?.what === 'password' ? <NewLinkDialog account={asked.account} onClose={close} /> : null}
      {question && account ? (
        <AccountQuestion
          {...question}
          account={account}
          endsScheduled={asked.what !== 'role' || account.role === 'owner'}
          onClose={close}
          onDone={() => setLost(lost + 1)}
        />
      ) : null}
    </Box>
  );
}
