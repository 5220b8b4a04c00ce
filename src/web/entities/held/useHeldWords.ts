import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';

export type HeldValue = ReturnType<typeof useHeldWords>[number];

/** The values of a page's fields that wait for an owner's yes, each with its change, which may have other fields too. */
export function useHeldWords({ page, language }: WordsArgument) {
  const { data } = staffFrameApi.useListHeldQuery();
  const held = (data?.held ?? []).filter(({ words }) => words?.page === page && words.language === language);
  return held.flatMap((change) => (change.words?.changes ?? []).map((one) => ({ ...one, change })));
}

/** Withdraws what waits, or says no to it, and says in a toast what became of it; answers whether it is gone. */
export function useWithdrawHeld(): (ids: number[]) => Promise<boolean> {
  const [withdraw] = staffFrameApi.useDeleteHeldMutation();
  return async (ids) => tellOutcome(await withdraw({ ids }), 'Withdrawn.');
}
