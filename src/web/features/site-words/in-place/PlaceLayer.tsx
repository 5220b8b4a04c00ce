import { styled } from '@mui/material';
import type { Place } from './useFieldPlaces.ts';

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

interface PlaceLayerProps {
  places: readonly Place[];
  /** The key of the place that is open. */
  opened: string | undefined;
  onOpen: (place: Place, mark: HTMLElement) => void;
}

/**
 * A button over each place. The buttons are a layer above the page, so that the page stays unchanged, links in a marked
 * text are not followed, and the Tab key and screen readers reach them in order.
 */
export function PlaceLayer({ places, opened, onOpen }: PlaceLayerProps) {
  // Smaller places are on top: a text above the picture behind it.
  const bySize = [...places].sort((one, other) => areaOf(other) - areaOf(one));
  return (
    <Layer className="no-print">
      {places.map((place) => (
        <Mark
          key={place.key}
          type="button"
          aria-label={`Edit: ${place.label}`}
          aria-haspopup="dialog"
          aria-expanded={place.key === opened}
          style={{ ...place.box, zIndex: bySize.indexOf(place) }}
          onClick={({ currentTarget }) => onOpen(place, currentTarget)}
        />
      ))}
    </Layer>
  );
}

const areaOf = ({ box: { width, height } }: Place): number => width * height;
