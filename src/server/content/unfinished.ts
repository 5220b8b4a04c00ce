import { type EditablePage, isEditablePage } from '#content/editable/index.ts';
import { LANGUAGES } from '#content/language.ts';
import { isOfField } from '#server/store/content/fieldName.ts';
import type { VersionRow } from '#server/store/content/versions.ts';
import type { ContentLanguage, UnfinishedField } from '#shared/content/content.ts';
import type { Fields } from '#shared/content/fields.ts';
import { uploadsIn } from '#shared/content/values.ts';
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
  const changed = versions.filter(({ value }) => value !== null);
  return Object.entries(pages).flatMap(([page, fields]) =>
    Object.entries(fields).flatMap(([field, { label, inBoth }]) => {
      const own = (language: ContentLanguage) => changed.findLast(isOfField({ page, field, language }));
      const isChanged = own(inBoth ? 'both' : 'en') !== undefined;
      const samples = isChanged ? 0 : countSamples(at(fileWords[page as EditablePage].en, field));
      const isOlder = (own('en')?.publish_at ?? '') > (own('sw')?.publish_at ?? '');
      const waitsForKiswahili = !inBoth && (isOlder || lacksDescription(own('sw')?.value));
      return samples > 0 || waitsForKiswahili ? [{ page, field, label, samples, waitsForKiswahili }] : [];
    }),
  );
}

/** Whether a picture in a Kiswahili value has no description in Kiswahili: it came with the English one. */
const lacksDescription = (value: string | null | undefined): boolean =>
  value ? uploadsIn(JSON.parse(value)).some(({ alt_sw }) => !alt_sw) : false;

/** The words of the files that staff have replaced by their own. */
export const replacedWords = (versions: readonly VersionRow[]): Set<unknown> =>
  new Set(
    versions
      .filter(({ page, value }) => isEditablePage(page) && value !== null)
      .flatMap(({ page, field, language }) =>
        LANGUAGES.filter((one) => language === 'both' || language === one).map((one) =>
          at(fileWords[page as EditablePage][one], field),
        ),
      ),
  );
