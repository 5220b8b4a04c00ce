import { type EditablePage, fieldAt, isEditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import { HttpError } from '#server/httpError.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';

const NO_PAGE = 'There is no such page to be changed.';
const NO_FIELD = 'There is no such field on this page.';

/** The page that a request names. @throws HttpError 404 */
export function pageNamed(text: string): EditablePage {
  if (isEditablePage(text)) return text;
  throw new HttpError(404, NO_PAGE);
}

/** The language that a query asks for. */
export const languageNamed = (lang: string | undefined): Language => (lang === 'sw' ? 'sw' : 'en');

/** The field that a request names. @throws HttpError 404 */
export function fieldNamed(page: EditablePage, name: string): Field {
  const field = fieldAt(page, name);
  if (!field) throw new HttpError(404, NO_FIELD, { fields: { [name]: NO_FIELD } });
  return field;
}

/** The language under which a field's value is stored. */
export const storedIn = (field: Field, language: Language): ContentLanguage => (field.inBoth ? 'both' : language);
