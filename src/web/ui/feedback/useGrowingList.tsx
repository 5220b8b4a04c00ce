import { type ReactNode, useState } from 'react';
import { feedback } from '#words/interface.ts';
import { LoadMore } from './LoadMore.tsx';

/** How many more items are shown at a time. */
const STEP = 24;

interface Growing {
  /** How many items are shown at least. */
  first?: number | undefined;
  /** Identifies the list and its order: another list is shown from its beginning. */
  name?: string | undefined;
}

/**
 * Renders a long list in steps: more when its end comes into view, or by the button there.
 *
 * @returns the items to show, and what to render below them
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  { first = STEP, name = '' }: Growing = {},
): { shown: readonly Item[]; more: ReactNode } {
  const [grown, setGrown] = useState({ name, count: first });
  const isOther = grown.name !== name;
  const count = isOther ? first : Math.max(first, grown.count);
  if (isOther || count > grown.count) setGrown({ name, count }); // a list that was long once stays so
  const rest = items.length > count;
  return {
    shown: rest ? items.slice(0, count) : items,
    more: (
      <LoadMore
        label={feedback.showMore}
        length={rest ? count : items.length}
        more={rest}
        busy={false}
        error={null}
        onLoad={() => setGrown({ name, count: count + STEP })}
      />
    ),
  };
}
