import { Box, Button } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
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
