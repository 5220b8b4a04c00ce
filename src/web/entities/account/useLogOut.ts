import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { sentences } from '#shared/sentences.ts';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import { selectAccessToken, selectAccount, signedOut } from '#web/auth/authSlice.ts';
import { hasStaffNews, heldSubscription, setStaffNews } from '#web/entities/push/devicePush.ts';
import { hasUnsaved, useLeave } from '#web/ui/drafts/unsaved.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { forgetStaffStorage, hasTyped } from './staffStorage.ts';

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
  const accessToken = useSelector(selectAccessToken) ?? '';
  const [unsubscribe] = remindersApi.useDeletePushSubscriptionMutation();
  const leave = useLeave();
  /**
   * Ends staff's news on this device, so that its next user gets none. A visitor's reminders come by the same subscription:
   * it ends only where the server cannot be told.
   */
  async function endNews() {
    const held = await heldSubscription();
    if (!held || !(await hasStaffNews())) return;
    const { error } = await unsubscribe({ endpoint: held.endpoint, accessToken });
    if (error) await held.unsubscribe();
    setStaffNews(false);
  }
  const logOut = () => {
    void endNews();
    flushSync(() => dispatch(signedOut())); // a form that leaves the screen stores its draft once more
    forgetStaffStorage(account);
    showToast(sentences.loggedOut, 'info');
    void navigate(href('login'));
  };
  return () => leave(logOut, hasUnsaved() || hasTyped(account) ? LOST : undefined);
}
