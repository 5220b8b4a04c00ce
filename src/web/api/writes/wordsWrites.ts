import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { requestTo } from '../requestTo.ts';
import type { WriteKinds } from './kind.ts';

/** A page's words in one language. */
export interface WordsArgument {
  page: EditablePage;
  language: Language;
}

/** A field's value with the version that the person began with; 0 for the words of the files. */
export interface ChangeOfWords {
  field: string;
  value: FieldValue | null;
  base: number;
}

export interface WordsWrite extends WordsArgument {
  kind: 'publishWords';
  /** Which words they are. */
  title: string;
  changes: readonly ChangeOfWords[];
  /** The names of this device's drafts, in the order of the changes, to fill the forms again. */
  drafts: readonly string[];
  /** When it is published, `2026-11-27T18:00` of the church's clock; at once without it. */
  publishAt?: string | undefined;
}

export const wordsWrites: WriteKinds<WordsWrite> = {
  publishWords: {
    request: ({ page, language, changes, publishAt, key }) => {
      const words = { page, language, changes, ...(publishAt && { at: publishAt }) };
      return requestTo(staffEndpoints.publishContent, { ...words, idempotencyKey: key });
    },
    about: ({ page, language, changes }) => `publish ${page} ${language} ${changes.map(({ field }) => field)}`,
  },
};
