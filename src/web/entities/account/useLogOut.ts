import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { sentences } from '#shared/sentences.ts';
import { selectAccount, signedOut } from '#web/auth/authSlice.ts';
import { hasUnsaved, useLeave } from '#web/ui/drafts/unsaved.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { forgetStaffStorage, hasTyped } from './staffStorage.ts';

/** Ends Web Push on this device, so that its next user gets no news. The push service reports this to the server. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const held = await registration?.pushManager?.getSubscription();
  await held?.unsubscribe();
}

const LOST =
  'Something that you typed on this device is not saved or published yet. Logging out deletes it from the device. What ' +
  'waits for a network is kept, and sent when you log in here again.';

/**
 * Logs out: removes the token and what was typed on this device, says so, and opens the login (specification, section
 * 2). Asks first if something is not saved.
 */
export function useLogOut(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const account = useSelector(selectAccount);
  const leave = useLeave();
  const logOut = () => {
    void endPush();
    flushSync(() => dispatch(signedOut())); // a form that leaves the screen stores its draft once more
    forgetStaffStorage(account);
    showToast(sentences.loggedOut, 'info');
    void navigate(href('login'));
  };
  return () => leave(logOut, hasUnsaved() || hasTyped(account) ? LOST : undefined);
}
