import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { sentences } from '#shared/sentences.ts';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import { selectAccessToken, selectAccount, signedOut } from '#web/auth/authSlice.ts';
import { hasStaffNews, heldSubscription, setStaffNews } from '#web/entities/push/devicePush.ts';
import { somethingWaits } from '#web/outbox/useOutbox.ts';
import { hasUnsaved, useLeave } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { forgetStaffStorage, hasTyped } from './staffStorage.ts';

const LOST =
  'Something that you typed on this device is not saved or published yet. Logging out deletes it from the device.';
const WAITS =
  'What waits to be sent is kept on this device until you log in here again: then it is sent, or can be mended where it ' +
  'was refused.';

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
  return () => {
    const lost = [hasUnsaved() || hasTyped(account) ? LOST : '', somethingWaits() ? WAITS : ''].filter(Boolean);
    leave(logOut, lost.join(' '), { title: 'Log out?', no: 'Stay logged in', yes: 'Log out' });
  };
}
