import type { Language } from '#content/language.ts';
import { type Field, isOneField } from '#shared/content/fields.ts';
import type { FieldValue, HoursValue, PictureValue } from '#shared/content/values.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';

/**
 * A sign by which a value is recognized on a page: a text, the beginning of a picture's address, or a link's address.
 */
export interface Sign {
  kind: 'text' | 'picture' | 'link';
  is: string;
  /** The index of the list entry that has it. */
  entry?: number;
}

/** A text for comparison: without quotation marks around it, and with single spaces. */
export const plainText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[“"‘«] ?| ?[”"’»]$/g, '');

/** The signs of a field's value. A place on the map has none. */
export function signsOf(field: Field, value: FieldValue | null | undefined, language: Language): Sign[] {
  if (value === null || value === undefined || value === '') return [];
  switch (field.type) {
    case 'list':
      return (value as readonly FieldValue[]).flatMap((one, entry) =>
        signsOfEntry(field.of, one, language).map((sign) => ({ ...sign, entry })),
      );
    case 'picture':
      return [{ kind: 'picture', is: pictureAddress(value as PictureValue) }];
    case 'hours': {
      const { name, name_sw } = value as HoursValue;
      return [{ kind: 'text', is: plainText(language === 'sw' ? name_sw : name) }];
    }
    case 'article':
      return [{ kind: 'text', is: plainText((value as { lead: string }).lead) }];
    case 'link':
      return [{ kind: 'link', is: value as string }];
    case 'point':
    case 'video':
    case 'key':
      return [];
    default:
      return [{ kind: 'text', is: plainText(value as string) }];
  }
}

function signsOfEntry(of: Extract<Field, { type: 'list' }>['of'], entry: FieldValue, language: Language): Sign[] {
  if (isOneField(of)) return signsOf(of, entry, language);
  const values = entry as Readonly<Record<string, FieldValue>>;
  return Object.entries(of).flatMap(([name, field]) => signsOf(field, values[name], language));
}

/** What the addresses of a picture's files begin with. */
function pictureAddress(value: PictureValue): string {
  if (typeof value === 'string') return `/pictures/${value}-`;
  return `/event-pictures/${ownPicture(value.image)?.id}/`;
}
