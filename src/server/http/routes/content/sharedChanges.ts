import { isDeepStrictEqual } from 'node:util';
import { type EditablePage, fieldAt } from '#content/editable/index.ts';
import { rawValue } from '#server/content/rawValue.ts';
import { hasPictures, withSharedPictures } from '#server/content/sharedPictures.ts';
import { at, fileWords } from '#server/content/words.ts';
import type { FieldName } from '#server/store/content/fieldName.ts';
import { type NewVersion, type VersionRow, versionAt } from '#server/store/content/versions.ts';
import type { Connection } from '#server/store/schema.ts';
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

/** The field of a change whose pictures the other language shares. */
function sharedField(name: FieldName): Field | undefined {
  const field = name.language === 'both' ? undefined : fieldAt(name.page, name.field);
  return field && hasPictures(field) ? field : undefined;
}

/** The changes of the other language that follow from these, since both share their pictures. */
export async function sharedChanges(transaction: Connection, changes: readonly NewVersion[]): Promise<NewVersion[]> {
  const found: NewVersion[] = [];
  for (const change of changes) {
    const field = sharedField(change);
    if (!field) continue;
    const { publishAt, ...other } = inOther(change);
    const before = written(change, field, (await versionAt(transaction, change, publishAt))?.value);
    const after = change.value ?? written(change, field, null);
    const old = written(other, field, (await versionAt(transaction, other, publishAt))?.value);
    const value = withSharedPictures(field, { before, after }, old);
    if (value === undefined) continue;
    const isOriginal = isDeepStrictEqual(value, written(other, field, null));
    found.push({ ...other, publishAt, value: isOriginal ? undefined : value });
  }
  return found;
}

/** A draft of a field, as JSON. */
type Drafted = FieldName & { value: string | null };

/** Drafts, and the changes that follow from them in the other language, unless it has its own draft. */
export function withSharedDrafts(drafts: readonly Drafted[], showing: readonly VersionRow[]): Drafted[] {
  const nameOf = ({ page, field, language }: FieldName) => `${page} ${field} ${language}`;
  const shownAt = (name: FieldName) => showing.findLast((row) => nameOf(row) === nameOf(name))?.value;
  return [
    ...drafts.flatMap((draft) => {
      const field = sharedField(draft);
      const other = inOther(draft);
      if (!field || draft.value === null || drafts.some((one) => nameOf(one) === nameOf(other))) return [];
      const before = written(draft, field, shownAt(draft));
      const old = written(other, field, shownAt(other));
      const value = withSharedPictures(field, { before, after: JSON.parse(draft.value) }, old);
      return value === undefined ? [] : [{ ...other, value: JSON.stringify(value) }];
    }),
    ...drafts,
  ];
}
