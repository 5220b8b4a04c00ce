import { useEffect, useState } from 'react';
import { findPlaces, type Place, type Sought } from './findPlaces.ts';

/** A place with its name, and where it lies on the page: in pixels from the page's corner. */
export interface LaidPlace extends Place {
  key: string;
  label: string;
  box: { left: number; top: number; width: number; height: number };
}

/** How often at most the places are searched again while the page changes. */
const SEARCH_INTERVAL_MS = 100;

/** The smallest side that is easily hit, and the room around what is marked. */
const MIN_SIDE_PX = 24;
const ROOM_PX = 4;

/** The places of the given fields on the page. They are searched again whenever the page changes. */
export function useFieldPlaces(sought: readonly Sought[]): readonly LaidPlace[] {
  const [places, setPlaces] = useState<readonly LaidPlace[]>([]);
  useEffect(() => {
    const parts = () => [...document.querySelectorAll('main, main ~ footer')];
    const frame = document.querySelector('main')?.parentElement;
    if (!frame || sought.length === 0) return;
    const look = () => {
      const after = layOut(findPlaces(parts(), sought));
      setPlaces((before) => (isSame(before, after) ? before : after));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, SEARCH_INTERVAL_MS);
    };
    const scrolled = ({ target }: Event) => target !== document && lookSoon();
    const changes = new MutationObserver(lookSoon);
    changes.observe(frame, { subtree: true, childList: true, characterData: true, attributeFilter: WATCHED });
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(frame);
    for (const kind of MOVES) addEventListener(kind, lookSoon, true);
    addEventListener('scroll', scrolled, true);
    look();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      sizes.disconnect();
      for (const kind of MOVES) removeEventListener(kind, lookSoon, true);
      removeEventListener('scroll', scrolled, true);
    };
  }, [sought]);
  return places;
}

/** What moves or shows parts of a page: slides, tabs, details. */
const WATCHED = ['style', 'class', 'hidden', 'open', 'aria-hidden', 'src'];
const MOVES = ['transitionend', 'animationend', 'load', 'resize'];

function layOut(places: readonly Place[]): LaidPlace[] {
  const times = new Map<string, number>();
  const { clientWidth } = document.documentElement;
  return places.flatMap((place) => {
    const { sought, entry, element, line } = place;
    const { left, top, width, height } = (line ?? element).getBoundingClientRect();
    const isForHearing = width === 1 && height === 1;
    const isAside = width > 0 && (left + width <= 0 || left >= clientWidth); // a slide that is not shown
    if (isForHearing || isAside) return [];
    const name = `${sought.page} ${sought.path} ${entry ?? ''}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const above = ROOM_PX + Math.max(0, (MIN_SIDE_PX - height) / 2);
    return [
      {
        ...place,
        key: `${name} ${time}`,
        label: entry === undefined ? sought.field.label : `${sought.field.label}: ${entry + 1}`,
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

const isSame = (before: readonly LaidPlace[], after: readonly LaidPlace[]): boolean =>
  before.length === after.length &&
  before.every((place, at) => {
    const other = after[at];
    return (
      other?.sought === place.sought &&
      other.element === place.element &&
      other.key === place.key &&
      JSON.stringify(other.box) === JSON.stringify(place.box)
    );
  });
