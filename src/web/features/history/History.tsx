import { Box, Typography } from '@mui/material';
import { MAX_RESTORE_DAYS } from '#shared/history.ts';
import { churchClock, readableDate } from '#shared/time.ts';
import { MAX_LIST_AGE_S } from '#web/api/api.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { LongList } from '#web/entities/account/QueryState.tsx';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { RowList } from '#web/ui/layout/TitledSection.tsx';
import { StillTrying } from '#web/ui/loading/Loading.tsx';
import { HistoryItem } from './HistoryItem.tsx';

/** Who changed which event and when, newest first. */
export function History() {
  const [parameters] = useAddressSearch();
  const search = parameters.get('search') ?? '';
  const query = eventsApi.useListHistoryInfiniteQuery(
    { search },
    {
      refetchOnMountOrArgChange: MAX_LIST_AGE_S,
      refetchOnFocus: false,
    },
  );
  const parts = query.data?.pages;
  const history =
    parts?.flatMap((part) => part.history.map((entry) => ({ entry, current: part.events[entry.event_id ?? ''] }))) ??
    [];
  // The newest first, as they come.
  const days = Map.groupBy(history, ({ entry }) => churchClock(new Date(entry.at)).date);

  return (
    <>
      <Typography variant="tool">History</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        Who changed which event, sermon or account, and when. What was deleted can be brought back for{' '}
        {MAX_RESTORE_DAYS} days.
      </Typography>
      <Typography role="status" sx={{ mb: 1, '&:empty': { display: 'none' } }}>
        {query.isLoading
          ? 'Loading history...'
          : search && !query.isFetching
            ? foundWords(history.length, query.hasNextPage)
            : ''}
        {query.isLoading ? <StillTrying /> : null}
      </Typography>
      <LongList
        of={query}
        empty={
          history.length > 0
            ? undefined
            : search
              ? 'No change here matches what you are looking for.'
              : 'Nothing has been changed yet.'
        }
      >
        <Box component="section" aria-label="Changes">
          {[...days].map(([day, changes]) => (
            <Box key={day} sx={{ mb: 3 }}>
              <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
                {readableDate(day)}
              </Typography>
              <RowList label={readableDate(day)} busy={query.isFetching && !query.isFetchingNextPage}>
                {changes.map(({ entry, current }) => (
                  <HistoryItem key={entry.id} entry={entry} current={current} />
                ))}
              </RowList>
            </Box>
          ))}
        </Box>
      </LongList>
    </>
  );
}

const foundWords = (count: number, more: boolean): string =>
  more ? `The newest ${count} changes found` : count === 1 ? '1 change found' : `${count} changes found`;
