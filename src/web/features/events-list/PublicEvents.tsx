import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useState } from 'react';
import { isOver } from '#shared/events/churchEvent.ts';
import { churchClock } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { useMyBranch } from '#web/myBranch/myBranch.ts';
import { ErrorBoundary } from '#web/ui/feedback/ErrorBoundary.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { loadAhead } from '#web/ui/loading/loadAhead.ts';
import { useLoadedSoon } from '#web/ui/loading/useLoadedSoon.ts';
import { events as words } from '#words/events.ts';
import { EventFinder, loadChips, loadChoices } from './EventFinder.tsx';
import { NextEvents, useNextEvents } from './NextEvents.tsx';
import { useEventAddress } from './useEventAddress.ts';
import { useEventPages } from './useEventPages.ts';

// Not needed for reading the list.
const loadFound = () => import('./FoundEvents.tsx');
const FoundEvents = lazy(async () => ({ default: (await loadFound()).FoundEvents }));
const MyBranchEvents = lazy(async () => ({ default: (await import('./MyBranchEvents.tsx')).MyBranchEvents }));
// One call each: while one of them fails, the others still have to count as prefetched (`loadAhead`).
const loadsAhead = [loadFound, loadChips, loadChoices].map(
  (load) => async () => (savesData() ? undefined : await load()),
);

/** The public events: all of them, or a search result. */
export function PublicEvents() {
  const { address, change, own, step } = useEventAddress();
  const [status, setStatus] = useState('');
  const plain = !address.filtered && !address.asMonth;
  const prefetch = api.usePrefetch('listEvents');
  useLoadedSoon(...loadsAhead);
  return (
    <>
      <EventFinder
        address={address}
        change={change}
        own={own}
        step={step}
        status={plain ? '' : status}
        onSearch={() => {
          void loadAhead(loadFound);
          if (plain && !savesData()) prefetch();
        }}
      />
      {plain ? (
        <AllEvents />
      ) : (
        <ErrorBoundary resetKey={step} fallback={<TryAgain error={words.failed} onRetry={() => location.reload()} />}>
          <Suspense fallback={<p>{words.loading}</p>}>
            <FoundEvents address={address} change={change} onStatus={setStatus} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/**
 * The plain list: every event, newest first, loaded while scrolling. Above it the next events, of all branches and of the
 * visitor's own. Memoized, so that the finder's changes do not render the cards again.
 */
const AllEvents = memo(function AllEvents() {
  const { events, error, isLoading, further } = useEventPages();
  const mine = useMyBranch();
  const now = churchClock(useNow());
  const next = useNextEvents(events, further.more, now);
  const underHeading = mine !== undefined || next.length > 0;
  return (
    <>
      {next.length > 0 ? <NextEvents events={next} /> : null}
      {mine ? (
        <Suspense fallback={null}>
          <MyBranchEvents now={now} />
        </Suspense>
      ) : null}
      {underHeading ? (
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {words.next.everything}
        </Typography>
      ) : null}
      <EventList
        events={events}
        further={further}
        error={error}
        loading={isLoading ? words.loading : null}
        emptyHelp={words.emptyHelp}
      >
        {(event) => <EventCard event={event} past={isOver(event, now)} heading={underHeading ? 'h3' : 'h2'} />}
      </EventList>
    </>
  );
});
