import { eventLanguageWith } from '#content/churchWords.ts';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import type { Language } from '#content/language.ts';
import { ARTICLE_PAGES, type ArticlePage, pages } from '#content/pages.ts';
import {
  type FieldName,
  isScheduled,
  pictureSizes,
  readVersions,
  type Uploads,
  type VersionRow,
} from '#server/store/content/versions.ts';
import { type WatchDeps, type Watched, watchSubject } from '#server/watched/watched.ts';
import { applyContent } from '#shared/content/applyContent.ts';
import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import type { Field } from '#shared/content/fields.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import type { ArticleAround } from './articles/articleHtml.ts';
import { followFacts } from './followFacts.ts';
import { NotReady, readyValue } from './readyValue.ts';
import { churchWords, fileWords } from './words.ts';

/** A snapshot of the content that staff have changed. */
export type ContentSnapshot = ReturnType<typeof contentSnapshot> & {
  /** Changes with each write and each scheduled publication; part of the cache keys of what shows content. */
  revision: string;
};

/** The content that staff have changed, read again after a change. */
export type WatchedContent = Watched<ContentSnapshot>;

/** Keeps the content that staff have changed in memory. Scheduled versions take effect in their moment. */
export function watchContent(deps: WatchDeps): WatchedContent {
  const { db } = deps.store;
  return watchSubject<{ versions: VersionRow[]; uploads: Uploads }, ContentSnapshot & { waiting: number }>({
    ...deps,
    subject: 'content',
    async read(moment) {
      const versions = await readVersions(db, moment);
      return { versions, uploads: versions.length === 0 ? new Map() : await pictureSizes(db) };
    },
    show({ revision, stored }, moment, before) {
      const at = moment.toISOString();
      const holding = stored.versions.filter((row) => !isScheduled(row, at));
      const waiting = stored.versions.length - holding.length;
      if (before?.waiting === waiting) return before;
      const snapshot = contentSnapshot({ ...stored, versions: holding });
      return { ...snapshot, revision: `${revision}.${waiting}`, waiting };
    },
  });
}

/** A version or draft of a field. */
type Written = FieldName & { value: string | null };

/** The content that staff have changed, at one moment: of each field, the last valid version counts. */
export function contentSnapshot(stored: { versions: readonly Written[]; uploads: Uploads }) {
  const versions = Map.groupBy(stored.versions, ({ page, field, language }) => `${page} ${field} ${language}`);
  const overlays = new Map<string, ContentOverlay>();

  /** What differs from the texts of the files. */
  function overlay(page: EditablePage, language: Language): ContentOverlay {
    const name = `${page} ${language}`;
    const made = overlays.get(name) ?? make(page, language);
    overlays.set(name, made);
    return made;
  }

  function make(page: EditablePage, language: Language): ContentOverlay {
    const words = fileWords[page][language];
    const following = page === 'church' ? {} : followFacts(words, churchWords[language], church(language));
    const fields: Record<string, unknown> = { ...following };
    for (const [path, field] of Object.entries<Field>(editablePages[page])) {
      const written = versions.get(`${page} ${path} ${field.inBoth ? 'both' : language}`) ?? [];
      const value = readyOf(field, written, { language, uploads: stored.uploads });
      if (value !== undefined && value !== null) fields[path] = value;
    }
    return page === 'about'
      ? { fields, unwritten: ARTICLE_PAGES.filter((one) => !hasArticle(one, language)) }
      : { fields };
  }

  /** Whether an article page has its text. */
  const hasArticle = (page: ArticlePage, language: Language): boolean =>
    versions.has(`${page} article ${language}`)
      ? overlay(page, language).fields.article !== undefined
      : pages[page].hasText;

  /** The church's facts. */
  const church = (language: Language) => applyContent(churchWords[language], overlay('church', language));

  return {
    overlay,
    /** The overlays of all pages. */
    allOverlays: (language: Language) =>
      (Object.keys(editablePages) as EditablePage[]).map((page) => overlay(page, language)),
    church,
    /** What announcements, feeds and pictures of events are written with. */
    eventLanguages: {
      en: eventLanguageWith(eventLanguages.en, church('en')),
      sw: eventLanguageWith(eventLanguages.sw, church('sw')),
    },
    hasArticle,
  };
}

/** A field's last valid value, ready for a page; undefined for the text of the files. */
function readyOf(field: Field, written: readonly Written[], around: ArticleAround): unknown {
  for (const { value } of written.toReversed()) {
    if (value === null) return undefined;
    try {
      return readyValue(field, fieldSchema(field).validateSync(JSON.parse(value), { stripUnknown: true }), around);
    } catch (thrown) {
      if (!(thrown instanceof NotReady || (thrown as Error).name === 'ValidationError')) throw thrown;
    }
  }
  return undefined;
}
