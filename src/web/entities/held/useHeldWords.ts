import type { FieldValue } from '#shared/content/values.ts';
import type { HeldChange } from '#shared/publication/held.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import type { WordsArgument } from '#web/api/writes.ts';

/** A value of a field that waits for an owner's yes. */
export interface HeldValue {
  field: string;
  /** Null for the words of the files. */
  value: FieldValue;
  /** The change that it is part of, which may have other fields too. */
  change: HeldChange;
}

/** What waits for an owner's yes of a page's words. */
export function useHeldWords({ page, language }: WordsArgument): HeldValue[] {
  const { data } = staffFrameApi.useListHeldQuery();
  const held = (data?.held ?? []).filter(({ words }) => words?.page === page && words.language === language);
  return held.flatMap((change) => (change.words?.changes ?? []).map((one) => ({ ...one, change })));
}
