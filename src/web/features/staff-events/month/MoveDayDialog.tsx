import { TextField } from '@mui/material';
import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { YEAR_MESSAGE } from '#shared/events/event.ts';
import { daysBetween, isChurchDate, isDate, readableDate } from '#shared/time.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';

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
          <br />
          {readableDate(event.start_date)}
          {event.series === undefined ? null : (
            <>
              <br />
              Only this date of the series moves.
            </>
          )}
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
