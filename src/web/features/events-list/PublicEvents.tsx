import { Box, Chip, Typography } from '@mui/material';
import { type ComponentProps, memo, useEffect, useId, useMemo, useRef } from 'react';
import type { EventAddress } from '#content/events/eventAddress.ts';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, eventsFrom } from '#shared/events/churchEvent.ts';
import { eventsByDay, eventsOfMonth, monthOf } from '#shared/events/times/monthGrid.ts';
import { api } from '#web/api/api.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { EventCard, EventList } from '#web/entities/event/EventCard.tsx';
import { MonthGrid, type MonthGridProps } from '#web/entities/event/month/MonthGrid.tsx';
import { MonthSteps } from '#web/entities/event/month/MonthSteps.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { StillTrying, TryAgain } from '#web/ui/loading/Loading.tsx';
import { dates } from '#words/dates.ts';
import { events as words } from '#words/events.ts';
import { eventWords } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { ComingUp } from './ComingUp.tsx';
import { AskedAlong, EventFinder } from './EventFinder.tsx';
import { type ChangeAddress, type Found, useEventAddress, useFoundEvents } from './useEventAddress.ts';

/** The public events: all of them, or a search result. */
export function PublicEvents() {
  const { address, came, change } = useEventAddress();
  const plain = !address.filtered && !address.asMonth;
  const found = useFoundEvents(address, came, plain);
  return (
    <>
      <EventFinder address={address} change={change} status={plain ? null : <FoundStatus {...found} />} />
      {plain ? <AllEvents /> : <FoundEvents found={found} address={address} change={change} />}
    </>
  );
}

/**
 * The plain list: every event, newest first, loaded while scrolling. Above it, all that is coming. Memoized, so that the
 * finder's changes do not render the cards again.
 */
const AllEvents = memo(function AllEvents() {
  const query = api.useListEventPagesInfiniteQuery();
  const { data, isLoading, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  const parts = data?.pages;
  // An event that was moved while the list was loaded is there once.
  const events = useMemo(
    () => [...new Map(parts?.flat().map((event) => [event.id, event] as const)).values()],
    [parts],
  );
  const failure = query.error ? eventsPageError(query.error) : null;
  const further = {
    more: hasNextPage,
    busy: isFetching,
    error: isFetchNextPageError ? failure : null,
    onLoad: () => void fetchNextPage(),
  };
  return (
    <EventCards
      events={events}
      coming={useComingUp(events)}
      further={further}
      error={isFetchNextPageError ? null : failure}
      loading={isLoading ? words.loading : null}
      emptyHelp={words.emptyHelp}
    />
  );
});

/** All coming events, soonest first. Another backend has sent them with the list. */
function useComingUp(events: readonly ChurchEvent[]): ChurchEvent[] {
  const now = useClock();
  const { data = [] } = api.useListSoonEventsQuery(now.date, { skip: !OWN_BACKEND });
  return eventsFrom(OWN_BACKEND ? data : events, now.date, now.time);
}

interface EventCardsProps extends Omit<ComponentProps<typeof EventList>, 'children'> {
  /** Those of the events that are coming, soonest first. */
  coming: readonly ChurchEvent[];
}

/** All that is coming, in rows, and below it the events as cards. */
function EventCards({ coming, ...list }: EventCardsProps) {
  return (
    <>
      <ComingUp events={coming} />
      {coming.length > 0 ? (
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {words.comingUp.everything}
        </Typography>
      ) : null}
      <EventList {...list}>
        {(event) => <EventCard event={event} heading={coming.length > 0 ? 'h3' : 'h2'} />}
      </EventList>
    </>
  );
}

/** The search result, as a list or as a month. */
function FoundEvents({ found, address, change }: { found: Found; address: EventAddress; change: ChangeAddress }) {
  const { events, coming, month, error, isLoading, refetch } = found;
  const days = useMemo(() => (month ? eventsByDay(events, month) : undefined), [events, month]);
  const unknown = isLoading || error !== null;
  return (
    <>
      {error ? <TryAgain error={error} onRetry={refetch} /> : null}
      {month && days ? (
        <EventMonth month={month} days={days} address={address} unknown={unknown} change={change} />
      ) : unknown && events.length === 0 ? null : (
        <EventCards events={events} coming={coming} empty={words.find.nothing} emptyHelp={words.find.nothingHelp} />
      )}
    </>
  );
}

/** The search result in words: how many events were found, or that they are loading. */
function FoundStatus({ count, month, error, isLoading }: Found) {
  if (error) return null;
  if (isLoading) {
    return (
      <>
        {words.loading}
        <StillTrying />
      </>
    );
  }
  return month ? eventWords.countIn(count, dates.month(month)) : eventWords.count(count);
}

/** Reads out and shows the title of a day. */
function showTitle(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'nearest' });
}

interface EventMonthProps extends Pick<MonthGridProps, 'month' | 'days'> {
  address: EventAddress;
  /** Whether events may be missing, because they are loading or failed to load. */
  unknown: boolean;
  change: ChangeAddress;
}

/**
 * A month of events: the grid of its days, and below it the events of the opened day or of the whole month. Without
 * JavaScript its buttons send a form, and the server renders what they lead to.
 */
function EventMonth({ month, days, address, unknown, change }: EventMonthProps) {
  const { date: today } = useClock();
  const { day } = address;
  const opened = day && monthOf(day) === month ? day : undefined;
  const shown = opened ? (days.get(opened) ?? []) : eventsOfMonth(days, month);
  const title = useId();
  const dayTitle = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<string>(undefined);
  // The day opens a little after it was pressed.
  useEffect(() => {
    if (opened !== undefined && pressed.current === opened) showTitle(dayTitle.current);
    pressed.current = undefined;
  }, [opened]);

  return (
    <>
      <form method="get" action={inLanguage(language, href('events'))} onSubmit={(event) => event.preventDefault()}>
        <AskedAlong address={{ ...address, month: undefined, day: undefined }} />
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Typography variant="h3" component="h2" id={title} sx={{ flex: '1 1 auto' }}>
            {dates.month(month)}
          </Typography>
          <MonthSteps month={month} today={today} onGo={(to, day) => change({ month: to, day })} />
        </Box>
        <MonthGrid
          month={month}
          days={days}
          today={today}
          opened={opened}
          labelledBy={title}
          onMonth={(to) => change({ month: to, day: null })}
          onOpen={(day) => {
            if (day === opened) return showTitle(dayTitle.current);
            pressed.current = day;
            change({ month: monthOf(day), day });
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 4, mb: 2 }}>
          <Typography
            variant="h3"
            component="h2"
            ref={dayTitle}
            tabIndex={-1}
            sx={{ outline: 'none', scrollMarginBlock: '120px 240px' }}
          >
            {opened ? dates.date(opened) : dates.month(month)}
            {shown.length > 0 ? `: ${eventWords.count(shown.length)}` : null}
          </Typography>
          {opened ? (
            <Chip
              component="button"
              type="submit"
              name="month"
              value={month}
              clickable
              onClick={() => change({ day: null })}
              label={words.month.whole}
            />
          ) : null}
        </Box>
      </form>
      {unknown && shown.length === 0 ? null : (
        <EventList events={shown} empty={opened ? words.month.free : words.month.freeMonth}>
          {(event) => <EventCard event={event} heading="h3" />}
        </EventList>
      )}
    </>
  );
}
