import { Button, Stack, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { MessageFilter } from '#web/api/endpoints/messages.ts';
import { ToggleChoice } from '#web/ui/forms/ToggleChoice.tsx';
import type { Days, Shown } from './useInbox.ts';

interface InboxFiltersProps {
  filter: MessageFilter;
  onShow: (which: Shown) => void;
  onDays: (days: Days) => void;
  /** How many messages look like spam. */
  spam: number;
  /** More buttons of the same line. */
  children?: ReactNode;
}

/** Filters the inbox by a mark and by days. The bar's field searches it. */
export function InboxFilters({ filter, onShow, onDays, spam, children }: InboxFiltersProps) {
  const { from, to } = filter;
  const [byDate, setByDate] = useState(from !== '' || to !== '');
  const shown: Shown = filter.spam ? 'spam' : filter.unread ? 'unread' : filter.unanswered ? 'unanswered' : 'all';
  const toggle = () => {
    if (byDate) onDays({ from: null, to: null });
    setByDate(!byDate);
  };
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <ToggleChoice
          label="Which messages"
          value={shown}
          onChange={onShow}
          options={[
            ['all', 'All'],
            ['unread', 'Unread'],
            ['unanswered', 'Not answered'],
            ['spam', spam > 0 ? `Spam (${spam})` : 'Spam'],
          ]}
        />
        <Button size="small" aria-expanded={byDate} onClick={toggle}>
          {byDate ? 'Any date' : 'By date'}
        </Button>
        {children}
      </Stack>
      {byDate ? (
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <DayField label="From" value={from} onChange={(day) => onDays({ from: day })} />
          <DayField label="To" value={to} onChange={(day) => onDays({ to: day })} />
        </Stack>
      ) : null}
    </Stack>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  /** Called with a complete date, or null if it is empty. */
  onChange: (day: string | null) => void;
}

/** The browser's own date field. Its value is empty until the date is complete. */
const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField
    type="date"
    size="small"
    label={label}
    defaultValue={value}
    onChange={(event) => onChange(event.target.value || null)}
    // In rem: with large text each has its own line, and its date is not cut.
    sx={{ flex: '1 1 9.5rem', maxWidth: '12em' }}
  />
);
