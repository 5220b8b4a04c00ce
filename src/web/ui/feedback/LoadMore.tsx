import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { TryAgain } from './TryAgain.tsx';

interface LoadMoreProps {
  /** Whether there is more to be had. */
  more: boolean;
  busy: boolean;
  /** Why the last part could not be had; it is then only asked for again by hand. */
  error: string | null;
  onLoad: () => void;
  label?: string;
  /** How long the list above is: after each growth its end is watched anew, since it may still be in view. */
  length?: number;
}

/** The end of a long list: the next part is loaded as one scrolls near it, or by the button. */
export function LoadMore({ more, busy, error, onLoad, label = 'Load more', length }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  const waiting = more && !busy && error === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each growth
  useEffect(() => {
    if (!waiting || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current();
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
        {busy ? 'Loading...' : label}
      </Button>
    </Box>
  );
}
