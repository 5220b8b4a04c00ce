import { editablePages } from '#content/editable/index.ts';
import { checkValue } from '#server/content/checkValue.ts';
import { contentSnapshot } from '#server/content/contentCache.ts';
import { fieldStates, stateOf, versionDto } from '#server/content/fieldStates.ts';
import { readyValue } from '#server/content/readyValue.ts';
import { unfinishedContent } from '#server/content/unfinished.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { listDrafts } from '#server/store/content/drafts.ts';
import { listVersions, pictureSizes, readContent } from '#server/store/content/versions.ts';
import {
  checkedValueSchema,
  contentHistoryQuerySchema,
  contentQuerySchema,
  previewQuerySchema,
} from '#shared/content/content.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { PAGE_SIZE } from '#shared/http/pagination.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { churchMoment } from '#shared/time.ts';
import { fieldAt, fieldNamed, languageNamed, pageNamed } from './contentFields.ts';
import { withSharedDrafts } from './sharedChanges.ts';

/** What staff read of the church's words: fields, drafts, history, and pages as they will be. */
export function registerContentReading(staff: App, { store, now }: AppContext): void {
  const { db } = store;

  staff.get(staffEndpoints.listContentFields.path, { schema: { querystring: contentQuerySchema } }, async (request) => {
    const page = pageNamed(request.query.page);
    const moment = now();
    const { versions } = await readContent(db, moment);
    const drafts = await listDrafts(db, { page });
    const reader = sessionOfRequest(request).staff_id;
    const language = languageNamed(request.query.lang);
    return { page, fields: fieldStates({ page, language, versions, drafts, reader, moment }) };
  });

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
      return contentSnapshot(stored).overlay(page, languageNamed(request.query.lang));
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
    const around = { language, uploads: await pictureSizes(db) };
    return { ready: readyValue(field, checkValue(field, value, { name, ...around }), around) };
  });

  staff.get(staffEndpoints.listUnfinishedContent.path, async () => {
    const { versions } = await readContent(db, now());
    return { fields: unfinishedContent(editablePages, versions) };
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
