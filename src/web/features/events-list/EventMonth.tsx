import { Box, Chip, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { EventAddress } from '#content/events/eventAddress.ts';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventsOfMonth, monthOf } from '#shared/events/times/monthGrid.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { MonthGrid } from '#web/entities/event/month/MonthGrid.tsx';
import { MonthSteps } from '#web/entities/event/month/MonthSteps.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { dates } from '#words/dates.ts';
import { events as words } from '#words/events.ts';
import { eventWords } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { AskedAlong } from './Filters.tsx';
import type { ChangeAddress } from './useEventAddress.ts';

interface EventMonthProps {
  /** `YYYY-MM`. */
  month: string;
  /** The events of each day of its weeks. */
  days: ReadonlyMap<string, readonly ChurchEvent[]>;
  address: EventAddress;
  /** Whether events may be missing, because they are loading or failed to load. */
  unknown: boolean;
  change: ChangeAddress;
}

/**
 * A month of events: the grid of its days, and below it the events of the opened day or of the whole month. Without
 * JavaScript its buttons send a form, and the server renders what they lead to.
 */
export function EventMonth({ month, days, address, unknown, change }: EventMonthProps) {
  const { date: today } = useClock();
  const { day } = address;
  const opened = day && monthOf(day) === month ? day : undefined;
  const shown = opened ? (days.get(opened) ?? []) : eventsOfMonth(days, month);
  const title = useId();
  const dayTitle = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<string>(undefined);
  const go = (to: string) => change({ month: to, day: null });

  const read = () => {
    dayTitle.current?.focus({ preventScroll: true });
    dayTitle.current?.scrollIntoView({ block: 'nearest' });
  };
  const readPressed = useEffectEvent(() => {
    if (opened === undefined || pressed.current !== opened) return;
    pressed.current = undefined;
    read();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day opens a little after it was pressed
  useEffect(() => {
    readPressed();
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
          onMonth={go}
          onOpen={(day) => {
            if (day === opened) return read();
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
