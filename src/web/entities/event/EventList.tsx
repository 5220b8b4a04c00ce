import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { events as words } from '#content/events.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { type Further, useGrowingList } from '#web/ui/feedback/useGrowingList.tsx';

interface EventListProps {
  events: readonly ChurchEvent[];
  /** What of the list has not been loaded yet, where it is loaded in parts. */
  further?: Further;
  /** How many are drawn at first; the others follow as one scrolls. */
  first?: number;
  /** In place of the list while it is being fetched for the first time. */
  loading?: string | null;
  /** The error line above the list. */
  error?: string | null;
  /** Puts a button beside it. */
  onRetry?: () => void;
  /** Said where there is nothing to show. */
  empty?: string;
  /** Said below it. */
  emptyHelp?: string;
  children: (event: ChurchEvent) => ReactNode;
}

/** Events in one, two or three columns by the screen's width, with the error line and the words for an empty list. */
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
      {error ? (
        <Alert
          severity="error"
          sx={{ mb: 3, alignItems: 'center' }}
          action={
            onRetry ? (
              <Button color="inherit" onClick={onRetry}>
                Try again
              </Button>
            ) : undefined
          }
        >
          {error}
        </Alert>
      ) : null}
      {loading ? (
        <Typography role="status">{loading}</Typography>
      ) : events.length === 0 ? (
        error ? null : (
          <Box sx={{ py: 3 }}>
            <Typography variant="lead" component="p">
              {empty}
            </Typography>
            {emptyHelp ? <Typography sx={{ color: 'text.secondary', mt: 1 }}>{emptyHelp}</Typography> : null}
          </Box>
        )
      ) : (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
            gap: 3,
            m: 0,
            p: 0,
            listStyle: 'none',
            '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {shown.map((event) => (
            <Box
              component="li"
              key={event.id}
              sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 320px', breakInside: 'avoid' }}
            >
              {children(event)}
            </Box>
          ))}
        </Box>
      )}
      {more}
    </>
  );
}
