import { editablePages } from '#content/editable/index.ts';
import type { ContentVersion, FieldState, UnfinishedContent } from '#shared/content/content.ts';
import { type Fields, isPlain } from '#shared/content/fields.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { type Done, hasContent, hasList, isObject, readDone } from '../parsers.ts';
import { type WordsArgument, wordsWrites } from '../writes/wordsWrites.ts';
import type { WriteOf } from '../writes/writes.ts';

/** One field of a page's words. */
interface FieldArgument extends WordsArgument {
  field: string;
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

/** The words of the site, for staff. */
export const contentApi = api.enhanceEndpoints({ addTagTypes: ['ContentDraft'] }).injectEndpoints({
  endpoints: (build) => ({
    listContentFields: build.query<FieldState[], WordsArgument>({
      query: ({ page, language }) => ({
        endpoint: staffEndpoints.listContentFields,
        params: { page, lang: language },
        validateStatus: hasList('fields'),
      }),
      transformResponse: ({ fields }: { fields: FieldState[] }) => fields,
      providesTags: ['Content', 'ContentDraft'],
    }),
    /** A page's overlay with one's own drafts in it. */
    readContentPreview: build.query<ContentOverlay, WordsArgument>({
      query: ({ page, language }) => ({
        endpoint: staffEndpoints.readContentPreview,
        params: { page, lang: language },
        validateStatus: hasContent,
      }),
      providesTags: ['Content', 'ContentDraft'],
    }),
    /** A passage with its words, by the reference at a place of a field such as `slides.slides[0].quote`. */
    checkContent: build.query<Passage, FieldArgument & { value: string }>({
      query: (body) => ({
        endpoint: staffEndpoints.checkContent,
        body,
        validateStatus: isObject,
      }),
      transformResponse: ({ ready }: { ready: Passage }) => ready,
    }),
    listContentHistory: build.query<ContentVersion[], FieldArgument>({
      query: ({ page, language, field }) => ({
        endpoint: staffEndpoints.listContentHistory,
        params: { page, lang: language, field },
        validateStatus: hasList('versions'),
      }),
      transformResponse: ({ versions }: { versions: ContentVersion[] }) => versions,
      providesTags: ['Content'],
    }),
    listUnfinishedContent: build.query<UnfinishedContent, void>({
      query: () => ({ endpoint: staffEndpoints.listUnfinishedContent, validateStatus: hasList('fields') }),
      providesTags: ['Content'],
    }),
    /**
     * Saves a draft. Values that the server renders, such as Markdown, are fetched again. A plain text needs no
     * refetch: its form refetches the fields when it closes.
     */
    draftWords: build.mutation<Done, WriteOf<'draftWords'>>({
      query: wordsWrites.draftWords.request,
      transformResponse: readDone,
      invalidatesTags: (_done, _error, { page, field: name }) => {
        const field = (editablePages[page] as Fields)[name];
        return field && isPlain(field) ? [] : ['ContentDraft'];
      },
    }),
    deleteContentDraft: build.mutation<Done, FieldArgument>({
      query: ({ page, language, field }) => ({
        endpoint: staffEndpoints.deleteContentDraft,
        body: { page, language, field },
        needsNothing: true,
      }),
      transformResponse: readDone,
      invalidatesTags: ['Content'],
    }),
    publishWords: build.mutation<Published, WriteOf<'publishWords'>>({
      query: wordsWrites.publishWords.request,
      // After a refusal too: somebody else may have published.
      invalidatesTags: ['Content'],
    }),
    /** Undoes a publication, or cancels one that is planned. */
    withdrawContent: build.mutation<Done, { ids: readonly number[]; idempotencyKey: string }>({
      query: ({ ids, idempotencyKey }) => ({
        endpoint: staffEndpoints.withdrawContent,
        body: { ids },
        headers: { 'idempotency-key': idempotencyKey },
        needsNothing: true,
      }),
      transformResponse: readDone,
      invalidatesTags: ['Content'],
    }),
    restoreContent: build.mutation<Done, { id: number; base: number; idempotencyKey: string }>({
      query: ({ id, base, idempotencyKey }) => ({
        endpoint: staffEndpoints.restoreContent,
        pathParams: { id: String(id) },
        body: { base },
        headers: { 'idempotency-key': idempotencyKey },
        needsNothing: true,
      }),
      transformResponse: readDone,
      invalidatesTags: ['Content'],
    }),
  }),
});

export const {
  useCheckContentQuery,
  useListContentFieldsQuery,
  useLazyListContentFieldsQuery,
  useReadContentPreviewQuery,
  useListContentHistoryQuery,
  useListUnfinishedContentQuery,
  useDeleteContentDraftMutation,
  useWithdrawContentMutation,
  useRestoreContentMutation,
} = contentApi;
