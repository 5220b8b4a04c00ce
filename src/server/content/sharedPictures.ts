import { isDeepStrictEqual } from 'node:util';
import { fieldAt } from '#content/editable/index.ts';
import { written } from '#server/content/rawValue.ts';
import { type FieldName, isOfField, type VersionRow } from '#server/store/content/versions.ts';
import type { Field } from '#shared/content/fields.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';

/** A field's value before and after a change, as staff write it; a draft may have any shape. */
interface PictureChange {
  before: unknown;
  after: unknown;
}

/** An article, or an entry of a list. */
type Part = Readonly<Record<string, unknown>>;

/**
 * The other language's value after a change of this one. Both languages share their pictures, each with its own
 * description. List entries are matched by their first text.
 */
function share(field: Field, { before, after }: PictureChange, other: unknown): unknown {
  if (field.type === 'picture') return after ? replaced({ before, after }, other) : other;
  if (field.type !== 'list') return withPicture({ before, after }, other);
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(other)) return other;
  const [title] = 'parts' in field.of ? Object.keys(field.of.parts).filter((name) => name !== 'picture') : [];
  const entries = [...other];
  for (const [at, now] of after.entries()) {
    const place = placeIn(before, at, (old) => title !== undefined && partOf(old)[title] === partOf(now)[title]);
    const old = before[place];
    const its = placeIn(entries, place, (one) => imageOf(partOf(one).picture) === imageOf(partOf(old).picture));
    if (old && its >= 0) entries[its] = withPicture({ before: old, after: now }, entries[its]);
  }
  return entries;
}

/** Where such an entry is, preferably at this place; -1 if there is none. */
const placeIn = (entries: readonly unknown[], at: number, is: (entry: unknown) => boolean): number =>
  at in entries && is(entries[at]) ? at : entries.findIndex(is);

/** An entry or article with its new picture, if it had the one that was there before. */
function withPicture({ before, after }: PictureChange, other: unknown): unknown {
  if (!isPart(before) || !isPart(after) || !isPart(other)) return other;
  if (isDeepStrictEqual(before.picture, after.picture) || imageOf(other.picture) !== imageOf(before.picture))
    return other;
  return { ...other, picture: replaced({ before: before.picture, after: after.picture }, other.picture) };
}

/** The picture with its new descriptions; what is not described anew keeps the other language's words. */
function replaced({ before, after }: PictureChange, other: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return other;
  if (imageOf(after) !== imageOf(other) || typeof other === 'string') return after;
  const given = Object.entries(partOf(after)).filter(([, text]) => text !== '');
  return { ...partOf(other), ...Object.fromEntries(given) };
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const partOf = (value: unknown): Part => (isPart(value) ? value : {});

/** A picture's identity, regardless of its description. */
const imageOf = (picture: unknown): string =>
  typeof picture === 'string' ? picture : (ownPicture(String(partOf(picture).image))?.id ?? '');

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
    const value = share(field, { before, after }, old);
    if (isDeepStrictEqual(value, old)) return [];
    return [{ ...other, value: isDeepStrictEqual(value, written(other, field, null)) ? undefined : value }];
  });
}

/** The version of a field among those in effect, earliest first. */
export const rowOf = (name: FieldName, showing: readonly VersionRow[]): VersionRow | undefined =>
  showing.findLast(isOfField(name));

/** The stored value of a field among those in effect. */
export const shownOf = (name: FieldName, showing: readonly VersionRow[]): string | null | undefined =>
  rowOf(name, showing)?.value;
