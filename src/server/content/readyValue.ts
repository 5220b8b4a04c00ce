import { object } from 'yup';
import type { Language } from '#content/language.ts';
import { pictures as windows } from '#content/pictures.ts';
import type { Scripture } from '#content/scripture/scripture.ts';
import { bodyValidator } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import type { Field, Fields } from '#shared/content/fields.ts';
import type { ArticleValue, HoursValue, PictureValue, ReadyArticle, UploadedPicture } from '#shared/content/values.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { spokenHours, swahiliCalendar } from '#shared/swahiliClock.ts';
import { nameOfDay } from '#shared/time.ts';
import { type ArticleAround, articleHtml } from './articles/articleHtml.ts';
import { scriptureIn } from './scriptureIn.ts';

/** Why a value cannot be shown: it names a passage or picture that does not exist. */
export class NotReady extends Error {
  override name = 'NotReady';
  /** Where in the value: `[1].quote`. */
  readonly place: string;

  constructor(message: string, place = '') {
    super(message);
    this.place = place;
  }
}

/**
 * A checked value in the shape that a page shows.
 *
 * @throws NotReady if it names what does not exist
 */
export function readyValue(field: Field, value: unknown, around: ArticleAround): unknown {
  switch (field.type) {
    case 'list':
      return (value as unknown[]).map((entry, at) => within(`[${at}]`, () => readyValue(field.of, entry, around)));
    case 'entry':
      return readyEntry(field.parts, value as Readonly<Record<string, unknown>>, around);
    case 'picture':
      return readyPicture(value as PictureValue, around);
    case 'scripture':
      return readyScripture(value as string, around.language);
    case 'hours':
      return readyHours(value as HoursValue, around.language);
    case 'article':
      return readyArticle(value as ArticleValue, around);
    default:
      return value;
  }
}

const readyEntry = (parts: Fields, values: Readonly<Record<string, unknown>>, around: ArticleAround): unknown =>
  Object.fromEntries(
    Object.entries(parts).map(([name, field]) => [
      name,
      within(`.${name}`, () => readyValue(field, values[name], around)),
    ]),
  );

/** Makes a part of a value ready. @throws NotReady that says in which part */
function within<Ready>(place: string, ready: () => Ready): Ready {
  try {
    return ready();
  } catch (thrown) {
    throw thrown instanceof NotReady ? new NotReady(thrown.message, place + thrown.place) : thrown;
  }
}

function readyPicture(value: PictureValue, { language, uploads }: ArticleAround): string | UploadedPicture {
  if (typeof value === 'string') {
    if (Object.hasOwn(windows, value)) return value;
    throw new NotReady(`There is no picture called ${value}.`);
  }
  const id = ownPicture(value.image)?.id ?? '';
  const size = uploads.get(id);
  if (!size) throw new NotReady('This picture is no longer here: send it again.');
  const { alt, alt_sw: swahili = '' } = value;
  return { id, ...size, alt: language === 'sw' ? swahili || alt : alt || swahili };
}

function readyArticle(value: ArticleValue, around: ArticleAround): ReadyArticle | null {
  if (!value) return null;
  const { lead, picture, text } = value;
  const { html, quotes } = articleHtml(text, around);
  return { lead, picture: picture && within('.picture', () => readyPicture(picture, around)), html, quotes };
}

function readyScripture(value: string, language: Language): Scripture {
  try {
    const { reference, text } = scriptureIn(language, value);
    return { reference, text };
  } catch (thrown) {
    throw new NotReady((thrown as Error).message);
  }
}

/** `18:00` → `06:00pm`, as the church lists its hours (specification, section 2). */
function listedTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3)}${hour < 12 ? 'am' : 'pm'}`;
}

function readyHours({ day, name, name_sw, opens, closes }: HoursValue, language: Language) {
  const figures = `${listedTime(opens)}-${listedTime(closes)}`;
  if (language === 'en') return { day: nameOfDay(day), name, hours: figures, opens, closes };
  const spoken = `${spokenHours(opens, closes)} (${figures})`;
  return { day: swahiliCalendar.weekday(day), name: name_sw, hours: spoken, opens, closes };
}

/**
 * A field's value as it is stored.
 *
 * @param name the field's, for the faults
 * @throws HttpError 422 with a sentence for each fault
 */
export function checkValue(field: Field, value: unknown, { name, ...around }: ArticleAround & { name: string }) {
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
