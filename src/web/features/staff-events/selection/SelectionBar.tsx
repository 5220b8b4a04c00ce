import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Paper, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';
import { SeveralDialog } from './SeveralDialog.tsx';
import type { Selection } from './selection.ts';
import { SEVERAL_CHANGES, type SeveralChange } from './severalChanges.tsx';

interface SelectionBarProps {
  selection: Selection;
  /** The events that the list shows. */
  events: readonly ChurchEvent[];
}

/** The actions for the selected events, at the bottom of the list. */
export function SelectionBar({ selection, events }: SelectionBarProps) {
  const [asked, setAsked] = useState<SeveralChange | null>(null);
  const selected = events.filter(({ id }) => selection.ids.has(id));
  const count = selected.length;
  const clear = () => {
    selection.set([]);
    document.getElementById('main')?.focus({ preventScroll: true }); // the bar goes, and the focus with it
  };
  return (
    <>
      <Paper role="region" aria-label="Selected events" elevation={8} sx={bar}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            alignItems: 'center',
            gap: 0.5,
            whiteSpace: 'nowrap',
          }}
        >
          <Tooltip title="Clear the selection">
            <IconButton onClick={clear}>
              <CloseIcon />
            </IconButton>
          </Tooltip>
          <Box role="status" sx={{ fontWeight: 600, pr: 1 }}>
            {count} selected
          </Box>
          {count < events.length ? (
            <Button color="inherit" onClick={() => selection.set(events.map(({ id }) => id))} sx={{ ml: 'auto' }}>
              Select all {events.length}
            </Button>
          ) : null}
        </Box>
        <Box sx={actions}>
          {SEVERAL_CHANGES.map((change) => (
            <Button key={change.label} color="inherit" onClick={() => setAsked(change)}>
              {change.icon}
              {change.label}
            </Button>
          ))}
        </Box>
      </Paper>
      {asked ? <SeveralDialog change={asked} events={selected} onClose={() => setAsked(null)} onDone={clear} /> : null}
    </>
  );
}

const bar = {
  position: 'sticky',
  bottom: `calc(12px + ${BAR_HEIGHT} + env(safe-area-inset-bottom))`,
  zIndex: 'appBar',
  width: { md: 'fit-content' },
  mx: { xs: -1, sm: 'auto' },
  mt: 2,
  px: 1,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  display: { md: 'flex' },
  alignItems: 'center',
} as const;

/** Icons above their words on a phone, beside them on a desk. */
const actions = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' }, // large text takes two lines
  justifyContent: 'space-between',
  '& .MuiButton-root': {
    flex: { xs: '1 0 4.25rem', md: 'none' },
    flexDirection: { xs: 'column', sm: 'row' },
    gap: { xs: 0.25, sm: 1 },
    minWidth: 0,
    px: { xs: 0.5, sm: 1.5 },
    fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
    fontWeight: 600,
    lineHeight: 1.2,
    textTransform: 'none',
    whiteSpace: { sm: 'nowrap' },
  },
} as const;
