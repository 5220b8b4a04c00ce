import { useCallback, useState } from 'react';

/** The events that are selected in staff's list. */
export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects these and no others. */
  set: (ids: Iterable<string>) => void;
}

/** Nothing is selected at first. Both functions stay the same, so that of many rows only the pressed one renders again. */
export function useSelection(): Selection {
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
