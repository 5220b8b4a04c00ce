import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Paper, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { BAR_HEIGHT } from './Bar.tsx';

interface SelectionBarProps {
  /** What is selected, in the plural. */
  what: string;
  count: number;
  /** How many the list shows. */
  shown: number;
  onAll: () => void;
  /** Without it there is no button that clears the selection. */
  onClear?: () => void;
  /** The buttons for what is selected. */
  children: ReactNode;
}

/** What can be done to the selected rows of a list. It stays in view while the list is scrolled. */
export function SelectionBar({ what, count, shown, onAll, onClear, children }: SelectionBarProps) {
  return (
    <Paper role="region" aria-label={`Selected ${what}`} elevation={8} sx={bar}>
      <Box sx={head}>
        {onClear ? (
          <Tooltip title="Clear the selection">
            <IconButton onClick={onClear}>
              <CloseIcon />
            </IconButton>
          </Tooltip>
        ) : null}
        <Box role="status" sx={{ fontWeight: 600, px: 1 }}>
          {count} selected
        </Box>
        {count < shown ? (
          <Button color="inherit" onClick={onAll} sx={{ ml: 'auto' }}>
            Select all {shown}
          </Button>
        ) : null}
      </Box>
      <Box sx={actions}>{children}</Box>
    </Paper>
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

const head = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  whiteSpace: 'nowrap',
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
    lineHeight: 1.2,
    whiteSpace: { sm: 'nowrap' },
  },
} as const;
