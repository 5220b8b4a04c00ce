import type { ContentOverlay, ReadyArticle, UploadedPicture } from './values.ts';

/**
 * The type of words that may have been edited: the same fields, any texts, lists of any length, and pictures that staff
 * uploaded. What names pages and teams stays as it is.
 */
export type Edited<Words> = Words extends string
  ? string
  : Words extends number
    ? number
    : Words extends boolean
      ? boolean
      : Words extends (...given: never) => unknown
        ? Words
        : Words extends readonly (infer Item)[]
          ? readonly Edited<Item>[]
          : Words extends object
            ? { readonly [Name in keyof Words]: EditedField<Name, Words[Name]> }
            : Words;

type EditedField<Name, Value> = Name extends 'page' | 'key'
  ? Value
  : Name extends 'picture' | 'upright'
    ? Value | UploadedPicture
    : Edited<Value>;

type Tree = { readonly [name: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A fact of the church, which knows whether it is a sample. */
const isFact = (value: unknown): value is { value: string; sample: boolean } =>
  isTree(value) && typeof value.sample === 'boolean' && typeof value.value === 'string';

/**
 * A page's words with what staff changed. What does not fit the words is ignored: a field that is gone needs no
 * migration. Unchanged parts stay the same objects.
 *
 * @param words the words of the files
 * @param overlay what differs from them; undefined while it is not known
 */
export function applyContent<Words extends object>(words: Words, overlay: ContentOverlay | undefined): Edited<Words> {
  let edited: unknown = words;
  for (const [path, value] of Object.entries(overlay?.fields ?? {})) edited = withValue(edited, path.split('.'), value);
  return edited as Edited<Words>;
}

/** The article of a page's overlay; undefined if the page has none. */
export const articleOf = (overlay: ContentOverlay | undefined): ReadyArticle | undefined =>
  overlay?.fields.article as ReadyArticle | undefined;

function withValue(words: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return fitted(words, value);
  if (!isTree(words) || !Object.hasOwn(words, name)) return words;
  const inner = withValue(words[name], rest, value);
  return inner === words[name] ? words : { ...words, [name]: inner };
}

/** The value in the shape of the words that it replaces; those words if it does not fit. */
function fitted(words: unknown, value: unknown): unknown {
  if (isFact(words)) return typeof value === 'string' ? { value, sample: false } : isFact(value) ? value : words;
  if (Array.isArray(words)) {
    if (!Array.isArray(value)) return words;
    const [first] = words;
    return first === undefined ? value : value.map((entry, at) => fitted(words[at] ?? first, entry));
  }
  if (typeof words === 'string') return typeof value === 'string' || isUpload(value) ? value : words;
  if (!isTree(words)) return typeof words === typeof value ? value : words;
  if (!isTree(value)) return words;
  const entries = Object.entries(words).map(([name, inner]) => [
    name,
    Object.hasOwn(value, name) ? fitted(inner, value[name]) : name === 'sample' ? false : inner,
  ]);
  return Object.fromEntries(entries);
}

const isUpload = (value: unknown): value is UploadedPicture =>
  isTree(value) && typeof value.id === 'string' && typeof value.alt === 'string';
