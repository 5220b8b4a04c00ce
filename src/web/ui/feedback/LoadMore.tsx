import { Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { feedback } from '#words/interface.ts';
import { TryAgain } from './TryAgain.tsx';

/** The pages of a list that are not loaded yet. */
export interface Further {
  /** Whether there is more to load. */
  more: boolean;
  busy: boolean;
  /** Why the next page failed to load; it is then loaded only by the button. */
  error: string | null;
  onLoad: () => void;
}

interface LoadMoreProps extends Further {
  label?: string;
  /** The length of the list above. After it has grown, its end is observed again, since it may still be in view. */
  length?: number;
}

/** The end of a long list: loads more when scrolled near, or by the button. */
export function LoadMore({ more, busy, error, onLoad, label = feedback.more, length }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const waiting = more && !busy && error === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed again after each growth
  useEffect(() => {
    if (!waiting || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting, length]);

  if (!more) return null;
  if (error !== null) return <TryAgain error={error} onRetry={onLoad} />;
  return (
    <Box ref={end} className="no-print" sx={{ textAlign: 'center', py: 3 }}>
      <Button variant="outlined" onClick={onLoad} disabled={busy}>
        {busy ? feedback.loading : label}
      </Button>
    </Box>
  );
}

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
