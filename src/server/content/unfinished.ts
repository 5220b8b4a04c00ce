import type { EditablePage } from '#content/editable/index.ts';
import type { VersionRow } from '#server/store/content.ts';
import type { UnfinishedField } from '#shared/content/content.ts';
import type { Fields } from '#shared/content/fields.ts';
import { countSamples } from './rawValue.ts';
import { at, fileWords } from './words.ts';

/**
 * The fields that still say samples, and those whose Kiswahili is older than their English.
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
      .map(({ page, field, language, publish_at }) => [`${page} ${field} ${language}`, publish_at]),
  );
  return Object.entries(pages).flatMap(([page, fields]) =>
    Object.entries(fields).flatMap(([field, { label, inBoth }]) => {
      const own = (language: string) => changed.get(`${page} ${field} ${language}`);
      const isChanged = own(inBoth ? 'both' : 'en') !== undefined;
      const samples = isChanged ? 0 : countSamples(at(fileWords[page as EditablePage].en, field));
      const waitsForKiswahili = !inBoth && (own('en') ?? '') > (own('sw') ?? '');
      return samples > 0 || waitsForKiswahili ? [{ page, field, label, samples, waitsForKiswahili }] : [];
    }),
  );
}
