import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { type Selection, useSelected, useSelection } from './selection.ts';

/** The browser's own checkbox: MUI's is seven elements, which makes 500 rows slow. */
const Box = styled('label')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  minHeight: 36,
  cursor: 'pointer',
  // Tints the row. A CSS rule with `:has` would make the browser check every row after each press.
  '&[data-checked]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent)',
  },
  '& input': {
    width: '1.125rem',
    height: '1.125rem',
    margin: 0,
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'inherit',
  },
});

interface SelectBoxProps {
  selection: Selection;
  event: ChurchEvent;
}

/** The checkbox of an event in staff's list. */
export function SelectBox({ selection, event: { id, title } }: SelectBoxProps) {
  const box = useRef<HTMLLabelElement>(null);
  const checked = useSelected(selection, id, box);
  return (
    <Box ref={box} data-select data-checked={checked || undefined}>
      <input type="checkbox" aria-label={`Select ${title}`} checked={checked} onChange={() => selection.toggle(id)} />
    </Box>
  );
}

/** Selects all events that the list shows, or none. */
export function SelectAllBox({ selection, events }: { selection: Selection; events: readonly ChurchEvent[] }) {
  const count = useSelection(selection, (ids) => ids.size);
  const label = `Select all ${eventCount(events.length)}`;
  const all = count > 0 && count === events.length;
  return (
    <Box title={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !all;
        }}
        onChange={() => selection.set(all ? [] : events.map(({ id }) => id))}
      />
    </Box>
  );
}
