import type { FieldValue } from '#shared/content/values.ts';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';

/** A value of a field that was published without a network. */
export interface WaitingWords {
  /** The name of the field's draft. */
  draft: string;
  /** Null for the words of the files. */
  value: FieldValue;
}

/** The words that wait on this device to be sent, in the order of their publication. */
export const useWaitingWords = (): WaitingWords[] =>
  useWaiting().items.flatMap((item) =>
    item.kind === 'publishWords' && !item.refusal
      ? item.changes.map(({ value }, at) => ({ draft: item.drafts[at] ?? '', value }))
      : [],
  );
