import type { Language } from '#content/language.ts';
import type { ContentLanguage, ContentVersion, FieldState, UnfinishedContent } from '#shared/content/content.ts';
import type { ContentOverlay, FieldValue } from '#shared/content/values.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, changes, reads } from '../api.ts';
import { asks, type Done, requestTo } from '../requests.ts';
import { requestOf, type WordsArgument, type WriteOf } from '../writes.ts';

/** One field of a page's words. */
interface FieldArgument extends WordsArgument {
  field: string;
}

/** What is typed into a field and not published. */
export interface WordsDraft {
  page: string;
  field: string;
  language: ContentLanguage;
  value: FieldValue;
}

/** A passage of the Bible as a page shows it. */
export interface Passage {
  reference: string;
  text: string;
}

/** The result of a publication: the ids of its versions, which undo it. */
export interface Published extends Done {
  ids: number[];
}

/** In an address the language is called `lang`. */
const asked = ({ language: lang, ...words }: WordsArgument) => ({ ...words, lang });

/** The words of the site, for staff. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContentFields: build.query<FieldState[], WordsArgument>({
      query: (words) => requestTo(staffEndpoints.listContentFields, asked(words)),
      transformResponse: ({ fields }: { fields: FieldState[] }) => fields,
      providesTags: ['Content'],
    }),
    /** A page's overlay with drafts in it. */
    previewContent: build.query<ContentOverlay, WordsArgument & { drafts: readonly WordsDraft[] }>({
      query: asks(staffEndpoints.previewContent),
      providesTags: ['Content'],
    }),
    /** A passage with its words, by its reference. */
    checkPassage: reads<Passage, { language: Language; reference: string }>(build, staffEndpoints.checkPassage),
    listContentHistory: build.query<ContentVersion[], FieldArgument>({
      query: (field) => requestTo(staffEndpoints.listContentHistory, asked(field)),
      transformResponse: ({ versions }: { versions: ContentVersion[] }) => versions,
      providesTags: ['Content'],
    }),
    listUnfinishedContent: reads<UnfinishedContent>(build, staffEndpoints.listUnfinishedContent, 'Content'),
    publishWords: build.mutation<Published, WriteOf<'publishWords'>>({
      query: requestOf,
      // After a refusal too: somebody else may have published.
      invalidatesTags: ['Content'],
    }),
    /** Undoes a publication, or cancels one that is planned. */
    withdrawContent: changes<{ ids: readonly number[]; idempotencyKey: string }>(
      build,
      staffEndpoints.withdrawContent,
      'Content',
    ),
  }),
});
