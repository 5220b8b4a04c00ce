import type { FieldState } from '#shared/content/content.ts';
import { ownDraft } from '#web/auth/useOwnDraft.ts';

/** What the names of drafts of words begin with, after the account. */
export const DRAFTS_OF_WORDS = 'words ';

/** The name of the draft of a field of a page's words on this device, for one account. */
export const fieldDraftName = (
  account: string | null,
  page: string,
  { field, language }: Pick<FieldState, 'field' | 'language'>,
) => ownDraft(account, `${DRAFTS_OF_WORDS}${page} ${field} ${language}`);
