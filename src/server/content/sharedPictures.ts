import { isDeepStrictEqual } from 'node:util';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue, PictureValue } from '#shared/content/values.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';

/** A field's value before and after a change, as staff write it; a draft may have any shape. */
interface PictureChange {
  before: unknown;
  after: unknown;
}

type Part = Readonly<Record<string, unknown>>;

/** Whether a field has pictures of its own: those within an article's text are part of its words. */
export function hasPictures(field: Field): boolean {
  if ('parts' in field) return Object.values(field.parts).some(hasPictures);
  return field.type === 'list' ? hasPictures(field.of) : field.type === 'picture';
}

/**
 * The other language's value after a change of this one. Both languages share their pictures, each with its own
 * description. List entries are matched by their first text.
 *
 * @returns undefined if it stays the same
 */
export function withSharedPictures(field: Field, change: PictureChange, other: unknown): FieldValue | undefined {
  const shared = share(field, change, other);
  return isDeepStrictEqual(shared, other) ? undefined : (shared as FieldValue);
}

function share(field: Field, { before, after }: PictureChange, other: unknown): unknown {
  if (field.type === 'picture') return after ? replaced({ before, after }, other) : other;
  if (field.type === 'article') {
    if (!isPart(before) || !isPart(after) || !isPart(other)) return other;
    return sharePart('picture', { before, after }, other);
  }
  if (field.type !== 'list' || field.of.type !== 'entry') return other;
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(other)) return other;
  const { parts } = field.of;
  const names = Object.keys(parts);
  const pictures = names.filter((name) => parts[name]?.type === 'picture');
  const [title] = names.filter((name) => !pictures.includes(name));
  const entries = [...other];
  for (const [at, now] of after.entries()) {
    const place = placeBefore(before, now, at, title);
    for (const name of place === undefined ? [] : pictures) {
      const old = before[place as number];
      const same = (entry: unknown) => isPart(entry) && imageOf(entry[name]) === imageOf(old[name]);
      const its = same(entries[place as number]) ? (place as number) : entries.findIndex(same);
      if (its >= 0) entries[its] = sharePart(name, { before: old, after: now }, entries[its]);
    }
  }
  return entries;
}

/** Where an entry of a list was before; undefined for a new one. */
function placeBefore(before: readonly unknown[], now: unknown, at: number, title: string | undefined) {
  const isSame = (old: unknown) =>
    isPart(old) && isPart(now) && (title === undefined || isDeepStrictEqual(old[title], now[title]));
  const place = isSame(before[at]) ? at : before.findIndex(isSame);
  return place < 0 ? undefined : place;
}

function sharePart(name: string, { before, after }: { before: Part; after: Part }, other: Part): Part {
  if (isDeepStrictEqual(before[name], after[name]) || imageOf(other[name]) !== imageOf(before[name])) return other;
  return { ...other, [name]: replaced({ before: before[name], after: after[name] }, other[name]) };
}

/** The picture with its new descriptions; what is not described anew keeps the other language's words. */
function replaced({ before, after }: PictureChange, other: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return other;
  if (imageOf(after) !== imageOf(other) || !isPart(after) || !isPart(other)) return after;
  const given = Object.entries(after).filter(([, text]) => text !== '');
  return { ...other, ...Object.fromEntries(given) };
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** A picture's identity, regardless of its description. */
function imageOf(value: unknown): string {
  const picture = value as PictureValue | null | undefined;
  if (!isPart(picture)) return typeof picture === 'string' ? picture : '';
  return ownPicture(String(picture.image))?.id ?? '';
}
