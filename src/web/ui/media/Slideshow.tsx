import { Box, type SxProps, type Theme } from '@mui/material';
import { type ReactNode, type Ref, useRef } from 'react';
import { mediaControls } from '#words/mediaControls.ts';
import { useInView } from '../hooks/useInView.ts';
import { SlideshowControls } from './SlideshowControls.tsx';
import { useSlideshow } from './useSlideshow.ts';

interface SlideshowProps {
  /** What it is, for screen readers. */
  label: string;
  /** A name for each slide. */
  names: readonly string[];
  /** Renders one slide; `soon` is true if its picture should load because its turn is near. */
  renderSlide: (at: number, soon: boolean) => ReactNode;
  /** What is shown over all slides. */
  overlay?: ReactNode;
  /** More buttons beside previous, pause and next. */
  buttons?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Lays out the two parts, `.slides` and `.controls`. */
  sx?: SxProps<Theme>;
}

/**
 * The slides lie over each other, and one fades into the next. Pictures of slides whose turn is far are not loaded; nor,
 * until the slides have moved, the last one's, though it is next to the first. Without JavaScript the visitor scrolls to
 * them.
 */
const slide = {
  minWidth: 0,
  gridArea: '1 / 1',
  transition: 'opacity 400ms, visibility 400ms',
  '&[inert]': { opacity: 0, visibility: 'hidden' },
  '&:not([data-soon]) picture': { display: 'none' },
  '@media (scripting: none)': {
    gridArea: 'auto',
    '&[inert]': { opacity: 1, visibility: 'visible' },
    '&:not([data-soon]) picture': { display: 'inline' },
  },
} as const;

/**
 * A slideshow that advances every three seconds and wraps around (specification, section 9).
 */
export function Slideshow({ label, names, renderSlide, overlay, buttons, ref, sx }: SlideshowProps) {
  const slides = useRef<HTMLDivElement>(null);
  const seen = useInView(slides, '200px');
  const slideshow = useSlideshow(names.length);
  const { region, index, moved, playing } = slideshow;
  const near = new Set(
    [index, index + 1, ...(moved ? [index - 1] : [])].map((at) => (at + names.length) % names.length),
  );
  const isSoon = (at: number) => seen && near.has(at);
  return (
    <Box
      ref={ref}
      component="section"
      aria-roledescription={mediaControls.carousel}
      aria-label={label}
      {...region}
      sx={sx}
    >
      <Box className="slides" ref={slides} sx={{ position: 'relative' }}>
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
              data-soon={at === 0 || isSoon(at) ? '' : undefined}
              sx={slide}
            >
              {renderSlide(at, isSoon(at))}
            </Box>
          ))}
        </Box>
        {overlay}
      </Box>
      <Box className="controls">
        <SlideshowControls slideshow={slideshow} names={names}>
          {buttons}
        </SlideshowControls>
      </Box>
    </Box>
  );
}
