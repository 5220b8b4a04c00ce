import { type ReactNode, useState } from 'react';
import { LoadMore } from './LoadMore.tsx';

/** How many more are shown at a time. */
const STEP = 24;

/** What of a list has not been loaded yet. */
export interface Further {
  /** Whether there is more to be had. */
  more: boolean;
  busy: boolean;
  /** Why the last part could not be had; it is then only asked for again by hand. */
  error: string | null;
  load: () => void;
}

interface Growing {
  /** How many are shown at first. */
  first?: number | undefined;
  /** What of the list has not been loaded yet, where it is loaded in parts. */
  further?: Further | undefined;
}

/**
 * Draws a long list a piece at a time: more comes by itself as the end comes into view, or at a press of the button
 * that stands there; and once all that is here is shown, the next part is loaded.
 *
 * @returns what to show of the list, and what to put under it
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  { first = STEP, further }: Growing = {},
): { shown: readonly Item[]; more: ReactNode } {
  const [count, setCount] = useState(first);
  const rest = items.length > count;
  const grow = () => {
    setCount(Math.min(count, items.length) + STEP);
    if (items.length <= count) further?.load();
  };
  return {
    shown: rest ? items.slice(0, count) : items,
    more: (
      <LoadMore
        label="Show more"
        length={rest ? count : items.length}
        more={rest || (further?.more ?? false)}
        busy={!rest && (further?.busy ?? false)}
        error={rest ? null : (further?.error ?? null)}
        onLoad={grow}
      />
    ),
  };
}
