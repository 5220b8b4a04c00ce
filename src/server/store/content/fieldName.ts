import type { ContentLanguage } from '#shared/content/content.ts';

/** Names a field of a page in a language. */
export interface FieldName {
  page: string;
  field: string;
  language: ContentLanguage;
}

/** Makes the question whether a version or a draft is of a field. */
export const isOfField =
  ({ page, field, language }: FieldName) =>
  (one: Readonly<Record<keyof FieldName, string>>): boolean =>
    one.page === page && one.field === field && one.language === language;
