import { isDeepStrictEqual } from 'node:util';
import { type EditablePage, fieldAt } from '#content/editable/index.ts';
import { rawValue } from '#server/content/rawValue.ts';
import { withSharedPictures } from '#server/content/sharedPictures.ts';
import { at, fileWords } from '#server/content/words.ts';
import type { FieldName } from '#server/store/content/fieldName.ts';
import type { VersionRow } from '#server/store/content/versions.ts';
import type { Field } from '#shared/content/fields.ts';

const inOther = <Name extends FieldName>(name: Name): Name => ({
  ...name,
  language: name.language === 'en' ? 'sw' : 'en',
});

/** A stored value as staff write it; the text of the files if there is none. */
export function written(name: FieldName, field: Field, value: string | null | undefined): unknown {
  if (value) return JSON.parse(value);
  const words = fileWords[name.page as EditablePage];
  const both = { en: at(words.en, name.field), sw: at(words.sw, name.field) };
  return rawValue(field, both, name.language === 'sw' ? 'sw' : 'en');
}

/**
 * The changes of the other language that follow from these, unless it has its own: both share their pictures. A value is
 * undefined for the words of the files.
 *
 * @param showing what is in effect when they are published
 */
export function sharedChanges<Change extends FieldName & { value: unknown }>(
  changes: readonly Change[],
  showing: readonly VersionRow[],
): Change[] {
  return changes.flatMap((change) => {
    const field = fieldAt(change.page, change.field);
    const other = inOther(change);
    if (!field || field.inBoth || changes.some((one) => isOfField(other, one))) return [];
    const before = written(change, field, shownOf(change, showing));
    const after = change.value ?? written(change, field, null);
    const old = written(other, field, shownOf(other, showing));
    const value = withSharedPictures(field, { before, after }, old);
    if (value === undefined) return [];
    return [{ ...other, value: isDeepStrictEqual(value, written(other, field, null)) ? undefined : value }];
  });
}

const isOfField = (name: FieldName, { page, field, language }: FieldName): boolean =>
  page === name.page && field === name.field && language === name.language;

/** The version of a field among those in effect, earliest first. */
export const rowOf = (name: FieldName, showing: readonly VersionRow[]): VersionRow | undefined =>
  showing.findLast((row) => isOfField(name, row));

/** The stored value of a field among those in effect. */
export const shownOf = (name: FieldName, showing: readonly VersionRow[]): string | null | undefined =>
  rowOf(name, showing)?.value;
