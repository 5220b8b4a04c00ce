import type { FieldValue } from '#shared/content/values.ts';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { requestErrors } from '#words/interface.ts';

/** A value of a field that was published without a network, and is not on the site. */
export interface WaitingWords {
  /** The name of the field's draft. */
  draft: string;
  /** Null for the words of the files. */
  value: FieldValue;
  /** Why the server refused it, if it did. */
  refusal: string | undefined;
}

/** The words that wait on this device to be sent or were refused, in the order of their publication. */
export const useWaitingWords = (): WaitingWords[] =>
  useWaiting().items.flatMap((item) =>
    item.kind === 'publishWords'
      ? item.changes.map(({ value }, at) => ({
          draft: item.drafts[at] ?? '',
          value,
          refusal: item.refusal && (item.refusal.text ?? requestErrors.wentWrong),
        }))
      : [],
  );
