import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { staffApiError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Withdraws what waits, or says no to it, and says in a toast what became of it; answers whether it is gone. */
export function useWithdrawHeld(): (ids: number[]) => Promise<boolean> {
  const [withdraw] = staffFrameApi.useDeleteHeldMutation();
  return async (ids) => {
    const { data, error } = await withdraw({ ids });
    showToast(error ? staffApiError(error) : (data?.message ?? 'Withdrawn.'), error ? 'error' : 'success');
    return !error;
  };
}
