import { useCallback, useEffect, useRef } from 'react';

/** A stable callback that calls the latest function, so that unchanged rows of a list are not rendered again. */
export function useStable<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}
