import type { FieldState } from '#shared/content/content.ts';

/** The name of the draft of a field of a page's words on this device, for one account. */
export const fieldDraftName = (
  account: string | null,
  page: string,
  { field, language }: Pick<FieldState, 'field' | 'language'>,
) => `${account ?? ''}/words ${page} ${field} ${language}`;
