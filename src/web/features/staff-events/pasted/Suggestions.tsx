import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Chip, IconButton, Tooltip } from '@mui/material';
import { type ClipboardEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EVENT_LABELS } from '#shared/events/event.ts';
import { readableDate, readableHours, readableTime } from '#shared/time.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import type { EventTexts, EventValues } from '../editor/eventValues.ts';
import { type Announced, readAnnouncement } from './readAnnouncement.ts';

/** A suggestion: one field, or both fields of a day or a time. */
const PARTS = [
  ['title', EVENT_LABELS.title],
  ['category', EVENT_LABELS.category],
  ['description', EVENT_LABELS.description],
  ['start_date', 'Date'],
  ['start_time', 'Time'],
  ['venue', EVENT_LABELS.venue],
] as const;

/** The other field of a day or a time. */
const ENDS: Partial<Record<string, 'end_date' | 'end_time'>> = { start_date: 'end_date', start_time: 'end_time' };

/** The values read from a pasted text. */
type Found = Announced & { description?: string };

/** Offers to fill in fields from a pasted text. Nothing is filled in or replaced without a press. */
export function Suggestions({ found, onClose }: { found: Found; onClose: () => void }) {
  const id = useId();
  const { control, setValue, getFieldState, trigger } = useFormContext<EventValues>();
  const values = useWatch({ control }) as EventTexts;
  const isThere = (name: string) => (found as Partial<EventTexts>)[name as 'title'] === values[name as 'title'];
  const offered = PARTS.filter(([name]) => {
    // What a person chose is better than a guess. A title is offered where there is none but the pasted text.
    if (name === 'category' && values.category) return false;
    if (name === 'title' && values.title && found.description === undefined) return false;
    const end = ENDS[name];
    return found[name] !== undefined && !(isThere(name) && (!end || found[end] === undefined || isThere(end)));
  });
  if (offered.length === 0) return null;
  const fill = (name: (typeof PARTS)[number][0]) => {
    for (const field of [name, ENDS[name]]) {
      const value = field && found[field];
      if (field && value !== undefined) setValue(field, value, { shouldDirty: true, shouldTouch: true });
      if (field && getFieldState(field).error) void trigger(field);
    }
  };
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'accent.outline', borderRadius: 3, p: 1.5, display: 'grid', gap: 1.25 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, my: -0.5 }}>
        <Box id={id} role="status" sx={{ fontWeight: 600 }}>
          Found in what you pasted
        </Box>
        <Tooltip title="Not now">
          <IconButton onClick={onClose} edge="end">
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map(([name, label]) => (
          <Chip
            key={name}
            label={`${values[name] ? 'Replace' : 'Fill in'} ${label}: ${wordsOf(name, found)}`}
            onClick={() => fill(name)}
            sx={{
              maxWidth: '100%',
              borderRadius: '1.375rem',
              '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
            }}
          />
        ))}
      </Box>
      {offered.length > 1 ? (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            for (const [name] of offered) fill(name);
          }}
        >
          Fill in from this text
        </Button>
      ) : null}
    </Box>
  );
}

/** Such as `9 pm to 5 am`; a long text's beginning. What ends it may be left open. */
function wordsOf(name: (typeof PARTS)[number][0], found: Found): string {
  const { start_date = '', end_date = start_date, start_time = '', end_time } = found;
  if (name === 'start_date') {
    return end_date === start_date
      ? readableDate(start_date)
      : `${readableDate(start_date)} to ${readableDate(end_date)}`;
  }
  if (name === 'start_time') return end_time ? readableHours(start_time, end_time) : readableTime(start_time);
  const text = found[name] ?? '';
  return text.length > 60 ? `${text.slice(0, 60).trim()}…` : text;
}

/**
 * A text that comes at once with several lines or 40 characters was pasted: some phone keyboards send no paste
 * event.
 */
const isAnnouncement = (text: string): boolean => text.trim().includes('\n') || text.trim().length >= 40;

/** Reads a text that was pasted into an event's title or description. */
export function usePasted() {
  const today = useClock().date;
  const [found, setFound] = useState<Found | null>(null);
  const read = (text: string, intoTitle: boolean) => {
    if (!isAnnouncement(text)) return;
    const announced = readAnnouncement(text, today);
    setFound(intoTitle ? { ...announced, description: text.trim() } : announced);
  };
  return {
    found,
    forget: () => setFound(null),
    /** The title is a one-line field, which drops the other lines, so the clipboard is read. */
    onPasteTitle: (event: ClipboardEvent) => read(event.clipboardData.getData('text/plain'), true),
    onEditDescription: (before: string, after: string) => {
      if (after.length - before.length < 20) return;
      const at = [...after].findIndex((letter, place) => letter !== before[place]);
      read(before === '' ? after : after.slice(at, at + after.length - before.length), false);
    },
  };
}
