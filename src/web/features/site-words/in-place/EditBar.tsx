import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { href } from '#content/pages.ts';
import { StaffScreenLink } from '#web/ui/buttons/StaffScreenLink.tsx';
import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';

interface EditBarProps {
  said: string;
  /** How many fields of the page are not visible on it. */
  others: number;
  /** The query of the links to the screens with all fields. */
  words: string;
  onDone: () => void;
}

/** The bar at the bottom of a page in edit mode: a hint, and the links to leave. */
export function EditBar({ said, others, words, onDone }: EditBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <Paper
      ref={bar}
      component="section"
      aria-label="Editing this page"
      tabIndex={-1}
      elevation={8}
      className="no-print"
      sx={barStyle}
    >
      <Typography role="status" sx={{ flex: '1 1 12rem' }}>
        {said}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {others > 0 ? (
          <Button component={StaffScreenLink} to={href('siteWords') + words} color="inherit">
            Other fields of this page ({others})
          </Button>
        ) : null}
        <Button component={StaffScreenLink} to={`${href('siteWords')}${words}&view=phone`} color="inherit">
          Preview
        </Button>
        <Button variant="contained" color="secondary" onClick={onDone}>
          Done
        </Button>
      </Box>
    </Paper>
  );
}

const barStyle = {
  position: 'fixed',
  zIndex: 'appBar',
  bottom: `calc(12px + ${BAR_HEIGHT} + env(safe-area-inset-bottom))`,
  insetInline: 12,
  maxWidth: 720,
  mx: 'auto',
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  outline: 'none',
} as const;
