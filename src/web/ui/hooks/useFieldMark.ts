import { usePageHeld } from './usePageAtRest.ts';

/** What marks the element that shows a field, while staff edit the page: `about hero.lead`, `about mission.points 2`. */
export interface FieldMark {
  'data-field'?: string;
}

/** The mark of a field of a page, for the element that shows it; of a list, for the element of the entry `at`. */
export type MarkField = (path: string, at?: number) => FieldMark;

const NO_MARK: FieldMark = {};

/**
 * Marks where the fields of a page stand, for staff who edit it in place. Visitors' pages get no marks.
 *
 * @param page whose fields, as in `content/editable`
 */
export function useFieldMark(page: string): MarkField {
  const isEdited = usePageHeld();
  return (path, at) => (isEdited ? { 'data-field': [page, path, at].join(' ').trimEnd() } : NO_MARK);
}
