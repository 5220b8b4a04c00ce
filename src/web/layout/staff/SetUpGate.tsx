import { Alert, Box, Button, Link } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { href } from '#content/pages.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { staffApiError } from '#web/api/errors.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { accountKnown, selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { numbersOf, pairName, stateWords } from '#web/entities/giving/givingWords.ts';
import { SetUp } from '#web/features/profile/SetUp.tsx';

/** Shows staff's screens, or first the steps that the account still has to do. The server enforces the same. */
export function SetUpGate({ children }: { children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  const { data: account, isLoading } = staffFrameApi.useReadAccountQuery(undefined, {
    skip: !signedIn || !OWN_BACKEND,
  });
  const held = useSelector(selectAccount);
  const username = account?.username;
  const dispatch = useDispatch();
  useEffect(() => {
    if (username !== undefined && username !== held) dispatch(accountKnown(username));
  }, [username, held, dispatch]);
  const waiting = signedIn ? account?.to_do[0] : undefined;
  // The second factor is on before its recovery codes are saved: they must stay on screen.
  const [keepingCodes, setKeepingCodes] = useState(false);
  useEffect(() => {
    if (waiting === 'second factor') setKeepingCodes(true);
    else if (!signedIn) setKeepingCodes(false);
  }, [waiting, signedIn]);
  const step = waiting ?? (signedIn && keepingCodes ? 'second factor' : undefined);
  // The names of drafts contain the account. Only a token stored by an earlier version has no account.
  if (signedIn && held === null && (isLoading || username !== undefined)) return null;
  if (step) return <SetUp step={step} onDone={() => setKeepingCodes(false)} />;
  return (
    <>
      {signedIn && account?.role === 'owner' ? <GivingChanges /> : null}
      {children}
    </>
  );
}

/**
 * Shows an owner on every screen the changes of giving accounts by other owners, until the owner confirms having seen
 * them.
 */
function GivingChanges() {
  const { data: giving } = givingApi.useReadGivingQuery();
  const [see, { isLoading, error }] = givingApi.useSeeGivingMutation();
  const changes = giving?.changes.filter(({ id }) => giving.unseen.includes(id)) ?? [];
  if (!giving || changes.length === 0) return null;
  return (
    <Alert severity="warning" variant="standard" role="region" aria-label="Where money goes" sx={{ mb: 3 }}>
      <strong>Where money goes was changed.</strong>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {changes.map((change) => (
          <li key={change.id}>
            {pairName(change, giving)}: {numbersOf(change)}. {change.asked_by} asked for it.{' '}
            {stateWords(change, giving)}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isLoading}
          onClick={() => void see({ ids: changes.map(({ id }) => id) })}
        >
          I have seen this
        </Button>
        <Link to={href('giving')} color="inherit">
          Open Giving
        </Link>
      </Box>
      {error ? <Box sx={{ mt: 1 }}>{staffApiError(error)}</Box> : null}
    </Alert>
  );
}
