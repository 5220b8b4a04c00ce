import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How many more are shown at a time. */
const STEP = 24;

/**
 * Draws a long list a piece at a time: more comes by itself as the end comes into view, or at a press of the button
 * that stands there.
 *
 * @returns what to show of the list, and what to put under it
 */
export function useGrowingList<Item>(items: readonly Item[]): { shown: readonly Item[]; more: ReactNode } {
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLButtonElement>(null);
  const rest = items.length - count;

  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each growth, since the end may still be in view
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((before) => before + STEP),
      { rootMargin: '800px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, rest > 0]);

  return {
    shown: rest > 0 ? items.slice(0, count) : items,
    more:
      rest > 0 ? (
        <Button
          ref={end}
          variant="outlined"
          onClick={() => setCount(count + STEP)}
          sx={{ mt: 3, mx: 'auto', display: 'flex' }}
        >
          Show more
        </Button>
      ) : null,
  };
}
