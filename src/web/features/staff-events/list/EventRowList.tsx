import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useId } from 'react';
import { branchOf } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { goesAhead, isOver } from '#shared/events/churchEvent.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { useFollowedLinks } from '#web/ui/hooks/useFollowedLinks.ts';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';
import { EventSignups } from '../row/EventSignups.tsx';
import { EventState } from '../row/EventState.tsx';
import { RowMenu } from '../row/RowMenu.tsx';
import { rowTimes } from '../row/rowTimes.ts';
import { SelectBox } from '../selection/SelectBox.tsx';
import { useLongPress } from '../selection/useLongPress.ts';
import { changedMark } from './changedMark.ts';
import type { EventRowProps, EventRowsProps } from './EventTable.tsx';
import type { EventGroup } from './eventOrder.ts';

/** Staff's list of events on a phone: two lines an event, under the headings of its groups. */
export function EventRowList({ groups, ...rows }: EventRowsProps) {
  const { selection } = rows;
  const selecting = selection !== undefined && selection.ids.size > 0;
  const [first] = selection?.ids ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first event that is selected takes the focus
  useEffect(() => {
    // The menu's button had the focus, and is hidden now.
    const row = selecting && document.querySelector(`[data-event="${CSS.escape(first ?? '')}"]`);
    if (row) row.querySelector<HTMLElement>('[data-select] input')?.focus();
  }, [selecting]);
  const longPress = useLongPress((pressed) => {
    const id = pressed.closest<HTMLElement>('[data-event]')?.dataset.event;
    if (id !== undefined && !selection?.ids.has(id)) selection?.toggle(id);
  });
  return (
    <Paper
      variant="outlined"
      data-selecting={selecting || undefined}
      onClick={useFollowedLinks()}
      {...(selection && longPress)}
      sx={{
        mx: { xs: -2, sm: 0 },
        borderRadius: { xs: 0, sm: 3 },
        borderInline: { xs: 0, sm: 1 },
        overflow: 'clip',
        WebkitTouchCallout: 'none',
        ...selectable,
        ...changedMark,
      }}
    >
      {groups.map((group) => (
        <Group key={group.name} group={group} {...rows} />
      ))}
    </Paper>
  );
}

function Group({ group: { name, events }, ...rows }: Omit<EventRowsProps, 'groups'> & { group: EventGroup }) {
  const id = useId();
  return (
    <>
      {name ? (
        <Box sx={groupHeading}>
          <Typography component="h2" id={id} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
            {name}
          </Typography>
          <span>{eventCount(events.length)}</span>
        </Box>
      ) : null}
      <List disablePadding aria-labelledby={name ? id : undefined} aria-label={name ? undefined : 'Events'}>
        {events.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            actions={rows.actions}
            checked={rows.selection?.ids.has(event.id)}
            onToggle={rows.selection?.toggle}
            now={rows.now}
            changed={event.id === rows.changed}
            unsent={rows.waiting.has(event.id)}
          />
        ))}
      </List>
    </>
  );
}

const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, actions, checked, onToggle, now, changed, unsent } = props;
  const { day, hours } = rowTimes(event, now.date);
  const place = branchOf(event.venue)?.name ?? event.venue;
  const over = isOver(event, now);
  return (
    <Box component="li" data-event={event.id} data-changed={changed || undefined} sx={actions ? rowWithMenu : row}>
      {onToggle ? <SelectBox event={event} checked={checked === true} onToggle={onToggle} /> : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" noWrap sx={{ fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.45 }}>
            <Link
              href={href('event', { id: event.id })}
              underline="hover"
              sx={{
                ...wholeLine,
                color: over ? 'text.secondary' : 'text.primary',
                textDecoration: goesAhead(event) ? undefined : 'line-through',
              }}
            >
              {event.title}
            </Link>
          </Typography>
          <EventState event={event} now={now} unsent={unsent} />
        </Box>
        <Typography sx={when}>
          {[day, hours, place].filter(Boolean).join(' · ')}
          {actions ? <EventSignups event={event} inline /> : null}
        </Typography>
      </Box>
      {actions ? <RowMenu event={event} {...actions} /> : null}
    </Box>
  );
});

const groupHeading = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  px: 2,
  py: 0.75,
  bgcolor: 'background.default',
  color: 'text.secondary',
  fontSize: '0.875rem',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Two lines where one is too short for an event of several days: a row stays below 72 px. */
const when = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: '0.875rem',
  lineHeight: 1.2,
  color: 'text.secondary',
  [LARGE_TEXT]: { display: 'block' },
} as const;

/** As high as a target has to be; cut like the line that it is in. */
const wholeLine = { display: 'block', overflow: 'inherit', textOverflow: 'inherit' } as const;

/** While events are selected, the whole row is its checkbox. */
const selectable = {
  '& [data-select]': { display: 'none' },
  '&[data-selecting] [data-select]': {
    display: 'grid',
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, pointerEvents: 'auto' },
  },
  '&[data-selecting] [data-event]': { pl: 0.75, pr: 2, userSelect: 'none' },
  '&[data-selecting] button': { display: 'none' }, // the checkbox takes its room
} as const;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 64, sm: 56 },
  px: 2,
  py: { xs: 0.75, sm: 0.5 },
  borderBottom: 1,
  borderColor: 'divider',
  contentVisibility: 'auto',
  containIntrinsicSize: { xs: 'auto 64px', sm: 'auto 56px' },
  [LARGE_TEXT]: { '& > div > div': { flexWrap: 'wrap' }, '& h3': { whiteSpace: 'normal' } },
} as const;

const rowWithMenu = { ...row, pr: 0.5 } as const;
