import { type EditablePage, editablePages } from '#content/editable/index.ts';
import type { VersionRow } from '#server/store/content/versions.ts';
import type { UnfinishedField } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import { countSamples } from './rawValue.ts';
import { at, fileWords } from './words.ts';

/** The fields that still contain samples. @param versions those that are on the site or wait */
export function unfinishedContent(versions: readonly VersionRow[]): UnfinishedField[] {
  const changed = new Set(
    versions
      .filter(({ value, language }) => value !== null && language !== 'sw')
      .map(({ page, field }) => `${page} ${field}`),
  );
  return Object.entries(editablePages).flatMap(([page, fields]) =>
    Object.entries<Field>(fields).flatMap(([field, { label }]) => {
      const samples = changed.has(`${page} ${field}`) ? 0 : countSamples(at(fileWords[page as EditablePage].en, field));
      return samples > 0 ? [{ page, field, label, samples }] : [];
    }),
  );
}
