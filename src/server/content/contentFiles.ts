import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fieldAt, isEditablePage } from '#content/editable/index.ts';
import { CliError, errorMessage } from '#server/cliError.ts';
import { HttpError } from '#server/httpError.ts';
import { type FieldName, isOfField, type Uploads, type VersionRow } from '#server/store/content/versions.ts';
import { checkValue } from './readyValue.ts';

/** A page's changed content in a language, as a file: `about.en.json`. */
interface ContentFile {
  page: string;
  /** `both` for fields with one value for both languages. */
  language: string;
  /** As staff write them; null for the texts in `src/content`. */
  fields: Record<string, unknown>;
}

/**
 * What staff changed of a page in a language, as a file; undefined if nothing.
 *
 * @param versions of each field the one that is on the site
 */
export function contentFile(versions: readonly VersionRow[], page: string, language: string): ContentFile | undefined {
  const changed = versions.filter((one) => one.page === page && one.language === language && fieldAt(page, one.field));
  const fields = changed.flatMap(({ field, value }) => (value === null ? [] : [[field, JSON.parse(value)]]));
  return fields.length === 0 ? undefined : { page, language, fields: Object.fromEntries(fields) };
}

/**
 * What the JSON files of a folder change, and their faults in sentences.
 *
 * @param versions of each field the one that is on the site
 */
export function changesOfFiles(
  folder: string,
  { versions, uploads }: { versions: readonly VersionRow[]; uploads: Uploads },
) {
  const found: { changes: (FieldName & { value: unknown })[]; faults: string[] } = { changes: [], faults: [] };
  const attempt = (where: string, work: () => void) => {
    try {
      work();
    } catch (thrown) {
      if (!(thrown instanceof HttpError || thrown instanceof CliError)) throw thrown;
      found.faults.push(`${where}: ${thrown.message}`);
    }
  };
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    attempt(file, () => {
      const { page, language, fields } = readFile(join(folder, file));
      for (const [name, value] of Object.entries(fields)) {
        attempt(`${file}: ${name}`, () => {
          const field = fieldAt(page, name);
          if (!field) throw new CliError(`the page ${page} has no field ${name}.`);
          if ((language === 'both') !== (field.inBoth ?? false)) {
            throw new CliError(
              field.inBoth ? 'it serves both languages: put it into the file for both.' : 'it is in one language.',
            );
          }
          const around = { name, language: language === 'sw' ? 'sw' : 'en', uploads } as const;
          const checked = value === null ? null : checkValue(field, value, around);
          const change = { page, field: name, language, value: checked };
          const here = versions.find(isOfField(change))?.value ?? 'null';
          if (!isDeepStrictEqual(JSON.parse(here), checked)) found.changes.push(change);
        });
      }
    });
  }
  return found;
}

/** @throws CliError that says what is wrong with the file */
function readFile(path: string): Omit<ContentFile, 'language'> & Pick<FieldName, 'language'> {
  let file: Partial<ContentFile> | null;
  try {
    file = JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw new CliError(`this is no JSON: ${errorMessage(thrown)}`);
  }
  const { page, language, fields } = file ?? {};
  if (typeof page !== 'string' || !isEditablePage(page)) throw new CliError(`there is no page ${page}.`);
  if (language !== 'en' && language !== 'sw' && language !== 'both') {
    throw new CliError('the language must be en, sw or both.');
  }
  if (typeof fields !== 'object' || fields === null) throw new CliError('it has no fields.');
  return { page, language, fields };
}
