import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { accountKnown, selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { SetUp } from '#web/features/profile/SetUp.tsx';
import { GivingChanges } from './GivingChanges.tsx';

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
