import { object } from 'yup';
import { bodyValidator } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import type { Field } from '#shared/content/fields.ts';
import type { ArticleValue } from '#shared/content/values.ts';
import { type ArticleAround, articleHtml } from './articles/articleHtml.ts';
import { NotReady, readyValue } from './readyValue.ts';

/** What a field's value is checked with. */
interface Checking extends ArticleAround {
  /** The field's name, for the faults. */
  name: string;
}

/** A field's value as it is stored. @throws HttpError 422 with a sentence for each fault */
export function checkValue(field: Field, value: unknown, { name, ...around }: Checking): unknown {
  try {
    // Faults in entries of a list begin with `Entry 2:`.
    const { entry } = bodyValidator(object({ entry: fieldSchema(field) }))({ entry: value }) as { entry: unknown };
    readyValue(field, entry, around);
    const article = field.type === 'article' && (entry as ArticleValue);
    const faults = article ? articleHtml(article.text, around).faults : [];
    if (faults.length > 0) throw new NotReady(faults.join(' '), '.text');
    return entry;
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
