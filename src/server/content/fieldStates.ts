import { type EditablePage, editablePages, isEditablePage } from '#content/editable/index.ts';
import { LANGUAGES, type Language } from '#content/language.ts';
import { type FieldName, isOfField, isScheduled, type VersionRow } from '#server/store/content/versions.ts';
import type {
  ContentLanguage,
  ContentVersion,
  FieldState,
  UnfinishedField,
  VersionState,
} from '#shared/content/content.ts';
import type { Field, Fields } from '#shared/content/fields.ts';
import { uploadsIn } from '#shared/content/values.ts';
import { countSamples, written } from './rawValue.ts';
import { at, fileWords } from './words.ts';

/** The state of a version. @param showing the ids of the published and scheduled versions */
export function stateOf(row: VersionRow, showing: ReadonlySet<number>, moment: Date): VersionState {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (isScheduled(row, moment.toISOString())) return 'waiting';
  return showing.has(row.id) ? 'on the site' : 'replaced';
}

export const versionDto = ({ page: _, ...row }: VersionRow, state: VersionState): ContentVersion => ({
  ...row,
  value: JSON.parse(row.value ?? 'null'),
  state,
});

/** The fields of a page as staff's screens show them, in the order of the registry. */
export function fieldStates(parts: {
  page: EditablePage;
  language: Language;
  /** The published and scheduled ones, earliest first. */
  versions: readonly VersionRow[];
  moment: Date;
}): FieldState[] {
  const { page, moment } = parts;
  return Object.entries<Field>(editablePages[page]).map(([name, field]) => {
    const stored: FieldName = { page, field: name, language: field.inBoth ? 'both' : parts.language };
    const own = parts.versions.filter(isOfField(stored));
    const showing = own.findLast(({ publish_at }) => publish_at <= moment.toISOString());
    const isSample = countSamples(at(fileWords[page][parts.language], name)) > 0;
    return {
      field: name,
      language: stored.language,
      value: written(stored, field, showing?.value),
      original: written(stored, field, null),
      sample: isSample && !showing?.value,
      version: showing?.id ?? 0,
      waiting: own
        .filter(({ publish_at }) => publish_at > moment.toISOString())
        .map((row) => versionDto(row, 'waiting')),
    };
  });
}

/**
 * The fields that still contain samples, and those whose Kiswahili is older than their English or lacks a picture's
 * description.
 *
 * @param versions those that are on the site or wait
 */
export function unfinishedContent(
  pages: Readonly<Record<EditablePage, Fields>>,
  versions: readonly VersionRow[],
): UnfinishedField[] {
  const changed = versions.filter(({ value }) => value !== null);
  return Object.entries(pages).flatMap(([page, fields]) =>
    Object.entries(fields).flatMap(([field, { label, inBoth }]) => {
      const own = (language: ContentLanguage) => changed.findLast(isOfField({ page, field, language }));
      const isChanged = own(inBoth ? 'both' : 'en') !== undefined;
      const samples = isChanged ? 0 : countSamples(at(fileWords[page as EditablePage].en, field));
      const isOlder = (own('en')?.publish_at ?? '') > (own('sw')?.publish_at ?? '');
      const waitsForKiswahili = !inBoth && (isOlder || lacksDescription(own('sw')?.value));
      return samples > 0 || waitsForKiswahili ? [{ page, field, label, samples, waitsForKiswahili }] : [];
    }),
  );
}

/** Whether a picture in a Kiswahili value has no description in Kiswahili: it came with the English one. */
const lacksDescription = (value: string | null | undefined): boolean =>
  value ? uploadsIn(JSON.parse(value)).some(({ alt_sw }) => !alt_sw) : false;

/** The words of the files that staff have replaced by their own. */
export const replacedWords = (versions: readonly VersionRow[]): Set<unknown> =>
  new Set(
    versions
      .filter(({ page, value }) => isEditablePage(page) && value !== null)
      .flatMap(({ page, field, language }) =>
        LANGUAGES.filter((one) => language === 'both' || language === one).map((one) =>
          at(fileWords[page as EditablePage][one], field),
        ),
      ),
  );
