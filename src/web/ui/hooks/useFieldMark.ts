import { useSyncExternalStore } from 'react';
import { followed } from './followed.ts';

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

/** How many hold the page still. */
const holders = followed(0);

/** Holds what moves by itself, while something on the page is edited. Call what it returns to let it go on. */
export function holdStill(): () => void {
  holders.change(holders.read() + 1);
  return () => holders.change(holders.read() - 1);
}

function followVisibility(tell: () => void) {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Whether the page is held still: staff edit it. False while rendering on the server. */
const usePageHeld = (): boolean => holders.use() > 0;

/** Whether the tab is hidden or the page held still. False while rendering on the server. */
export function usePageAtRest(): boolean {
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
  return usePageHeld() || isHidden;
}
