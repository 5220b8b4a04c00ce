import { useEffect, useMemo, useRef } from 'react';
import type { Selection } from '../selection/selection.ts';
import type { EventModals } from '../useEventModals.ts';
import type { RowActions } from './rowActions.ts';

/**
 * The actions of the rows in staff's list. The object is stable, so that of 500 rows only those with a changed event
 * render again.
 *
 * @param toggle selects an event, where several can be changed at once
 */
export function useRowActions(modals: EventModals, toggle: Selection['toggle'] | undefined): RowActions {
  const latest = useRef(modals);
  useEffect(() => {
    latest.current = modals;
  });
  return useMemo(
    () => ({
      onEdit: (event) => latest.current.edit(event),
      onStatus: (event, to) => latest.current.askStatus(event, to),
      onPicture: (event) => latest.current.askPicture(event),
      onDuplicate: (event) => latest.current.duplicate(event),
      onDelete: (event) => latest.current.askDelete(event),
      onSelect: toggle && (({ id }) => toggle(id)),
    }),
    [toggle],
  );
}
