import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { EditionAdded } from '#shared/verse/editionInput.ts';
import type { Reading } from '#shared/verse/reading.ts';
import type { ChapterAnswer, Edition, VerseAnswer, VerseQuestion } from '#shared/verse/verse.ts';
import { greeting } from '#words/interface.ts';
import { api, changes, unlessRefused } from '../api.ts';
import { fetchWithProgress } from '../fetchWithProgress.ts';
import { isFields, OWN_BACKEND, requestTo } from '../requests.ts';

/**
 * `POST /daily/verse`: our own answer whole, or one that has `bot_message` and nothing more; anything else is null, an
 * answer not understood.
 */
function readVerseAnswer(answer: unknown): VerseAnswer | null {
  if (!isFields(answer) || typeof answer.bot_message !== 'string' || answer.bot_message === '') return null;
  const plain: VerseAnswer = {
    bot_message: answer.bot_message,
    kind: 'words',
    language: 'en',
    lead: answer.bot_message,
    passages: [],
    notes: [],
    others: [],
    lines: [],
    suggestions: [],
    context: {},
  };
  return OWN_BACKEND && Array.isArray(answer.passages) ? { ...plain, ...(answer as Partial<VerseAnswer>) } : plain;
}

/** `GET /read/chapters/{book}/{chapter}`; null where the backend answers something else. */
function readChapterAnswer(answer: unknown): ChapterAnswer | null {
  return isFields(answer) && Array.isArray(answer.verses) ? (answer as Partial<ChapterAnswer> as ChapterAnswer) : null;
}

/** `GET /all/editions`; an empty list where the backend answers something else. */
const readEditions = (answer: unknown): Edition[] =>
  Array.isArray(answer) ? (answer as unknown[]).filter((edition): edition is Edition => isFields(edition)) : [];

interface CreateEditionArgument extends Edition {
  file: Blob;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** The daily verse, the chapters of its passages, and the editions of the Bible, which owners add and remove. */
export const verseApi = api.injectEndpoints({
  endpoints: (build) => ({
    askVerse: build.mutation<VerseAnswer | null, VerseQuestion>({
      query: (question) => ({
        endpoint: endpoints.askVerse,
        body: OWN_BACKEND ? question : { message: question.message },
        validateStatus: (_response: Response, answer: unknown) => readVerseAnswer(answer) !== null,
      }),
      transformResponse: readVerseAnswer,
    }),
    /** The day's greeting, preloaded with the server-rendered page. */
    askGreeting: build.query<VerseAnswer | null, void>({
      query: () => ({ endpoint: endpoints.askVerse, body: { message: greeting } }),
      transformResponse: readVerseAnswer,
    }),
    readChapter: build.query<ChapterAnswer | null, Reading>({
      query: ({ book, chapter, edition }) => requestTo(endpoints.readChapter, { book, chapter, edition }),
      transformResponse: readChapterAnswer,
    }),
    listEditions: build.query<Edition[], void>({
      query: () => ({ endpoint: endpoints.listEditions }),
      transformResponse: readEditions,
      providesTags: ['Edition'],
    }),
    createEdition: build.mutation<EditionAdded, CreateEditionArgument>({
      query: ({ file, onProgress, ...params }) => ({
        endpoint: staffEndpoints.createEdition,
        params,
        body: file,
        headers: { 'content-type': 'application/zip' },
        fetchFn: fetchWithProgress(onProgress),
      }),
      invalidatesTags: unlessRefused('Edition'),
    }),
    deleteEdition: changes<{ name: string }>(build, staffEndpoints.deleteEdition, 'Edition'),
    restoreEdition: changes<{ name: string }>(build, staffEndpoints.restoreEdition, 'Edition'),
  }),
});
