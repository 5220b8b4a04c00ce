import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { hasList } from '../parsers.ts';
import { once, type WriteKinds } from './kind.ts';

/** A page's words in one language. */
export interface WordsArgument {
  page: EditablePage;
  language: Language;
}

/** The words of a page that a person changes; `title` says which they are. */
export interface WordsOfPage extends WordsArgument {
  title: string;
}

/** A field's value with the version that the person began with; 0 for the words of the files. */
export interface ChangeOfWords {
  field: string;
  value: FieldValue | null;
  base: number;
}

interface WordsDraft extends WordsOfPage, ChangeOfWords {
  kind: 'draftWords';
}

interface WordsPublication extends WordsOfPage {
  kind: 'publishWords';
  changes: readonly ChangeOfWords[];
  /** The names of this device's drafts, in the order of the changes, to fill the forms again. */
  drafts: readonly string[];
  /** When it is published, `2026-11-27T18:00` of the church's clock; at once without it. */
  publishAt?: string | undefined;
}

export type WordsWrite = WordsDraft | WordsPublication;

export const wordsWrites: WriteKinds<WordsWrite> = {
  draftWords: {
    request: ({ page, language, field, value, base, ...key }) => ({
      endpoint: staffEndpoints.updateContentDraft,
      body: { page, language, field, value, base },
      headers: once(key),
      needsNothing: true,
    }),
    about: ({ page, language, field }) => `draft ${page} ${language} ${field}`,
  },
  publishWords: {
    request: ({ page, language, changes, publishAt, ...key }) => ({
      endpoint: staffEndpoints.publishContent,
      body: { page, language, changes, ...(publishAt && { at: publishAt }) },
      headers: once(key),
      validateStatus: hasList('ids'),
    }),
    about: ({ page, language, changes }) => `publish ${page} ${language} ${changes.map(({ field }) => field)}`,
  },
};
