import { Box, List, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { type Further, Loading, TryAgain, useGrowingList } from '#web/ui/loading/Loading.tsx';
import { events as words } from '#words/events.ts';

interface EventListProps {
  events: readonly ChurchEvent[];
  /** The rest of the list, if it is not loaded yet. */
  further?: Further;
  /** How many are rendered at first; the others follow while scrolling. */
  first?: number;
  /** Shown while the list is loading for the first time. */
  loading?: string | null;
  /** The error line above the list. */
  error?: string | null;
  /** Adds a button to the error. */
  onRetry?: () => void;
  /** Shown if there are no events. */
  empty?: string;
  /** Shown below that. */
  emptyHelp?: string;
  children: (event: ChurchEvent) => ReactNode;
}

/** Events in one to three columns, with the error line and the text for an empty list. */
export function EventList({
  events,
  further,
  first,
  loading,
  error,
  onRetry,
  empty = words.empty,
  emptyHelp,
  children,
}: EventListProps) {
  const { shown, more } = useGrowingList(events, { first, further });
  return (
    <>
      {error ? <TryAgain error={error} onRetry={onRetry} sx={{ mb: 3 }} /> : null}
      {loading && events.length === 0 ? (
        <Loading>{loading}</Loading>
      ) : events.length === 0 ? (
        error ? null : (
          <Box sx={{ py: 3 }}>
            <Typography variant="lead">{empty}</Typography>
            {emptyHelp ? <Typography sx={{ color: 'text.secondary', mt: 1 }}>{emptyHelp}</Typography> : null}
          </Box>
        )
      ) : (
        <List
          disablePadding
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
            gap: 3,
            // One CSS rule for all cards: a style for each card would be computed again at each press.
            '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 440px', breakInside: 'avoid' },
            '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {shown.map((event) => (
            <li key={event.id}>{children(event)}</li>
          ))}
        </List>
      )}
      {more}
    </>
  );
}
