import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, IconButton, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { mediaControls } from '#words/mediaControls.ts';
import type { SlideshowState } from './useSlideshow.ts';

const Dot = styled('button')(({ theme }) => ({
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: 999,
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 999,
    border: '2px solid currentColor',
    transition: 'width 200ms',
  },
  '&[aria-current]::before': {
    width: 22,
    backgroundColor: theme.vars.palette.accent.gold,
    borderColor: theme.vars.palette.accent.gold,
  },
}));

interface SlideshowControlsProps {
  slideshow: SlideshowState;
  /** The names of the slides, for the dots. */
  names: readonly string[];
  /** More buttons at the end: full screen. */
  children?: ReactNode;
}

/** Previous, pause, next, and a dot for each slide. */
export function SlideshowControls({ slideshow, names, children }: SlideshowControlsProps) {
  const { index, go, paused, toggle } = slideshow;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 0.5 }}>
      <IconButton color="inherit" aria-label={mediaControls.previous} data-steps="" onClick={() => go(index - 1)}>
        <ArrowBack />
      </IconButton>
      <IconButton color="inherit" aria-label={paused ? mediaControls.play : mediaControls.pause} onClick={toggle}>
        {paused ? <PlayArrow /> : <Pause />}
      </IconButton>
      <IconButton color="inherit" aria-label={mediaControls.next} data-steps="" onClick={() => go(index + 1)}>
        <ArrowForward />
      </IconButton>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'center',
          px: 1,
          order: { xs: -1, sm: 0 },
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        {names.map((name, at) => (
          <Dot
            key={name}
            type="button"
            data-dot
            aria-label={mediaControls.goTo(at + 1, names.length, name)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => go(at)}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}
