import type { ContentLanguage } from '#shared/content/content.ts';

/** Names a field of a page in a language. */
export interface FieldName {
  page: string;
  field: string;
  language: ContentLanguage;
}
