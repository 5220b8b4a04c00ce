import { unapprovedTranslations } from '#content/contentReport.ts';
import { editablePages } from '#content/editable/index.ts';
import { errorMessage } from '#server/cliError.ts';
import { fieldStates, stateOf, unfinishedContent, versionDto } from '#server/content/fieldStates.ts';
import { scriptureIn } from '#server/content/scriptureIn.ts';
import { contentSnapshot } from '#server/content/watchedContent.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { listVersions, pictureSizes, readVersions, showingAt } from '#server/store/content/versions.ts';
import {
  checkedPassageSchema,
  contentHistoryQuerySchema,
  contentPreviewSchema,
  contentQuerySchema,
  type UnfinishedContent,
} from '#shared/content/content.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { PAGE_SIZE } from '#shared/http/rows.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { sharedChanges } from '../../../content/sharedPictures.ts';
import { fieldNamed, languageNamed, pageNamed } from './contentFields.ts';

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
