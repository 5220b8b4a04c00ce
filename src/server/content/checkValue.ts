import { object } from 'yup';
import { HttpError } from '#server/httpError.ts';
import { bodyValidator } from '#server/validation/validators.ts';
import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import type { Field } from '#shared/content/fields.ts';
import type { ArticleValue } from '#shared/content/values.ts';
import type { ArticleHtml } from './articles/articleHtml.ts';
import type { Articles } from './articles/articles.ts';
import { type Around, NotReady, readyValue } from './readyValue.ts';

const NO_ARTICLE: ArticleHtml = { html: '', quotes: [], faults: [] };

const readers = new WeakMap<Field, (data: unknown) => unknown>();

/** The check of a field's values, made once. Faults in entries of a list begin with `Entry 2:`. */
function readerOf(field: Field): (data: unknown) => unknown {
  const read = readers.get(field) ?? bodyValidator(object({ entry: fieldSchema(field) }));
  readers.set(field, read);
  return read;
}

/** What a field's value is checked with. */
interface Checking extends Omit<Around, 'article'> {
  /** The field's name, for the faults. */
  name: string;
  articles: Articles;
}

/**
 * A field's value as it is stored, and ready for a page. Await it outside of a transaction: an article takes a while.
 *
 * @throws HttpError 422 with a sentence for each fault
 */
export async function checkValue(
  field: Field,
  value: unknown,
  { name, articles, ...around }: Checking,
): Promise<{ value: unknown; ready: unknown }> {
  try {
    const { entry } = readerOf(field)({ entry: value }) as { entry: unknown };
    const article = field.type === 'article' && (entry as ArticleValue);
    const made = article ? await articles.make(article.text, around) : NO_ARTICLE;
    const ready = readyValue(field, entry, { ...around, article: () => made });
    if (made.faults.length > 0) throw new NotReady(made.faults.join(' '), '.text');
    return { value: entry, ready };
  } catch (thrown) {
    if (thrown instanceof NotReady) {
      throw new HttpError(422, thrown.message, { fields: { [name + thrown.place]: thrown.message } });
    }
    if (!(thrown instanceof HttpError)) throw thrown;
    const faults = Object.entries(thrown.details.fields ?? {});
    const fields = Object.fromEntries(faults.map(([path, words]) => [path.replace(/^entry/, name), words]));
    throw new HttpError(thrown.statusCode, thrown.said, { ...thrown.details, fields });
  }
}
