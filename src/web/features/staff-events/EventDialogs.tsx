import { Alert, Box, useEventCallback } from '@mui/material';
import { useState } from 'react';
import { type NavigateOptions, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Language } from '#content/language.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_STATUSES, type EventStatus } from '#shared/events/eventLife.ts';
import { eventPictureVersion } from '#shared/events/eventPaths.ts';
import { isChurchDate } from '#shared/time.ts';
import { picturesApi } from '#web/api/endpoints/pictures.ts';
import { staffApiError } from '#web/api/errors.ts';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { shareWords } from '#web/entities/event/eventText.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { LanguageField } from '#web/ui/forms/FormTextField.tsx';
import { changedSearch, useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { useStaying } from '#web/ui/hooks/useStaying.ts';
import { StatusPicture } from '#web/ui/media/StatusPicture.tsx';
import { eventAnswers } from '#words/interface.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventForm } from './editor/EventForm.tsx';
import { createModalWording, modalWords, updateModalWording } from './eventWordings.ts';
import { StatusDialog } from './status/StatusDialog.tsx';
import { useEvents } from './useEvents.ts';

interface EventDialogsProps {
  modals: EventModals;
  /** The changes of the address's search with which the page shows an event. */
  placeOf: (event: ChurchEvent) => Record<string, string | null>;
  /** Marks an event that was saved. */
  mark: (id: string) => void;
  /** Called when an event was deleted. */
  onDeleted: () => void;
}

/** The modal that the address asks for, or that its event is gone. All modals are only for staff. */
export function EventDialogs({ modals, placeOf, mark, onDeleted }: EventDialogsProps) {
  const [, changeSearch] = useAddressSearch();
  const close = () => modals.close({});
  const closeSaved = ([event]: ChurchEvent[]) => {
    modals.close(event ? placeOf(event) : {});
    if (event) mark(event.id);
  };
  /** Of an event that was cancelled, postponed or moved; its dialog stays open. */
  const showSaved = ([event]: ChurchEvent[]) => {
    if (!event) return;
    changeSearch(placeOf(event), { replace: true });
    mark(event.id);
  };
  const { edited, calledOff, pictured, deleted } = modals;
  const dialog =
    modals.creating || edited ? (
      <FormDialog key={edited?.id} title={edited ? 'Update Event' : 'Create Events'} onClose={close}>
        <EventForm
          event={edited}
          from={modals.copied}
          day={modals.day}
          wording={edited ? updateModalWording : createModalWording}
          words={modalWords}
          onSaved={closeSaved}
        />
      </FormDialog>
    ) : calledOff ? (
      <StatusDialog event={calledOff} to={modals.calledOffTo} onClose={close} onSaved={showSaved} />
    ) : pictured ? (
      <StatusPictureDialog event={pictured} onClose={close} />
    ) : deleted ? (
      <DeleteEventDialog event={deleted} screen="dashboard" onClose={close} onDeleted={onDeleted} />
    ) : null;
  return (
    <>
      {modals.missing ? (
        // Who is signed out does not see drafts: the event may be one.
        <RequireStaff>
          <Alert severity="warning" onClose={close} sx={{ mb: 3 }}>
            {eventAnswers.missing}
          </Alert>
        </RequireStaff>
      ) : null}
      {dialog ? <RequireStaff>{dialog}</RequireStaff> : null}
    </>
  );
}

/** Changes of the address's search; null removes a parameter. */
type Changes = Record<string, string | null>;

/** Removes the parameters of the modals; a page's other parameters stay. */
const closed: Changes = Object.fromEntries(
  ['create', 'edit', 'copy', 'status', 'to', 'picture', 'delete', 'scope'].map((name) => [name, null]),
);

/** What can be done to an event by a modal: `status` cancels, postpones or moves it, `picture` is that for WhatsApp Status. */
export type EventAct = 'edit' | 'status' | 'picture' | 'copy' | 'delete';

/** Opens the modal of an event. @param to the status that is chosen already */
export type ActOnEvent = (act: EventAct, event: ChurchEvent, to?: EventStatus) => void;

type EventModals = ReturnType<typeof useEventModals>;

/** Which modal the address of the dashboard or of the month asks for, and functions that open and close them. */
export function useEventModals(events: readonly ChurchEvent[], page: 'dashboard' | 'month' = 'dashboard') {
  const { eventId } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { isLoading, error } = useEvents();
  // An event without an id has no address.
  const [withoutId, setWithoutId] = useState<ChurchEvent | null>(null);

  const go = (changes: Changes, pathname: string = href(page), options?: NavigateOptions) => {
    const next = changedSearch(parameters, { ...closed, ...changes });
    void navigate({ pathname, search: next.toString() }, { state: { dialog: true }, ...options });
  };
  // Stable, so that of 500 rows only those with a changed event render again.
  const onAct: ActOnEvent = useEventCallback((act, event, to) => {
    const { id } = event;
    if (act === 'delete' && id === '') setWithoutId(event);
    else if (act === 'delete' && page === 'dashboard') go({}, href('dashboardEvent', { eventId: id }));
    else go({ [act]: id, to: to ?? null, ...(act === 'copy' && { create: '' }) });
  });
  const find = (id: string | null | undefined) => (id == null ? undefined : events.find((event) => event.id === id));

  const edit = parameters.get('edit');
  const copy = parameters.get('copy');
  const status = parameters.get('status');
  const picture = parameters.get('picture');
  const removed = eventId ?? parameters.get('delete') ?? undefined;
  const day = parameters.get('create') ?? '';
  const edited = useStaying(`edit ${edit}`, find(edit));
  const calledOff = useStaying(`status ${status}`, find(status));
  const settled = !isLoading && error === null;
  return {
    creating: parameters.has('create') && (copy === null || settled),
    copied: find(copy),
    /** The day on which the new event begins, `?create=2026-12-04`. */
    day: isChurchDate(day) ? day : undefined,
    edited,
    calledOff,
    /** The status to begin with, `?status=12&to=cancelled`. */
    calledOffTo: EVENT_STATUSES.find((one) => one === parameters.get('to')),
    pictured: find(picture) ?? null,
    /** Whether a form stands beside the list. */
    beside: parameters.has('create') || edited !== undefined || calledOff !== undefined,
    deleted: find(removed) ?? withoutId,
    missing:
      settled &&
      ((edit !== null && !edited) ||
        (status !== null && !calledOff) ||
        [picture, removed].some((id) => id != null && !find(id))),
    /** @param day on which it begins, `YYYY-MM-DD` */
    create: (day = '') => go({ create: day }),
    onAct,
    /** @param changes other changes of the address's search, in the same step */
    close: (changes: Changes) => {
      setWithoutId(null);
      go(changes, href(page), { replace: true });
    },
  };
}

/** The picture of an event for WhatsApp Status, drawn by the server. */
function StatusPictureDialog({ event, onClose }: { event: ChurchEvent; onClose: () => void }) {
  const shows = eventPictureVersion(event);
  const [lang, setLang] = useState<Language>('en');
  const { currentData, error, refetch } = picturesApi.useReadStatusPictureQuery({ id: event.id, lang, shows });
  return (
    <FormDialog title="Picture for Status" onClose={onClose} narrow>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <LanguageField value={lang} onChange={setLang} />
        <StatusPicture
          data={currentData}
          error={error ? staffApiError(error) : null}
          onRetry={() => void refetch()}
          alt={shareWords(event).replaceAll('\n', ', ')}
          name={`event-${event.id}${lang === 'en' ? '' : `-${lang}`}.jpg`}
          pinned
        />
      </Box>
    </FormDialog>
  );
}
