import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectLogin, selectSignedIn } from './authSlice.ts';
import { type AuthDispatch, checkToken } from './checkToken.ts';

/**
 * Shows its children to staff. Anybody else is sent to the login, and back afterwards (specification, section 6), by
 * `SessionGuard`.
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  const login = useSelector(selectLogin);
  const dispatch = useDispatch<AuthDispatch>();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked at each change of the address
  useEffect(() => {
    if (signedIn || login === 'none') dispatch(checkToken());
  }, [signedIn, login, dispatch, location]);
  return signedIn ? children : null;
}
