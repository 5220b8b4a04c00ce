import { unapprovedTranslations } from '#content/contentReport.ts';
import { type EditablePage, editablePages, fieldAt, isEditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import { jsonAnswer } from '#server/cache/cachedAnswer.ts';
import { errorMessage } from '#server/cliError.ts';
import { inEdition } from '#server/content/articles/articleHtml.ts';
import { fieldStates, stateOf, unfinishedContent, versionDto } from '#server/content/fieldStates.ts';
import { scriptureIn } from '#server/content/scriptureIn.ts';
import { sharedChanges } from '#server/content/sharedPictures.ts';
import { type ContentSnapshot, contentSnapshot } from '#server/content/watchedContent.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { listVersions, pictureSizes, readVersions, showingAt } from '#server/store/content/versions.ts';
import type { ReadScriptures } from '#server/verses/pageScriptures.ts';
import { articleOf } from '#shared/content/applyContent.ts';
import {
  type ContentLanguage,
  checkedPassageSchema,
  contentHistoryQuerySchema,
  contentPreviewSchema,
  contentQuerySchema,
  type UnfinishedContent,
} from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { PAGE_SIZE } from '#shared/http/rows.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';

/** A page's content as staff changed it, for everybody. */
export function registerContent(app: App, { cache, content, scriptures }: AppContext): void {
  app.get(endpoints.readContent.path, { schema: { querystring: contentQuerySchema } }, async (request, reply) => {
    const { page, lang } = request.query;
    const now = await content.current();
    const { body } = await answerContent(now, request.query, scriptures);
    if (!body) throw new HttpError(404, ({ serverAnswers }) => serverAnswers.nothingHere);
    const language = lang === 'sw' ? `sw ${JSON.stringify((await scriptures()).edition)}` : 'en';
    const key = `content ${now.revision} ${page} ${language}`;
    const answer = await cache.getOrMake(key, () => jsonAnswer(body));
    return answer.send(request, reply);
  });
}

/** The overlay of the page in a query; 404 for an unknown page. */
export async function answerContent(
  content: Pick<ContentSnapshot, 'overlay'>,
  query: { page?: unknown; lang?: unknown },
  scriptures: ReadScriptures,
): Promise<{ status: 200 | 404; body: ContentOverlay | null }> {
  const { page } = query;
  const language = query.lang === 'sw' ? 'sw' : 'en';
  if (typeof page !== 'string' || !isEditablePage(page)) return { status: 404, body: null };
  const overlay = content.overlay(page, language);
  const article = articleOf(overlay);
  if (language === 'en' || !article) return { status: 200, body: overlay };
  const { texts } = await scriptures();
  return { status: 200, body: { fields: { ...overlay.fields, article: inEdition(article, texts) } } };
}

const NO_PAGE = 'There is no such page to be changed.';
const NO_FIELD = 'There is no such field on this page.';

/** The page that a request names. @throws HttpError 404 */
export function pageNamed(text: string): EditablePage {
  if (isEditablePage(text)) return text;
  throw new HttpError(404, NO_PAGE);
}

/** The language that a query asks for. */
export const languageNamed = (lang: string | undefined): Language => (lang === 'sw' ? 'sw' : 'en');

/** The field that a request names. @throws HttpError 404 */
export function fieldNamed(page: EditablePage, name: string): Field {
  const field = fieldAt(page, name);
  if (!field) throw new HttpError(404, NO_FIELD, { fields: { [name]: NO_FIELD } });
  return field;
}

/** The language under which a field's value is stored. */
export const storedIn = (field: Field, language: Language): ContentLanguage => (field.inBoth ? 'both' : language);

/** A preview sends all drafts of a page. Articles can be long. */
const MAX_PREVIEW_BYTES = 1024 * 1024;

/** What staff read of the church's words: fields, drafts, history, and pages as they will be. */
export function registerContentReading(staff: App, { store, now }: AppContext): void {
  const { db } = store;

  staff.get(staffEndpoints.listContentFields.path, { schema: { querystring: contentQuerySchema } }, async (request) => {
    const page = pageNamed(request.query.page);
    const moment = now();
    const versions = await readVersions(db, moment);
    return { page, fields: fieldStates({ page, language: languageNamed(request.query.lang), versions, moment }) };
  });

  staff.post(
    staffEndpoints.previewContent.path,
    { schema: { body: contentPreviewSchema }, bodyLimit: MAX_PREVIEW_BYTES },
    async ({ body }): Promise<ContentOverlay> => {
      const page = pageNamed(body.page);
      const showing = await showingAt(db, now());
      const drafts = body.drafts.map((draft) => ({ ...draft, value: draft.value ?? undefined }));
      const drafted = [...sharedChanges(drafts, showing), ...drafts].map(asStored);
      const stored = { versions: [...showing, ...drafted], uploads: await pictureSizes(db) };
      return contentSnapshot(stored).overlay(page, body.language);
    },
  );

  staff.get(
    staffEndpoints.listContentHistory.path,
    { schema: { querystring: contentHistoryQuerySchema } },
    async (request) => {
      const { field, before, limit = PAGE_SIZE } = request.query;
      const page = pageNamed(request.query.page);
      if (field !== undefined) fieldNamed(page, field);
      const languages = [languageNamed(request.query.lang), 'both'] as const;
      const moment = now();
      const versions = await readVersions(db, moment);
      const showing = new Set(versions.map(({ id }) => id));
      const rows = await listVersions(db, { page, field, languages, before, limit });
      return { versions: rows.map((row) => versionDto(row, stateOf(row, showing, moment))) };
    },
  );

  staff.post(staffEndpoints.checkPassage.path, { schema: { body: checkedPassageSchema } }, ({ body }) => {
    try {
      const { reference, text } = scriptureIn(body.language, body.reference);
      return { reference, text };
    } catch (thrown) {
      throw new HttpError(422, errorMessage(thrown), { fields: { reference: errorMessage(thrown) } });
    }
  });

  let unapproved: number | undefined; // read once: the files do not change while the site runs
  staff.get(staffEndpoints.listUnfinishedContent.path, async () => {
    const versions = await readVersions(db, now());
    unapproved ??= unapprovedTranslations().length;
    return { fields: unfinishedContent(editablePages, versions), unapproved } satisfies UnfinishedContent;
  });
}

/** A draft as it is stored; pictures without a description have a placeholder, so that the preview can show them. */
const asStored = <Draft extends { value?: unknown }>({ value, ...draft }: Draft) => ({
  ...draft,
  value:
    value === undefined
      ? null
      : JSON.stringify(value, (_name, part) =>
          part && typeof part === 'object' && 'image' in part && !part.alt && !part.alt_sw
            ? { ...part, alt: 'Not described yet' }
            : part,
        ),
});
