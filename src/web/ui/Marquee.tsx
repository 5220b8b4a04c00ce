import { keyframes } from '@emotion/react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { useInView } from './useInView.ts';

/** So many times the row is laid end to end, so that the widest screen stays filled. */
const COPIES = ['first', 'second', 'third'];

const along = keyframes({ to: { transform: `translateX(${-100 / COPIES.length}%)` } });

interface MarqueeProps {
  /** The cards, each with a key. */
  children: readonly ReactNode[];
  /** What runs, for the button's name: `the themes`. */
  what: string;
}

/**
 * Cards that run past without end. They stop under the pointer, under the focus and at the press of a button; for a
 * person who has asked for less motion they stand side by side.
 */
export function Marquee({ children, what }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  // The page that the server sends carries the cards once; their copies come when they are about to be seen.
  const near = useInView(row, '400px');
  return (
    <Box ref={row}>
      <Box
        sx={{ overflow: 'hidden', py: 2, '@media (prefers-reduced-motion: reduce)': { overflow: 'visible', px: 2.5 } }}
      >
        <Box
          sx={{
            display: 'flex',
            width: 'max-content',
            animation: near ? `${along} 54s linear infinite` : 'none',
            animationPlayState: paused ? 'paused' : 'running',
            '&:hover, &:focus-within': { animationPlayState: 'paused' },
            '@media (prefers-reduced-motion: reduce)': {
              animation: 'none !important',
              width: 'auto',
              justifyContent: 'center',
            },
          }}
        >
          {COPIES.slice(0, near ? COPIES.length : 1).map((copy, at) => (
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
        <IconButton aria-label={paused ? `Let ${what} run` : `Stop ${what}`} onClick={() => setPaused(!paused)}>
          {paused ? <PlayArrow /> : <Pause />}
        </IconButton>
      </Box>
    </Box>
  );
}
