import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { sentences } from '#shared/sentences.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { expiryAnnounced, selectExpired, selectSignedIn, selectTold } from './authSlice.ts';
import { type AuthDispatch, checkToken } from './checkToken.ts';

/** Shows its children to staff. Anybody else is sent to the login, and back afterwards (specification, section 6). */
export function RequireStaff({ children }: { children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  const expired = useSelector(selectExpired);
  const told = useSelector(selectTold);
  const dispatch = useDispatch<AuthDispatch>();
  const navigate = useNavigate();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked at each change of the address
  useEffect(() => {
    if (signedIn) dispatch(checkToken());
  }, [signedIn, dispatch, location]);
  useEffect(() => {
    if (signedIn || expired) return; // SessionGuard announces an expired session
    if (!told) {
      showToast(sentences.loginToContinue, 'info');
      dispatch(expiryAnnounced());
    }
    void navigate(href('login'), { replace: true, state: { from: location } });
  }, [signedIn, expired, told, dispatch, navigate, location]);
  return signedIn ? children : null;
}
