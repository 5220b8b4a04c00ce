import type { FieldState } from '#shared/content/content.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { ownDraft } from '#web/auth/useOwnDraft.ts';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { requestErrors } from '#words/interface.ts';

/** What the names of drafts of words begin with, after the account. */
export const DRAFTS_OF_WORDS = 'words ';

/** The name of the draft of a field of a page's words on this device, for one account. */
export const fieldDraftName = (
  account: string | null,
  page: string,
  { field, language }: Pick<FieldState, 'field' | 'language'>,
) => ownDraft(account, `${DRAFTS_OF_WORDS}${page} ${field} ${language}`);

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
