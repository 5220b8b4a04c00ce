import { styled } from '@mui/material';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { CheckboxArea } from '#web/ui/forms/CheckboxArea.tsx';
import type { Selection } from './selection.ts';

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

type SelectBoxProps = { event: ChurchEvent; checked: boolean; onToggle: Selection['toggle'] };

/** The checkbox of an event in staff's list. */
export const SelectBox = ({ event: { id, title }, checked, onToggle }: SelectBoxProps) => (
  <Box data-select data-checked={checked || undefined}>
    <input type="checkbox" aria-label={`Select ${title}`} checked={checked} onChange={() => onToggle(id)} />
  </Box>
);

/** Selects all events that the list shows, or none. */
export function SelectAllBox({ ids, set, events }: Selection & { events: readonly ChurchEvent[] }) {
  const label = `Select all ${eventCount(events.length)}`;
  const all = ids.size > 0 && ids.size === events.length;
  return (
    <Box title={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = ids.size > 0 && !all;
        }}
        onChange={() => set(all ? [] : events.map(({ id }) => id))}
      />
    </Box>
  );
}
