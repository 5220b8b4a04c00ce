import { TextField } from '@mui/material';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { YEAR_MESSAGE } from '#shared/events/event.ts';
import { addDays, daysBetween, isChurchDate, isDate, readableDate } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { tellOutcome, useChangedToast, versionsOf } from '#web/entities/waiting/tellOutcome.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { isWaiting, useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';

type MoveDayDialogProps = { event: ChurchEvent; onMove: (days: number) => void; onClose: () => void };

/** Asks for the day to which an event is moved. */
export function MoveDayDialog({ event, onMove, onClose }: MoveDayDialogProps) {
  const [day, setDay] = useState(event.start_date);
  const [failure, setFailure] = useState<string>();
  return (
    <FormDialog title="Move to another day" onClose={onClose} narrow>
      <Form
        pinned
        label="Move to another day"
        error={failure}
        onSubmit={(submit) => {
          submit.preventDefault();
          if (!isDate(day)) return setFailure('Choose a day of the calendar.');
          if (!isChurchDate(day)) return setFailure(YEAR_MESSAGE);
          onClose();
          onMove(daysBetween(event.start_date, day));
        }}
        buttons={<FormButtons label="Move" />}
      >
        <div>
          <strong>{event.title}</strong>
          <div>{readableDate(event.start_date)}</div>
          {event.series === undefined ? null : <div>Only this date of the series moves.</div>}
        </div>
        <TextField
          label="New date"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          helperText={isDate(day) ? readableDate(day) : ' '}
          autoFocus
        />
      </Form>
    </FormDialog>
  );
}

/** `Friday 4 December`, with the year if it is not this one. */
export const dayWords = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? readableDate(day).replace(/ \d{4}$/, '') : readableDate(day);

/**
 * Returns a function that moves an event by some days, start and end alike. The month shows it at once; a refusal moves
 * it back and shows why. Without a network the move waits, as any change of an event does. Of a series it moves this
 * date only. An event that is being saved cannot be moved again yet. The function resolves to whether the event has
 * moved.
 */
export function useMoveEvent(): (event: ChurchEvent, days: number) => Promise<boolean> {
  const { date: today } = useClock();
  const dispatch = useDispatch<ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>>();
  const tell = useChangedToast();
  const submit = useOutbox();
  const { items } = useWaiting();
  const saving = useRef(new Set<string>()).current;
  return async (event, days) => {
    if (days === 0 || saving.has(event.id)) return false;
    if (isWaiting(items, event.id)) {
      showToast('A change of this event waits to be sent. It can be moved once that is there.', 'info');
      return false;
    }
    const { id, start_date, end_date } = event;
    saving.add(id);
    const show = (fields: Partial<ChurchEvent>) => {
      const put = (events: ChurchEvent[]) =>
        events.map((one) => (one.id === id ? { ...one, ...fields } : one)).sort(compareEvents);
      dispatch(api.util.updateQueryData('listEvents', undefined, put));
      dispatch(staffFrameApi.util.updateQueryData('listDrafts', undefined, put));
    };
    const to = addDays(start_date, days);
    show({ start_date: to, end_date: end_date && addDays(end_date, days) });
    const change = { change: 'move', days, events: versionsOf([event]) } as const;
    const { data, error, waits } = await submit({ kind: 'changeEvents', change, title: event.title }, newKey());
    saving.delete(id);
    if (!data) {
      show({ start_date, end_date }); // what waits has a row of its own
      tellOutcome({ error, waits }, null);
      return false;
    }
    const [changed] = data.changed ?? [];
    if (changed) show({ version: changed.version }); // a second move may come before the list is fetched again
    const which = event.series === undefined ? '' : ', this date of the series only';
    tell(data, `Moved to ${dayWords(to, today)}${which}`);
    return true;
  };
}
