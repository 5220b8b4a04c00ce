import { type ReactNode, useState } from 'react';
import { feedback } from '#words/interface.ts';
import { type Further, LoadMore } from './LoadMore.tsx';

/** How many more items are shown at a time. */
const STEP = 24;

interface Growing {
  /** How many items are shown at least. */
  first?: number | undefined;
  /** Identifies the list and its order: another list is shown from its beginning. */
  name?: string | undefined;
  /** The rest of the list, if it is not loaded yet. */
  further?: Further | undefined;
}

/**
 * Renders a long list in steps: more when its end comes into view, or by the button there. Once all loaded items are
 * shown, the rest is loaded.
 *
 * @returns the items to show, and what to render below them
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  { first = STEP, name = '', further }: Growing = {},
): { shown: readonly Item[]; more: ReactNode } {
  const [grown, setGrown] = useState({ name, count: first });
  const isOther = grown.name !== name;
  const count = isOther ? first : Math.max(first, grown.count);
  if (isOther || count > grown.count) setGrown({ name, count }); // a list that was long once stays so
  const rest = items.length > count;
  const grow = () => {
    setGrown({ name, count: Math.min(count, items.length) + STEP });
    if (items.length <= count) further?.onLoad();
  };
  return {
    shown: rest ? items.slice(0, count) : items,
    more: (
      <LoadMore
        label={feedback.showMore}
        length={rest ? count : items.length}
        more={rest || (further?.more ?? false)}
        busy={!rest && (further?.busy ?? false)}
        error={rest ? null : (further?.error ?? null)}
        onLoad={grow}
      />
    ),
  };
}
