import { styled } from '@mui/material';
import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { CheckboxArea } from '#web/ui/forms/CheckboxArea.tsx';

export type Selection = ReturnType<typeof useSelection>;

/**
 * The events that are selected in staff's list, at first none. `set` selects these and no others. Both functions stay the
 * same, so that of many rows only the pressed one renders again.
 */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set<string>());
  const set = useCallback((next: Iterable<string>) => setIds(new Set(next)), []);
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { ids, set, toggle };
}

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

/** How long a finger has to stay. */
const LONG_PRESS_DELAY_MS = 500;

/** How far it may slide meanwhile. */
const MAX_SLIDE_PX = 10;

/**
 * Handlers for an element whose descendants can be pressed long by a finger. The click that would follow, and the
 * browser's menu of a link, are suppressed.
 *
 * @param onLongPress gets the element under the finger
 */
export function useLongPress(onLongPress: (pressed: Element) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const done = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      end();
      done.current = false;
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        done.current = true;
        onLongPress(target as Element);
      }, LONG_PRESS_DELAY_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > MAX_SLIDE_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
