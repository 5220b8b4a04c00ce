import { type EditablePage, editablePages } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import { type FieldName, isOfField } from '#server/store/content/fieldName.ts';
import type { VersionRow } from '#server/store/content/versions.ts';
import type { ContentVersion, FieldState, VersionState } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import { countSamples, written } from './rawValue.ts';
import { at, fileWords } from './words.ts';

/** The state of a version. @param showing the ids of the published and scheduled versions */
export function stateOf(row: VersionRow, showing: ReadonlySet<number>, moment: Date): VersionState {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.publish_at > moment.toISOString()) return 'waiting';
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
