import { isDeepStrictEqual } from 'node:util';
import { fieldAt } from '#content/editable/index.ts';
import { written } from '#server/content/rawValue.ts';
import { withSharedPictures } from '#server/content/sharedPictures.ts';
import { type FieldName, isOfField } from '#server/store/content/fieldName.ts';
import type { VersionRow } from '#server/store/content/versions.ts';

const inOther = <Name extends FieldName>(name: Name): Name => ({
  ...name,
  language: name.language === 'en' ? 'sw' : 'en',
});

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
    if (!field || field.inBoth || changes.some(isOfField(other))) return [];
    const before = written(change, field, shownOf(change, showing));
    const after = change.value ?? written(change, field, null);
    const old = written(other, field, shownOf(other, showing));
    const value = withSharedPictures(field, { before, after }, old);
    if (value === undefined) return [];
    return [{ ...other, value: isDeepStrictEqual(value, written(other, field, null)) ? undefined : value }];
  });
}

/** The version of a field among those in effect, earliest first. */
export const rowOf = (name: FieldName, showing: readonly VersionRow[]): VersionRow | undefined =>
  showing.findLast(isOfField(name));

/** The stored value of a field among those in effect. */
export const shownOf = (name: FieldName, showing: readonly VersionRow[]): string | null | undefined =>
  rowOf(name, showing)?.value;
