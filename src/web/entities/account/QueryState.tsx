import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import { Loading, LoadMore, TryAgain } from '#web/ui/loading/Loading.tsx';

interface Query {
  error?: Failure | undefined;
  isLoading: boolean;
  refetch: () => unknown;
}

interface QueryStateProps {
  of: Query;
  /** What is said meanwhile. */
  loading?: string;
}

/** Says that a query of staff's is under way, or why it failed, with a button to try again. */
export function QueryState({ of: { error, isLoading, refetch }, loading = 'Loading...' }: QueryStateProps) {
  // The button stays while it is tried again: it has the focus.
  return (
    <>
      {isLoading ? <Loading>{loading}</Loading> : null}
      {error ? <TryAgain error={staffApiError(error)} onRetry={() => void refetch()} /> : null}
    </>
  );
}

interface LongListProps {
  of: Query & { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** What is said in place of a list without rows; undefined if it has some. */
  empty: string | undefined;
  children: ReactNode;
}

/** A list of staff's that comes in pages, and loads more at its end; or why there is none. */
export function LongList({ of: query, empty, children }: LongListProps) {
  const error = query.error ? staffApiError(query.error) : null;
  if (empty === undefined)
    return (
      <>
        {children}
        <LoadMore
          more={query.hasNextPage}
          busy={query.isFetchingNextPage}
          error={error}
          onLoad={() => void query.fetchNextPage()}
        />
      </>
    );
  if (query.isLoading) return null;
  if (error) return <TryAgain error={error} onRetry={() => void query.refetch()} />;
  return (
    <Typography variant="lead" sx={{ color: 'text.secondary', py: 3 }}>
      {empty}
    </Typography>
  );
}
