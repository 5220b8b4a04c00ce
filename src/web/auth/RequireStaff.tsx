import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { messages } from '#shared/messages.ts';
import { showToast } from '#web/ui/toasts.ts';
import { selectExpired, selectSignedIn } from './authSlice.ts';

/** Shows what only staff may open; anybody else is sent to the sign-in and back afterwards (specification, section 6). */
export function RequireStaff({ children }: { children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  const expired = useSelector(selectExpired);
  const [cameSignedIn] = useState(signedIn);
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (signedIn || expired) return; // an ended session is announced by the SessionGuard
    if (!cameSignedIn) showToast(messages.loginToContinue, 'info');
    void navigate(href('login'), { replace: true, state: { from: location } });
  }, [signedIn, expired, cameSignedIn, navigate, location]);
  return signedIn ? children : null;
}
