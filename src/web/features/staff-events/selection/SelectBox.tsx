import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { CheckboxArea } from '#web/ui/forms/CheckboxArea.tsx';
import { type Selection, useSelected, useSelection } from './selection.ts';

const Box = styled(CheckboxArea)({
  // Tints the row. A CSS rule with `:has` would make the browser check every row after each press.
  '&[data-checked]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent)',
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
