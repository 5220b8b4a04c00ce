import { useEffect, useState } from 'react';
import { fieldAt } from '#content/editable/index.ts';

/** Where a field, or an entry of its list, stands on the page. */
export interface Place {
  key: string;
  /** The page of the field: the one that is edited, or the church's facts. */
  page: string;
  path: string;
  /** Which entry of a list it is, from 0. */
  entry: number | undefined;
  label: string;
  /** In pixels from the page's corner. */
  box: { left: number; top: number; width: number; height: number };
}

/** How often the places are measured again: slides, pictures that load and typed text move them. */
const MEASURE_INTERVAL_MS = 250;

/** The smallest side that is easily hit, and the room around what is marked. */
const MIN_SIDE_PX = 24;
const ROOM_PX = 4;

/** What is marked in a page and its footer (`useFieldMark`). */
const MARKED = 'main [data-field], main ~ footer [data-field]';

/** The places of the fields on the page, as they are now. */
export function useFieldPlaces(): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const look = () => {
      const after = measure([...document.querySelectorAll(MARKED)]);
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(after) ? before : after));
    };
    look();
    const timer = setInterval(look, MEASURE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return places;
}

/** Whether an element is visible. True in browsers that cannot tell, and in tests without a layout. */
function isSeen(element: Element): boolean {
  const isShown = element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
  // An open editor sets `aria-hidden` on the whole page, so only attributes inside `main` count.
  return isShown && element.closest('main [aria-hidden="true"], main [inert]') === null;
}

function measure(marked: readonly Element[]): Place[] {
  const times = new Map<string, number>();
  const { clientWidth } = document.documentElement;
  return marked.filter(isSeen).flatMap((element) => {
    const name = element.getAttribute('data-field') ?? '';
    const [page = '', path = '', entry] = name.split(' ');
    const field = fieldAt(page, path);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isAside = width > 0 && (left + width <= 0 || left >= clientWidth); // a slide that is not shown
    if (!field || isAside) return [];
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const above = ROOM_PX + Math.max(0, (MIN_SIDE_PX - height) / 2);
    return [
      {
        key: `${name} ${time}`,
        page,
        path,
        entry: entry === undefined ? undefined : Number(entry),
        label: entry === undefined ? field.label : `${field.label}: ${Number(entry) + 1}`,
        box: {
          left: Math.round(left + scrollX - ROOM_PX),
          top: Math.round(top + scrollY - above),
          width: Math.round(Math.max(width, MIN_SIDE_PX) + 2 * ROOM_PX),
          height: Math.round(height + 2 * above),
        },
      },
    ];
  });
}
