import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { sentences } from '#shared/sentences.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { signedOut } from './authSlice.ts';

/** Ends Web Push on this device, so that its next user gets no news. The push service reports this to the server. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const held = await registration?.pushManager?.getSubscription();
  await held?.unsubscribe();
}

/** Logs out: removes the token, says so, and opens the login (specification, section 2). */
export function useLogOut(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    void endPush();
    dispatch(signedOut());
    showToast(sentences.loggedOut, 'info');
    void navigate(href('login'));
  };
}
