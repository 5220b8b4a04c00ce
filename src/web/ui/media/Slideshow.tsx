import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, IconButton, type SxProps, styled, type Theme, useMediaQuery } from '@mui/material';
import { type DOMAttributes, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { mediaControls } from '#words/mediaControls.ts';
import { usePageAtRest } from '../hooks/useFieldMark.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

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

/** How long a slide is shown (specification, section 9). */
const SLIDE_TIMEOUT_MS = 3000;

/** How far a finger or a pointer is drawn aside to go to another slide, in pixels. */
const SWIPE_PX = 40;

/** Whether the focus is visible: it came by the keyboard, not by a pointer. */
const isVisible = (focused: EventTarget) => (focused as Element).matches(':focus-visible');

/**
 * A slideshow's state: which slide is shown, and whether it advances by itself (rulings, 36). It waits on hover, while the
 * keyboard's focus is inside, and while the page is at rest. With reduced motion it starts only by the play button.
 */
function useSlideshow(count: number) {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const atRest = usePageAtRest();
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const paused = wish === undefined ? reduced : wish === 'pause';
  const playing = !paused && !pointed && !focused && !atRest;

  const go = useCallback((to: number) => setIndex((to + count) % count), [count]);

  const isHydrated = useHydrated();
  /** For how long a page from the server has shown its first slide before the app started. */
  const shownMs = useRef(isHydrated ? 0 : performance.now());
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => go(index + 1), SLIDE_TIMEOUT_MS - shownMs.current);
    shownMs.current = 0;
    return () => clearTimeout(timer);
  }, [playing, index, go]);

  const toggle = () => {
    setWish(paused ? 'play' : 'pause');
    setPointed(false);
    setFocused(false);
  };

  const drawnFrom = useRef<number>(undefined);
  const region = {
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setPointed(true),
    onPointerLeave: () => {
      setPointed(false);
      drawnFrom.current = undefined;
    },
    onFocus: ({ target }) => setFocused(isVisible(target)),
    onBlur: () => setFocused(false),
    onPointerDown: ({ button, clientX }) => {
      drawnFrom.current = button === 0 ? clientX : undefined;
    },
    onPointerUp: ({ clientX, pointerType }) => {
      setFocused(false); // the person uses a pointer now
      const drawn = clientX - (drawnFrom.current ?? clientX);
      const selects = pointerType === 'mouse' && getSelection()?.isCollapsed === false;
      if (Math.abs(drawn) > SWIPE_PX && !selects) go(index - Math.sign(drawn));
    },
    onDragStart: (event) => event.preventDefault(), // of the picture itself
    onKeyDown: (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setFocused(isVisible(event.target));
      go(index + step);
    },
  } satisfies DOMAttributes<HTMLElement>;

  return { region, index, go, paused, playing, toggle };
}
