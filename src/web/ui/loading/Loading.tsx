import { Alert, Box, Button, Typography } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { feedback } from '#words/interface.ts';

/** How long a person waits for an answer before the app says that it is still trying (rulings, 44). */
export const PATIENCE_TIMEOUT_MS = 10_000;

/** Beside what says that something is under way: once that takes long, that it is still tried. */
export function StillTrying({ children }: { children?: ReactNode }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, PATIENCE_TIMEOUT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <>
      {' '}
      {feedback.trying}
      {children}
    </>
  ) : null;
}

/** Says that something is loading, and once that takes long, that it is still tried. */
export const Loading = ({ children }: { children: string }) => (
  <Typography role="status">
    {children}
    <StillTrying />
  </Typography>
);

interface TryAgainProps {
  error: string;
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined;
  sx?: SystemStyleObject;
}

/** Says why something failed to load, with a button to try again. */
export function TryAgain({ error, onRetry, sx = { my: 2 } }: TryAgainProps) {
  const button = onRetry && (
    <Button color="inherit" onClick={onRetry}>
      {feedback.again}
    </Button>
  );
  return (
    <Alert severity="error" action={button} sx={{ alignItems: 'center', ...sx }}>
      {error}
    </Alert>
  );
}

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
