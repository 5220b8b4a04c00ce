import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import { Box, Button, IconButton, Paper, Typography, useEventCallback } from '@mui/material';
import { memo, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { filterEvents } from '#content/events/filterEvents.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { EventCard, EventList } from '#web/entities/event/EventCard.tsx';
import { upcomingCount } from '#web/entities/event/eventCount.ts';
import { WAITING } from '#web/entities/waiting/WaitingMark.tsx';
import { useIsWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { useLeave } from '#web/ui/drafts/drafts.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { focusOn, useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { useStaying } from '#web/ui/hooks/useStaying.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import type { ActOnEvent, EventAct } from './EventDialogs.tsx';
import { EventForm } from './editor/EventForm.tsx';
import { manageWording, manageWords } from './eventWordings.ts';
import { useChangedEvent } from './list/EventTable.tsx';
import { rowPublish } from './row/rowParts.tsx';
import { StatusDialog } from './status/StatusDialog.tsx';
import { keepsStatus, useEventsWithToast } from './useEvents.ts';
import { WaitingRows } from './waiting/WaitingList.tsx';

/** Rendered first, enough for any phone's screen; the rest follows. */
const FIRST_CARDS = 6;

/**
 * The Manage Events screen (specification, section 2). The address has the edited event as `edit` and the open form of a
 * new one as `create`, so that a login returns to it.
 */
export function ManageEvents() {
  const { events, error, isLoading, tryAgain } = useEventsWithToast();
  const now = useClock();
  const [search, changeSearch] = useAddressSearch();
  const filter = { text: useDeferredValue(search.get('q') ?? '') };
  const leave = useLeave();
  const [deleted, setDeleted] = useState<ChurchEvent | null>(null);
  const [calledOff, setCalledOff] = useState<ChurchEvent | null>(null);
  const { focusHeading } = useHeadingFocus(); // the card that had the focus is removed

  const edit = search.get('edit');
  const found = events.find((event) => event.id === edit);
  const editing = useStaying(`${edit}`, found);
  const formOpen = search.has('create');
  const open = editing !== undefined || formOpen;
  const select = (id: string | null) => changeSearch({ edit: id });
  const editingId = editing?.id;
  useEffect(() => {
    if (editingId !== undefined) focusOn(null);
  }, [editingId]);

  const toggle = () => leave(() => (editing ? select(null) : changeSearch({ create: formOpen ? null : '' })));

  const onAct: ActOnEvent = useEventCallback((act, event) => {
    if (act === 'delete') setDeleted(event);
    else leave(() => (act === 'edit' ? select(event.id) : setCalledOff(event)));
  });

  const shown = filterEvents(events, filter, now);
  const { changed, mark } = useChangedEvent();
  const first = Math.max(FIRST_CARDS, 1 + shown.findIndex((event) => event.id === changed));
  // A saved event is marked among the cards; if the search hides it, everything is shown.
  const showSaved = ([event]: ChurchEvent[]) => {
    const hidden = event !== undefined && filterEvents([event], filter, now).length === 0;
    changeSearch({ edit: null, ...(hidden && { q: null }) });
    if (event) mark(event.id);
  };

  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center', mb: 3 }}
      >
        <Typography variant="tool">{editing ? 'Edit Event' : 'Manage Events'}</Typography>
        <Button variant="outlined" onClick={toggle} aria-expanded={open}>
          {editing ? 'Cancel Editing' : formOpen ? 'Collapse Form' : 'Create New Event'}
        </Button>
      </Box>
      {open ? (
        <Paper variant="outlined" sx={{ maxWidth: '45rem', p: { xs: 2, sm: 3 }, mb: 5 }}>
          <EventForm event={editing} wording={manageWording} words={manageWords} onSaved={showSaved} />
        </Paper>
      ) : null}
      <Typography variant="h3" component="h2">
        Upcoming Events
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2.5, minHeight: '1.65em' }}>
        {isLoading || error ? '' : upcomingCount(shown, events, now)}
      </Typography>
      <WaitingRows place="events" />
      <EventList
        events={shown}
        first={first}
        error={error}
        onRetry={tryAgain}
        loading={isLoading ? 'Loading events...' : null}
      >
        {(event) => <ManagedCard event={event} changed={event.id === changed} onAct={onAct} />}
      </EventList>
      {calledOff ? <StatusDialog event={calledOff} onClose={() => setCalledOff(null)} /> : null}
      {deleted ? (
        <DeleteEventDialog
          event={deleted}
          screen="manage"
          onClose={() => setDeleted(null)}
          onDeleted={(event) => {
            if (event.id === editing?.id) select(null);
            focusHeading();
          }}
        />
      ) : null}
    </>
  );
}

interface ManagedCardProps {
  event: ChurchEvent;
  changed: boolean;
  onAct: ActOnEvent;
}

/** An event's card with its buttons. Memoized: 500 of them would delay each press by seconds. */
const ManagedCard = memo(function ManagedCard({ event, changed, onAct }: ManagedCardProps) {
  const now = useClock();
  const unsent = useIsWaiting(event.id);
  const button = (does: string, icon: ReactNode, act: EventAct) => (
    <IconButton title={does} aria-label={`${does} ${event.title}`} onClick={() => onAct(act, event)}>
      {icon}
    </IconButton>
  );
  return (
    <Box data-event={event.id} data-changed={changed || undefined} sx={marked}>
      <EventCard
        event={event}
        mark={unsent ? WAITING : isUnpublished(event, now) ? rowPublish(event.publish ?? '', now.date) : undefined}
        heading="h3"
        actions={
          <Box sx={{ display: 'flex', mt: -0.5, mr: -1 }}>
            {button('Edit', <EditIcon />, 'edit')}
            {keepsStatus(event) ? button('Cancel or move', <EventBusyIcon />, 'status') : null}
            {button('Delete', <DeleteIcon />, 'delete')}
          </Box>
        }
      />
    </Box>
  );
});

/** The card of the event that was just saved has a golden frame, also over its picture. */
const marked = {
  height: '100%',
  '&[data-changed]': { position: 'relative' },
  '&[data-changed]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '3px solid',
    borderColor: 'secondary.main',
    borderRadius: 3,
    pointerEvents: 'none',
  },
} as const;
