import { Button, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { MessageFilter } from '#web/api/endpoints/messages.ts';
import type { Days, Shown } from './useInboxAddress.ts';

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
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which messages"
          value={shown}
          onChange={(_event, value: Shown | null) => value !== null && onShow(value)}
          sx={{ flexWrap: 'wrap', '& button': { px: { xs: 1.25, sm: 2 }, minHeight: 44 } }}
        >
          <ToggleButton value="all">All</ToggleButton>
          <ToggleButton value="unread">Unread</ToggleButton>
          <ToggleButton value="unanswered">Not answered</ToggleButton>
          <ToggleButton value="spam">Spam{spam > 0 ? ` (${spam})` : ''}</ToggleButton>
        </ToggleButtonGroup>
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
