import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Fab, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { filterEvents } from '#content/events/filterEvents.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { isFromOwnServer } from '#web/api/requests.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { upcomingCount } from '#web/entities/event/eventCount.ts';
import { isWaiting, useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { ExportMenu } from '#web/ui/files/ExportMenu.tsx';
import { BESIDE, BESIDE_ROOM } from '#web/ui/forms/FormDialog.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';
import { LARGE_TEXT } from '#web/ui/layout/looks.ts';
import { StillTrying, TryAgain, useGrowingList } from '#web/ui/loading/Loading.tsx';
import { events as words } from '#words/events.ts';
import { EventDialogs, useEventModals } from './EventDialogs.tsx';
import { exportRows } from './exportRows.ts';
import { EventTable, useChangedEvent } from './list/EventTable.tsx';
import { countSeries, groupEvents, ListFilters, useListFilter } from './list/ListFilters.tsx';
import { SelectedEvents } from './selection/SelectedEvents.tsx';
import { useSelection } from './selection/selection.tsx';
import { useEventsWithToast } from './useEvents.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { WaitingRows } from './waiting/WaitingList.tsx';

/** Rendered first, enough for any screen; the rest follows while one scrolls. */
const FIRST_ROWS = 24;

/**
 * The dashboard's list and its modals; without a login the list alone (rulings, 14). The address says which modal is open
 * (`?create`, `?edit=12`, `?status=12`, `/admin/dashboard/12`), so that the back button closes it and a login returns to it.
 */
export function Dashboard() {
  const { events, error, isLoading, tryAgain } = useEventsWithToast();
  const { items } = useWaiting();
  const now = useClock();
  const list = useListFilter();
  const { changed, mark } = useChangedEvent();
  const selection = useSelection();
  const modals = useEventModals(events);
  const { focusHeading } = useHeadingFocus({ dialog: modals.deleted !== null }); // the row that had the focus is removed
  const signedIn = useSelector(selectSignedIn);

  const { drafts, order } = list.filter;
  const found = (some: readonly ChurchEvent[]) =>
    filterEvents(drafts ? some.filter((event) => isUnpublished(event, now)) : some, list.filter, now);
  const shown = found(events);
  const groups = groupEvents(shown, order, now);
  const ordered = groups.flatMap((group) => group.events);
  const { shown: rendered, more } = useGrowingList(ordered, {
    first: Math.max(FIRST_ROWS, 1 + ordered.findIndex(({ id }) => id === changed)),
    name: JSON.stringify(list.filter),
  });
  const visible = new Set(rendered);
  const visibleGroups = groups
    .map((group) => ({ ...group, shown: group.events.filter((event) => visible.has(event)) }))
    .filter((group) => group.shown.length > 0);
  const selects = signedIn && isFromOwnServer(events);
  // Events that are hidden by the filter, deleted, or waiting are not selected any more.
  useEffect(() => {
    const there = shown.map(({ id }) => id).filter((id) => selection.ids.has(id) && !isWaiting(items, id));
    if (there.length < selection.ids.size) selection.set(there);
  });
  // If the filter hides a saved event, everything is shown.
  const placeOf = (event: ChurchEvent) => (found([event]).length === 0 ? list.forget() : {});
  const count = isLoading ? 'Loading events...' : error ? '' : upcomingCount(shown, events, now);
  const [counted, details] = count.split(/(?=: )/); // a phone has no room for the details beside the heading
  return (
    <Box
      sx={{
        [`@media ${BESIDE}`]: { pr: modals.beside ? BESIDE_ROOM : 0 },
        pb: { xs: 10, md: 0 },
        [LARGE_TEXT]: { pb: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: { xs: 1, sm: 2 } }}>
          <Typography variant="tool">Upcoming Events</Typography>
          <Typography
            role="status"
            sx={{ color: 'text.secondary', minHeight: '1.65em', fontSize: { xs: '0.875rem', sm: '1.0625rem' } }}
          >
            {counted}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {details}
            </Box>
            {isLoading ? <StillTrying /> : null}
          </Typography>
        </Box>
        <Box
          sx={{
            ml: 'auto',
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'end',
            alignItems: 'center',
            gap: 1,
            [LARGE_TEXT]: { columnGap: 0.75 }, // all in one line on a phone
          }}
        >
          {signedIn && shown.length > 0 ? (
            <ExportMenu
              size="small"
              sx={{ ml: 'auto', [LARGE_TEXT]: { px: 0, fontSize: '0.875rem', '& > span': { mr: 0.5 } } }}
              name={`events-${now.date}`}
              sheet="Events"
              rows={() => exportRows(ordered, now, location.origin)}
            />
          ) : null}
          <ViewSwitch />
        </Box>
      </Box>
      {error ? <TryAgain error={error} onRetry={tryAgain} sx={{ mb: 3 }} /> : null}
      <EventDialogs modals={modals} placeOf={placeOf} mark={mark} onDeleted={focusHeading} />
      <WaitingRows place="events" />
      {events.length > 0 ? <ListFilters {...list} staff={signedIn} /> : null}
      {shown.length > 0 ? (
        <>
          <EventTable
            groups={visibleGroups}
            seriesSizes={countSeries(events)}
            sort={{ order, onSort: (chosen) => list.change({ order: chosen }) }}
            selected={modals.edited?.id ?? modals.calledOff?.id}
            changed={changed}
            selection={selects ? { of: selection, all: shown } : undefined}
            onAct={signedIn ? modals.onAct : undefined}
          />
          {more}
        </>
      ) : isLoading || error ? null : (
        <Box sx={{ py: 3 }}>
          <Typography variant="lead" sx={{ color: 'text.secondary' }}>
            {events.length === 0 ? words.empty : 'Nothing here matches what you are looking for.'}
          </Typography>
          {events.length > 0 ? (
            <Button variant="outlined" onClick={list.clear} sx={{ mt: 2 }}>
              Show all events
            </Button>
          ) : null}
        </Box>
      )}
      {selection.ids.size > 0 ? (
        <SelectedEvents selection={selection} events={shown} onCleared={focusHeading} />
      ) : signedIn ? (
        <Fab
          variant="extended"
          color="secondary"
          onClick={() => modals.create()}
          // Only hidden: a dialog that closes gives it the focus back.
          sx={[floating, modals.beside && { visibility: 'hidden' }]}
        >
          <AddIcon sx={{ mr: 1 }} />
          Create Event
        </Fab>
      ) : null}
    </Box>
  );
}

/** At the thumb, on a phone, and above the bar of a page without a network; a desk has the button in its sidebar. */
const floating = {
  display: { md: 'none' },
  position: 'fixed',
  right: 16,
  bottom: `calc(16px + ${BAR_HEIGHT} + env(safe-area-inset-bottom))`,
  textTransform: 'none',
  fontSize: '1rem',
  fontWeight: 600,
  // Large text: a bar of its own, since the button would cover most of a row.
  [LARGE_TEXT]: {
    position: 'sticky',
    right: 'auto',
    bottom: 0,
    width: 'calc(100% + 32px)',
    mx: -2,
    borderRadius: 0,
  },
} as const;
