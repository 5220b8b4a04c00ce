import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type EditablePage, fieldAt, isEditablePage } from '#content/editable/index.ts';
import { errorMessage } from '#server/cliError.ts';
import { HttpError } from '#server/httpError.ts';
import type { FieldName } from '#server/store/content/fieldName.ts';
import type { Uploads, VersionRow } from '#server/store/content/versions.ts';
import type { Field } from '#shared/content/fields.ts';
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
  const here = new Map(
    versions.map(({ page, field, language, value }) => [
      `${page} ${field} ${language}`,
      value === null ? null : JSON.parse(value),
    ]),
  );
  const all: FileChanges = { changes: [], faults: [] };
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    const { changes, faults } = changesOfFile(join(folder, name), uploads);
    all.faults.push(...faults.map((fault) => `${name}: ${fault}`));
    for (const change of changes) {
      const known = here.get(`${change.page} ${change.field} ${change.language}`) ?? null;
      if (!isDeepStrictEqual(known, change.value)) all.changes.push(change);
    }
  }
  return all;
}

function changesOfFile(path: string, uploads: Uploads): FileChanges {
  let file: Partial<ContentFile>;
  try {
    file = JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    return { changes: [], faults: [`this is no JSON: ${errorMessage(thrown)}`] };
  }
  const { page, language, fields } = file ?? {};
  if (typeof page !== 'string' || !isEditablePage(page)) return { changes: [], faults: [`there is no page ${page}.`] };
  if (language !== 'en' && language !== 'sw' && language !== 'both') {
    return { changes: [], faults: ['the language must be en, sw or both.'] };
  }
  if (typeof fields !== 'object' || fields === null) return { changes: [], faults: ['it has no fields.'] };
  const found: FileChanges = { changes: [], faults: [] };
  for (const [name, value] of Object.entries(fields)) {
    const field = fieldAt(page, name);
    if (!field) found.faults.push(`the page ${page} has no field ${name}.`);
    else if ((language === 'both') !== (field.inBoth ?? false)) {
      found.faults.push(
        `${name} ${field.inBoth ? 'serves both languages: put it into the file for both' : 'is in one language'}.`,
      );
    } else read(field, name, value, language);
  }
  return found;

  function read(field: Field, name: string, value: unknown, stored: 'en' | 'sw' | 'both') {
    try {
      const around = { name, language: stored === 'sw' ? ('sw' as const) : ('en' as const), uploads };
      const checked = value === null ? null : checkValue(field, value, around);
      found.changes.push({ page: page as EditablePage, field: name, language: stored, value: checked });
    } catch (thrown) {
      if (!(thrown instanceof HttpError)) throw thrown;
      found.faults.push(`${name}: ${thrown.message}`);
    }
  }
}
