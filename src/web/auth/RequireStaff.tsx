import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { selectLogin, selectSignedIn } from './authSlice.ts';
import { type AuthDispatch, checkToken } from './token.ts';

/**
 * Shows its children to staff. Anybody else is sent to the login, and back afterwards (specification, section 6), by
 * `SessionGuard`.
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  const login = useSelector(selectLogin);
  const dispatch = useDispatch<AuthDispatch>();
  const navigate = useNavigate();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked at each change of the address
  useEffect(() => {
    if (signedIn || login === 'none') dispatch(checkToken());
  }, [signedIn, login, dispatch, location]);
  // Announced already, but another link was followed before the login was on screen.
  useEffect(() => {
    if (!signedIn && login === 'announced') void navigate(href('login'), { replace: true, state: { from: location } });
  }, [signedIn, login, navigate, location]);
  return signedIn ? children : null;
}
