import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { type NavigateOptions, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { events as words } from '#content/events.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { messages } from '#shared/messages.ts';
import { churchClock } from '#shared/time.ts';
import { useDeleteEventMutation } from '#web/api/api.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { upcomingCount } from '#web/entities/event/eventCount.ts';
import { filterEvents } from '#web/entities/event/filterEvents.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { useLoadedSoon } from '#web/ui/hooks/useLoadedSoon.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventFilters } from './EventFilters.tsx';
import { EventRows } from './EventRows.tsx';
import { modalWords } from './eventWordings.ts';
import { useEventFilter } from './useEventFilter.ts';
import { useEvents, useEventsWithToast } from './useEvents.ts';

// The forms are a large part of the screen's code, and not needed before the list.
const loadCreateDialog = () => import('./editor/CreateEventDialog.tsx');
const loadUpdateDialog = () => import('./editor/UpdateEventDialog.tsx');
const loadStatusDialog = () => import('./status/StatusDialog.tsx');
const CreateEventDialog = lazy(async () => ({ default: (await loadCreateDialog()).CreateEventDialog }));
const UpdateEventDialog = lazy(async () => ({ default: (await loadUpdateDialog()).UpdateEventDialog }));
const StatusDialog = lazy(async () => ({ default: (await loadStatusDialog()).StatusDialog }));

/**
 * The dashboard's list and its modals; without a login the list alone (rulings, 14). The address says which modal is open
 * (`?create`, `?edit=12`, `?status=12`, `/admin/dashboard/12`), so that the back button closes it and a login returns to it.
 */
export function Dashboard() {
  const { events, error, isLoading, tryAgain } = useEventsWithToast();
  const now = churchClock(useNow());
  const [filter] = useEventFilter();
  const [remove] = useDeleteEventMutation();
  const modals = useModals(events);
  const signedIn = useSelector(selectSignedIn);
  useLoadedSoon(loadCreateDialog, loadUpdateDialog, loadStatusDialog);

  const shown = filterEvents(events, filter, now);
  return (
    <>
      <Typography variant="h2" component="h1">
        Upcoming Events
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2.5, minHeight: '1.65em' }}>
        {isLoading ? 'Loading events...' : error ? '' : upcomingCount(shown, events, now)}
      </Typography>
      {error ? (
        <Box sx={{ mb: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {error}
          </Typography>
          <Button onClick={tryAgain}>Try again</Button>
        </Box>
      ) : null}
      {events.length > 0 ? <EventFilters /> : null}
      {modals.missing ? (
        <Alert severity="warning" onClose={modals.close} sx={{ mb: 3 }}>
          {messages.eventMissing}
        </Alert>
      ) : null}
      {shown.length > 0 ? (
        <EventRows
          events={shown}
          now={now}
          actions={
            signedIn
              ? {
                  onEdit: modals.edit,
                  onStatus: modals.askStatus,
                  onDuplicate: modals.duplicate,
                  onDelete: modals.askDelete,
                }
              : undefined
          }
        />
      ) : isLoading || error ? null : (
        <Typography variant="lead" sx={{ color: 'text.secondary', py: 3 }}>
          {events.length === 0 ? words.empty : 'Nothing here matches what you are looking for.'}
        </Typography>
      )}
      <Suspense fallback={null}>
        {modals.creating ? (
          <RequireStaff>
            <CreateEventDialog from={modals.copied} onClose={modals.close} />
          </RequireStaff>
        ) : null}
        {modals.edited ? (
          <RequireStaff>
            <UpdateEventDialog event={modals.edited} onClose={modals.close} />
          </RequireStaff>
        ) : null}
        {modals.calledOff ? (
          <RequireStaff>
            <StatusDialog event={modals.calledOff} onClose={modals.close} />
          </RequireStaff>
        ) : null}
      </Suspense>
      {modals.deleted ? <RequireStaff>{null}</RequireStaff> : null}
      <DeleteEventDialog
        event={signedIn ? modals.deleted : null}
        remove={remove}
        success={modalWords.deleted}
        logsMissingId
        onClose={modals.close}
      />
    </>
  );
}

/** Which modal the address asks for, and functions that open and close them. */
function useModals(events: readonly ChurchEvent[]) {
  const { eventId } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { isLoading, error } = useEvents();
  // An event without an id has no address.
  const [withoutId, setWithoutId] = useState<ChurchEvent | null>(null);

  const go = (pathname: string, change: (next: URLSearchParams) => void, options?: NavigateOptions) => {
    const next = new URLSearchParams(parameters);
    for (const name of ['create', 'edit', 'copy', 'status']) next.delete(name);
    change(next);
    void navigate({ pathname, search: next.toString() }, options);
  };
  const open = (name: string, value: string) => go(href('dashboard'), (next) => next.set(name, value));
  const find = (id: string | null | undefined) => (id == null ? undefined : events.find((event) => event.id === id));

  const edit = parameters.get('edit');
  const copy = parameters.get('copy');
  const status = parameters.get('status');
  const settled = !isLoading && error === null;
  return {
    creating: parameters.has('create') && (copy === null || settled),
    copied: find(copy),
    edited: find(edit) ?? null,
    calledOff: find(status) ?? null,
    deleted: find(eventId) ?? withoutId,
    missing:
      settled && ([edit, status].some((id) => id !== null && !find(id)) || (eventId !== undefined && !find(eventId))),
    edit: (event: ChurchEvent) => open('edit', event.id),
    askStatus: (event: ChurchEvent) => open('status', event.id),
    duplicate: (event: ChurchEvent) =>
      go(href('dashboard'), (next) => {
        next.set('create', '');
        next.set('copy', event.id);
      }),
    askDelete: (event: ChurchEvent) =>
      event.id === '' ? setWithoutId(event) : go(href('dashboardEvent', { eventId: event.id }), () => undefined),
    close: () => {
      setWithoutId(null);
      go(href('dashboard'), () => undefined, { replace: true });
    },
  };
}
