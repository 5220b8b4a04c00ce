import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { RESTORE_DAYS } from '#shared/history.ts';
import { useListHistoryInfiniteQuery } from '#web/api/endpoints/history.ts';
import { staffCallError } from '#web/api/errors.ts';
import { FRESH_FOR_SECONDS } from '#web/api/pagination.ts';
import { LoadMore } from '#web/ui/feedback/LoadMore.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { RowList } from '#web/ui/layout/RowList.tsx';
import { HistoryItem } from './HistoryItem.tsx';

/** Who changed which event and when, newest first. */
export function History() {
  const query = useListHistoryInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
    refetchOnFocus: false,
  });
  const parts = query.data?.pages;
  const history = useMemo(() => parts?.flatMap((part) => part.history) ?? [], [parts]);
  const error = query.error ? staffCallError(query.error) : null;

  return (
    <>
      <Typography variant="h2" component="h1">
        History
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        Who changed which event or account, and when. A deleted event can be brought back for {RESTORE_DAYS} days.
      </Typography>
      {query.isLoading ? <Typography role="status">Loading history...</Typography> : null}
      {history.length > 0 ? (
        <RowList label="Changes">
          {history.map((entry) => (
            <HistoryItem key={entry.id} entry={entry} />
          ))}
        </RowList>
      ) : query.isLoading ? null : error ? (
        <TryAgain error={error} onRetry={() => void query.refetch()} />
      ) : (
        <Typography variant="lead" sx={{ color: 'text.secondary', py: 3 }}>
          Nothing has been changed yet.
        </Typography>
      )}
      {history.length > 0 ? (
        <LoadMore
          more={query.hasNextPage}
          busy={query.isFetchingNextPage}
          error={error}
          onLoad={() => void query.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
