import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, keyframes } from '@mui/material';
import type { ReactNode } from 'react';
import { mediaControls } from '#words/mediaControls.ts';

/** The row is repeated, so that it fills the widest screen. Compressed, the copies cost next to nothing. */
const COPIES = ['first', 'second', 'third'];

const along = keyframes({ to: { transform: `translateX(${-100 / COPIES.length}%)` } });

interface MarqueeProps {
  /** The cards, each with a key. */
  children: readonly ReactNode[];
  /** What moves, for the name of the row and of the switch that stops it: `the themes`. */
  what: string;
}

/**
 * Cards that move past endlessly, by CSS alone: before the app has started and without JavaScript too. They stop on hover,
 * on focus and by a switch, and can be scrolled along while that is on; with reduced motion they stay side by side.
 */
export function Marquee({ children, what }: MarqueeProps) {
  return (
    <Box
      sx={{
        '&:has(input:checked) .row, .row:focus-visible': { overflowX: 'auto' },
        '&:has(input:checked) .running, .row:focus-visible .running': { animationPlayState: 'paused' },
      }}
    >
      <Box
        className="row"
        role="group"
        aria-label={what}
        tabIndex={0}
        sx={{
          py: 2,
          overflow: 'hidden',
          // A row that moves again begins where it was before it was scrolled.
          '@supports (overflow: clip)': { overflow: 'clip' },
          '@media (prefers-reduced-motion: reduce)': { overflow: 'visible', px: 2.5 },
        }}
      >
        <Box
          className="running"
          sx={{
            display: 'flex',
            width: 'max-content',
            animation: `${along} 54s linear infinite`,
            '&:hover': { animationPlayState: 'paused' },
            '@media (prefers-reduced-motion: reduce)': {
              animation: 'none !important',
              width: 'auto',
              justifyContent: 'center',
            },
          }}
        >
          {COPIES.map((copy, at) => (
            <Box
              key={copy}
              component="ul"
              aria-hidden={at > 0 || undefined}
              inert={at > 0}
              sx={{
                display: 'flex',
                gap: 3,
                m: 0,
                p: 0,
                pr: 3,
                listStyle: 'none',
                '@media (prefers-reduced-motion: reduce)': {
                  flexWrap: 'wrap',
                  justifyContent: 'center',
                  pr: 0,
                  ...(at > 0 && { display: 'none' }),
                },
              }}
            >
              {children}
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'center',
          mt: 1,
          '@media (prefers-reduced-motion: reduce)': { display: 'none' },
        }}
      >
        <Box component="label" sx={stopSwitch}>
          <input type="checkbox" aria-label={mediaControls.stop(what)} />
          <Pause />
          <PlayArrow />
        </Box>
      </Box>
    </Box>
  );
}

/** A checkbox that looks like a round button: it works before the app has started and without JavaScript. */
const stopSwitch = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  borderRadius: '50%',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' } },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent.gold', outlineOffset: 2 },
  '&:has(:checked) svg:first-of-type, &:not(:has(:checked)) svg:last-of-type': { display: 'none' },
} as const;
