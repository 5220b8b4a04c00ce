import { jsonAnswer } from '#server/cache/cachedAnswer.ts';
import { articleHtml } from '#server/content/articles/articleHtml.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { rowParams } from '#server/http/validation.ts';
import { limitAddressOf } from '#server/http/visitor.ts';
import { HttpError, type LocalizedText } from '#server/httpError.ts';
import { passagesOf } from '#server/sermons/passages.ts';
import { pictureSizes } from '#server/store/content/versions.ts';
import { wasRemoved } from '#server/store/events/history.ts';
import type { Connection } from '#server/store/store.ts';
import type { Published } from '#server/watched/watched.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { PAGE_SIZE } from '#shared/http/rows.ts';
import { searchable, searchWords } from '#shared/searchable.ts';
import {
  type SermonAnswer,
  type SermonSummary,
  type SermonsAnswer,
  type SermonsQuery,
  type StaffSermon,
  sermonsQuerySchema,
} from '#shared/sermons/sermon.ts';
import { BOOKS } from '#shared/verse/bible.ts';

/** The sermons on the site, for everybody. */
export function registerSermons(app: App, context: AppContext): void {
  const { cache, events, sermons, renderQueue } = context;

  app.get(endpoints.listSermons.path, { schema: { querystring: sermonsQuerySchema } }, async (request, reply) => {
    const { query } = request;
    const { revision } = await events.current(); // sermons are part of it
    const key = `${revision} sermons ${JSON.stringify(Object.entries(query).sort())}`;
    const answer = await cache.getOrMake(key, () =>
      renderQueue.make(limitAddressOf(request), async () => {
        return jsonAnswer(answerSermons(await sermons.current(), query));
      }),
    );
    return answer.send(request, reply);
  });

  app.get(endpoints.readSermon.path, { schema: { params: rowParams } }, async (request, reply) => {
    const { status, body } = await answerSermon(context, request.params.id);
    if (status !== 200) throw new HttpError(status, missingWords(status === 410));
    return reply.header('cache-control', 'no-cache').send(body);
  });
}

/** The text of each sermon that a search looks at. It is worked out once, since notes are long. */
const searchedTexts = new WeakMap<StaffSermon, string>();

function searchedText(row: StaffSermon): string {
  const { title, title_sw, preacher, series, passages, notes } = row;
  const text = searchedTexts.get(row) ?? searchable([title, title_sw, preacher, series, passages, notes].join(' '));
  searchedTexts.set(row, text);
  return text;
}

export function sermonSummary(row: StaffSermon): SermonSummary {
  const { id, title, title_sw, preacher, date, series, film, recording } = row;
  const words = row.notes?.match(/\S+/g)?.length ?? 0;
  return {
    id,
    title,
    title_sw,
    preacher,
    date,
    series,
    passages: passagesOf(row.passages),
    words,
    film,
    sound: recording,
  };
}

/** The answer of `GET /all/sermons`. After a sermon that is gone by now, the list is at its end. */
export function answerSermons({ rows }: Published<StaffSermon>, query: SermonsQuery): SermonsAnswer {
  const { series, preacher, book, before, limit = PAGE_SIZE } = query;
  const words = searchWords(query.search ?? '');
  const place = before === undefined ? 0 : rows.findIndex(({ id }) => id === before) + 1 || rows.length;
  const found = rows
    .slice(place)
    .filter(
      (row) =>
        (!series || row.series === series) &&
        (!preacher || row.preacher === preacher) &&
        (!book || booksOf(row).includes(book)) &&
        (words.length === 0 || hasAll(searchedText(row), words)),
    );
  const page = found.slice(0, limit);
  const books = new Set(rows.flatMap(booksOf));
  return {
    sermons: page.map(sermonSummary),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    choices: {
      series: [...new Set(rows.map((row) => row.series).filter((name) => name !== null))],
      preachers: [...new Set(rows.map((row) => row.preacher))].sort((one, other) => one.localeCompare(other)),
      books: BOOKS.map(({ code }) => code).filter((code) => books.has(code)),
    },
  };
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

const booksOf = ({ passages }: StaffSermon): string[] => passagesOf(passages).map(({ book }) => book);

/** The answer of `GET /read/sermons/:id`: 410 for a sermon that was deleted, 404 for one that never was on the site. */
export async function answerSermon(
  { store, sermons }: Pick<AppContext, 'sermons'> & { store: { db: Connection } },
  id: number,
): Promise<{ status: 200; body: SermonAnswer } | { status: 404 | 410; body: null }> {
  const { rows } = await sermons.current();
  const row = rows.find((one) => one.id === id);
  if (!row) return { status: (await wasRemoved(store.db, { sermon_id: id })) ? 410 : 404, body: null };
  const notes_html =
    row.notes && articleHtml(row.notes, { language: 'en', uploads: await pictureSizes(store.db) }).html;
  return { status: 200, body: { sermon: { ...sermonSummary(row), notes_html, updated_at: row.updated_at } } };
}

export const missingWords =
  (removed: boolean): LocalizedText =>
  ({ sermonAnswers }) =>
    removed ? sermonAnswers.missing : sermonAnswers.unknown;
