import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { sentences } from '#shared/sentences.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { loginAnnounced, selectLogin, selectSignedIn } from './authSlice.ts';
import { type AuthDispatch, checkToken } from './checkToken.ts';

/** Shows its children to staff. Anybody else is sent to the login, and back afterwards (specification, section 6). */
export function RequireStaff({ children }: { children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  const login = useSelector(selectLogin);
  const dispatch = useDispatch<AuthDispatch>();
  const navigate = useNavigate();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked at each change of the address
  useEffect(() => {
    if (signedIn) dispatch(checkToken());
  }, [signedIn, dispatch, location]);
  useEffect(() => {
    if (signedIn || login === 'due') return; // SessionGuard announces an expired session
    if (login === 'none') {
      showToast(sentences.loginToContinue, 'info');
      dispatch(loginAnnounced());
    }
    void navigate(href('login'), { replace: true, state: { from: location } });
  }, [signedIn, login, dispatch, navigate, location]);
  return signedIn ? children : null;
}
