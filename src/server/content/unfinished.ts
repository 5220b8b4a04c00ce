import type { SampleFound } from '#content/contentReport.ts';
import type { EditablePage } from '#content/editable/index.ts';
import { branches } from '#content/en/branches.ts';
import type { VersionRow } from '#server/store/content/versions.ts';
import type { UnfinishedField } from '#shared/content/content.ts';
import type { Fields } from '#shared/content/fields.ts';
import { countSamples } from './rawValue.ts';
import { at, fileWords } from './words.ts';

/**
 * The fields that still contain samples, and those whose Kiswahili is older than their English or lacks a picture's
 * description.
 *
 * @param versions those that are on the site or wait
 */
export function unfinishedContent(
  pages: Readonly<Record<EditablePage, Fields>>,
  versions: readonly VersionRow[],
): UnfinishedField[] {
  const changed = new Map(
    versions
      .filter(({ value }) => value !== null)
      .map((version) => [`${version.page} ${version.field} ${version.language}`, version]),
  );
  return Object.entries(pages).flatMap(([page, fields]) =>
    Object.entries(fields).flatMap(([field, { label, inBoth }]) => {
      const own = (language: string) => changed.get(`${page} ${field} ${language}`);
      const isChanged = own(inBoth ? 'both' : 'en') !== undefined;
      const samples = isChanged ? 0 : countSamples(at(fileWords[page as EditablePage].en, field));
      const isOlder = (own('en')?.publish_at ?? '') > (own('sw')?.publish_at ?? '');
      const waitsForKiswahili = !inBoth && (isOlder || lacksDescription(own('sw')?.value));
      return samples > 0 || waitsForKiswahili ? [{ page, field, label, samples, waitsForKiswahili }] : [];
    }),
  );
}

/** Whether a picture in a Kiswahili value has no description in Kiswahili: it came with the English one. */
function lacksDescription(value: string | null | undefined): boolean {
  if (!value) return false;
  let lacks = false;
  JSON.parse(value, (_name, inner) => {
    if (inner && typeof inner === 'object' && 'image' in inner && !inner.alt_sw) lacks = true;
    return inner;
  });
  return lacks;
}

/** The beginning of the places of the church's facts in Kiswahili. */
const KISWAHILI_FACTS = 'eventLanguages.sw.';

/** Whether staff have changed the field in which a sample of the files stands. */
export function isChangedPlace(
  { file, place }: Pick<SampleFound, 'file' | 'place'>,
  versions: readonly VersionRow[],
): boolean {
  const inKiswahili = place.startsWith(KISWAHILI_FACTS);
  if (!inKiswahili && !file.startsWith('en/')) return false;
  const stands = inKiswahili ? place.slice(KISWAHILI_FACTS.length) : place;
  return versions.some(({ page, field, language, value }) => {
    if (value === null || language === (inKiswahili ? 'en' : 'sw')) return false;
    const path = pathInFiles(page, field);
    return stands === path || stands.startsWith(`${path}.`) || stands.startsWith(`${path}[`);
  });
}

/** Where a field stands in the files: `church.phone`, `socialLinks`, `branches[4].place`. */
function pathInFiles(page: string, field: string): string {
  if (page === 'give' && field === 'payee') return 'church.giving.accountName';
  const [, branch, rest] = (page === 'church' && /^branch\.(\w+)\.(.*)$/.exec(field)) || [];
  if (branch) return `branches[${branches.findIndex(({ key }) => key === branch) + 1}].${rest}`;
  return field === 'socialLinks' || field === 'serviceHours' ? field : `${page}.${field}`;
}
