import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, IconButton, type SxProps, styled, type Theme } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { mediaControls } from '#words/mediaControls.ts';
import { useSlideshow } from './useSlideshow.ts';

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

interface SlideshowProps {
  /** What it is, for screen readers. */
  label: string;
  /** A name for each slide. */
  names: readonly string[];
  /** Renders one slide. */
  renderSlide: (at: number) => ReactNode;
  /** What is shown over all slides. */
  overlay?: ReactNode;
  /** More buttons beside previous, pause and next. */
  buttons?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Lays out the two parts, `.slides` and `.controls`. */
  sx?: SxProps<Theme>;
}

/**
 * The slides lie over each other, and one fades into the next. Only the slides before and after it have their pictures
 * too. Without JavaScript the visitor scrolls to them.
 */
const slide = {
  minWidth: 0,
  gridArea: '1 / 1',
  transition: 'opacity 400ms, visibility 400ms',
  '&[inert]': { opacity: 0, visibility: 'hidden' },
  '&:not([data-near]) picture': { display: 'none' },
  '@media (scripting: none)': {
    gridArea: 'auto',
    '&[inert]': { opacity: 1, visibility: 'visible' },
    '&:not([data-near]) picture': { display: 'inline' },
  },
} as const;

/** A slideshow that advances every three seconds and wraps around (specification, section 9): previous, pause, next, dots. */
export function Slideshow({ label, names, renderSlide, overlay, buttons, ref, sx }: SlideshowProps) {
  const { region, index, go, paused, playing, toggle } = useSlideshow(names.length);
  const isNear = (at: number) => [0, 1, names.length - 1].includes(Math.abs(at - index));
  return (
    <Box
      ref={ref}
      component="section"
      aria-roledescription={mediaControls.carousel}
      aria-label={label}
      {...region}
      sx={sx}
    >
      <Box className="slides" sx={{ position: 'relative' }}>
        <Box
          aria-live={playing ? 'off' : 'polite'}
          sx={{
            display: 'grid',
            height: '100%',
            gridTemplateRows: 'minmax(0, 1fr)',
            touchAction: 'pan-y pinch-zoom',
            '@media (scripting: none)': { gridAutoFlow: 'column', gridAutoColumns: '100%', overflowX: 'auto' },
          }}
        >
          {names.map((name, at) => (
            <Box
              key={name}
              role="group"
              aria-roledescription={mediaControls.slide}
              aria-label={mediaControls.slideOf(at + 1, names.length)}
              inert={at !== index}
              data-near={isNear(at) || undefined}
              sx={slide}
            >
              {renderSlide(at)}
            </Box>
          ))}
        </Box>
        {overlay}
      </Box>
      <Box
        className="controls"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 0.5 }}
      >
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
        {buttons}
      </Box>
    </Box>
  );
}
