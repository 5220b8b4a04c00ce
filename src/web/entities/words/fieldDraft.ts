import type { FieldState } from '#shared/content/content.ts';

/** By what name this device keeps what an account types into a field of a page's words. */
export const fieldDraftName = (
  account: string | null,
  page: string,
  { field, language }: Pick<FieldState, 'field' | 'language'>,
) => `${account ?? ''}/words ${page} ${field} ${language}`;
