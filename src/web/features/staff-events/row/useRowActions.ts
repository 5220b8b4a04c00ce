import { useEffect, useMemo, useRef } from 'react';
import type { Selection } from '../selection/selection.ts';
import type { EventModals } from '../useEventModals.ts';
import type { RowActions } from './rowActions.ts';

/**
 * What the rows of staff's list do. It stays the same while the list is rendered again, so that of 500 rows only those
 * are rendered whose event has changed.
 *
 * @param selection where several events can be changed at once
 */
export function useRowActions(modals: EventModals, selection: Selection | undefined): RowActions {
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
      onSelect: selection && (({ id }) => selection.toggle(id)),
    }),
    [selection],
  );
}
