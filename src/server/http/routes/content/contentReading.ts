import { unapprovedTranslations } from '#content/contentReport.ts';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { ArticleAround, ArticleHtml } from '#server/content/articles/articleHtml.ts';
import { checkValue } from '#server/content/checkValue.ts';
import { fieldStates, stateOf, versionDto } from '#server/content/fieldStates.ts';
import { unfinishedContent } from '#server/content/unfinished.ts';
import { contentSnapshot } from '#server/content/watchedContent.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { listDrafts } from '#server/store/content/drafts.ts';
import { listVersions, pictureSizes, readContent } from '#server/store/content/versions.ts';
import { isHeldWords, listHeld } from '#server/store/held/held.ts';
import {
  checkedValueSchema,
  contentHistoryQuerySchema,
  contentQuerySchema,
  previewQuerySchema,
  type UnfinishedContent,
} from '#shared/content/content.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { PAGE_SIZE } from '#shared/http/pagination.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { churchMoment } from '#shared/time.ts';
import { fieldAt, fieldNamed, languageNamed, pageNamed } from './contentFields.ts';
import { withSharedDrafts } from './sharedChanges.ts';

/** What an overlay is made from. */
type Stored = Parameters<typeof contentSnapshot>[0];

/** What staff read of the church's words: fields, drafts, history, and pages as they will be. */
export function registerContentReading(staff: App, { store, now, articles }: AppContext): void {
  const { db } = store;

  staff.get(staffEndpoints.listContentFields.path, { schema: { querystring: contentQuerySchema } }, async (request) => {
    const page = pageNamed(request.query.page);
    const moment = now();
    const { versions } = await readContent(db, moment);
    const drafts = await listDrafts(db, { page });
    const reader = sessionOfRequest(request).staff_id;
    const language = languageNamed(request.query.lang);
    const held = (await listHeld(db, { page })).filter(isHeldWords).filter((row) => row.language === language);
    return { page, fields: fieldStates({ page, language, versions, drafts, held, reader, moment }) };
  });

  /** The overlay of a page with drafts: the articles that it shows may be unchecked, so they are made first. */
  async function overlayOfDrafts(stored: Stored, page: EditablePage, language: Language): Promise<ContentOverlay> {
    const shown = new Map<string, ArticleAround>();
    const find = (text: string, around: ArticleAround) => {
      shown.set(text, around);
      return { html: '', quotes: [], faults: [] };
    };
    contentSnapshot(stored, find).overlay(page, language);
    const made = new Map<string, ArticleHtml>();
    for (const [text, around] of shown) made.set(text, await articles.make(text, around));
    return contentSnapshot(stored, (text) => made.get(text) as ArticleHtml).overlay(page, language);
  }

  staff.get(
    staffEndpoints.readContentPreview.path,
    { schema: { querystring: previewQuerySchema } },
    async (request): Promise<ContentOverlay> => {
      const page = pageNamed(request.query.page);
      const [date = '', time = ''] = request.query.at?.split('T') ?? [];
      const moment = date ? churchMoment(date, time) : now();
      const { versions } = await readContent(db, now());
      const showing = versions.filter(({ publish_at }) => publish_at <= moment.toISOString());
      const drafts = await listDrafts(db, { staff_id: sessionOfRequest(request).staff_id });
      const drafted = withSharedDrafts(drafts, showing).map(withDescriptions);
      const stored = { versions: [...showing, ...drafted], uploads: await pictureSizes(db) };
      return overlayOfDrafts(stored, page, languageNamed(request.query.lang));
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
      const { versions } = await readContent(db, moment);
      const showing = new Set(versions.map(({ id }) => id));
      const rows = await listVersions(db, { page, field, languages, before, limit });
      return { versions: rows.map((row) => versionDto(row, stateOf(row, showing, moment))) };
    },
  );

  staff.post(staffEndpoints.checkContent.path, { schema: { body: checkedValueSchema } }, async (request) => {
    const { field: name, language, value } = request.body;
    const field = fieldAt(pageNamed(request.body.page), name);
    const { ready } = await checkValue(field, value, { name, language, uploads: await pictureSizes(db), articles });
    return { ready };
  });

  let unapproved: number | undefined; // read once: the files do not change while the site runs
  staff.get(staffEndpoints.listUnfinishedContent.path, async () => {
    const { versions } = await readContent(db, now());
    unapproved ??= unapprovedTranslations().length;
    return { fields: unfinishedContent(editablePages, versions), unapproved } satisfies UnfinishedContent;
  });
}

/** Gives pictures without a description a placeholder, so that the preview can show them. */
function withDescriptions<Draft extends { value: string | null }>(draft: Draft): Draft {
  if (draft.value === null) return draft;
  const value = JSON.parse(draft.value, (_name, part) =>
    part && typeof part === 'object' && 'image' in part && !part.alt && !part.alt_sw
      ? { ...part, alt: 'Not described yet' }
      : part,
  );
  return { ...draft, value: JSON.stringify(value) };
}
