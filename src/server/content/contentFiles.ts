import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fieldAt, isEditablePage } from '#content/editable/index.ts';
import { CliError, errorMessage } from '#server/cliError.ts';
import { HttpError } from '#server/httpError.ts';
import type { FieldName } from '#server/store/content/fieldName.ts';
import type { Uploads, VersionRow } from '#server/store/content/versions.ts';
import { checkValue } from './checkValue.ts';

/** A page's changed content in a language, as a file: `about.en.json`. */
interface ContentFile {
  page: string;
  /** `both` for fields with one value for both languages. */
  language: string;
  /** As staff write them; null for the texts in `src/content`. */
  fields: Record<string, unknown>;
}

/** A field that a file changes. */
type FileChange = FieldName & { value: unknown };

/** The changes in files, and their faults in sentences. */
interface FileChanges {
  changes: FileChange[];
  faults: string[];
}

/** Staff's content as files, by name. @param versions the published ones; of each field the last counts */
export function contentFiles(versions: readonly VersionRow[]): Map<string, ContentFile> {
  const files = new Map<string, ContentFile>();
  const sorted = [...versions].sort(
    (one, other) => one.page.localeCompare(other.page) || one.language.localeCompare(other.language),
  );
  for (const { page, field, language, value } of sorted) {
    if (!fieldAt(page, field)) continue;
    const name = `${page}.${language}.json`;
    const file = files.get(name) ?? { page, language, fields: {} };
    if (value === null) delete file.fields[field];
    else file.fields[field] = JSON.parse(value);
    files.set(name, file);
  }
  return files;
}

/**
 * What the JSON files of a folder change.
 *
 * @param versions the published ones; of each field the last counts
 */
export function changesOfFiles(
  folder: string,
  { versions, uploads }: { versions: readonly VersionRow[]; uploads: Uploads },
): FileChanges {
  const keyOf = ({ page, field, language }: FieldName) => `${page} ${field} ${language}`;
  const here = new Map(versions.map((one) => [keyOf(one), one.value === null ? null : JSON.parse(one.value)]));
  const found: FileChanges = { changes: [], faults: [] };
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
          if (!isDeepStrictEqual(here.get(keyOf(change)) ?? null, checked)) found.changes.push(change);
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
