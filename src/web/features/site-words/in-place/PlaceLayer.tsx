import { styled } from '@mui/material';
import { useEffect, useState } from 'react';
import { fieldAt } from '#content/editable/index.ts';

/** As wide as the page and clipped, so that a mark beyond the page's edge adds no horizontal scrolling. */
const Layer = styled('div')({
  position: 'absolute',
  zIndex: 10, // over the page, below its navigation bar
  top: 0,
  left: 0,
  right: 0,
  height: 0,
  overflowX: 'clip',
  overflowY: 'visible',
});

const Mark = styled('button')(({ theme }) => ({
  position: 'absolute',
  margin: 0,
  padding: 0,
  border: `2px dashed ${theme.vars.palette.secondary.main}`,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': {
    borderStyle: 'solid',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 14%, transparent)`,
  },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

/** Says in the corner of a place that what was typed there is not on the site. */
const Note = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  padding: '0 6px',
  borderRadius: '0 6px',
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.8125rem',
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
}));

interface PlaceLayerProps {
  places: readonly Place[];
  /** What there is to know of what was typed there, such as that it is a draft. */
  noteOf: (place: Place) => string | undefined;
  /** The key of the place that is open. */
  opened: string | undefined;
  onOpen: (place: Place, mark: HTMLElement) => void;
}

/**
 * A button over each place. The buttons are a layer above the page, so that the page stays unchanged, links in a marked
 * text are not followed, and the Tab key and screen readers reach them in order.
 */
export function PlaceLayer({ places, noteOf, opened, onOpen }: PlaceLayerProps) {
  // Smaller places are on top: a text above the picture behind it.
  const bySize = [...places].sort((one, other) => areaOf(other) - areaOf(one));
  return (
    <Layer className="no-print">
      {places.map((place) => (
        <Mark
          key={place.key}
          type="button"
          aria-label={`Edit: ${place.label}`}
          aria-description={noteOf(place)}
          aria-haspopup="dialog"
          aria-expanded={place.key === opened}
          style={{ ...place.box, zIndex: bySize.indexOf(place) }}
          onClick={({ currentTarget }) => onOpen(place, currentTarget)}
        >
          {noteOf(place) ? <Note>{noteOf(place)}</Note> : null}
        </Mark>
      ))}
    </Layer>
  );
}

const areaOf = ({ box: { width, height } }: Place): number => width * height;

/** Where a field, or an entry of its list, stands on the page. */
export type Place = ReturnType<typeof measure>[number];

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

function measure(marked: readonly Element[]) {
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
        // In pixels from the page's corner.
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
