import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';

/** Withdraws what waits, or says no to it, and says in a toast what became of it; answers whether it is gone. */
export function useWithdrawHeld(): (ids: number[]) => Promise<boolean> {
  const [withdraw] = staffFrameApi.useDeleteHeldMutation();
  return async (ids) => tellOutcome(await withdraw({ ids }), 'Withdrawn.');
}
