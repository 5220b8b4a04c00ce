import { useCallback, useState } from 'react';

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
