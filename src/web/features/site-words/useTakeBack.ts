import { useWithdrawContentMutation } from '#web/api/endpoints/content.ts';
import { staffApiError } from '#web/api/errors.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** The Undo of a publication: withdraws the versions with these ids, and shows a toast. */
export function useTakeBack() {
  const [withdraw] = useWithdrawContentMutation();
  return (ids: readonly number[]) => async () => {
    const { error } = await withdraw({ ids, idempotencyKey: newKey() });
    showToast(error ? staffApiError(error) : 'Taken back.', error ? 'error' : 'success');
  };
}
