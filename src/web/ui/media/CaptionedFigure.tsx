import { Box, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface CaptionedFigureProps {
  /** The picture, cut in the same shape. */
  children: ReactNode;
  caption: ReactNode;
  /** The shape of the frame. */
  shape?: 'square' | 'round';
}

/**
 * A picture with its caption: over the bottom of a square one, on hover and focus, and always on touch screens; below a
 * round one always, larger on hover and focus (rulings, 47).
 */
export function CaptionedFigure({ children, caption, shape = 'square' }: CaptionedFigureProps) {
  return (
    <Box
      component="figure"
      // So that the keyboard reaches what otherwise only hovering would show.
      tabIndex={0}
      sx={[{ m: 0, position: 'relative', borderRadius: '14px' }, shape === 'round' ? grows : appears]}
    >
      {children}
      <Box component="figcaption" sx={[{ fontWeight: 600 }, shape === 'round' ? below : overlay]}>
        {caption}
      </Box>
    </Box>
  );
}

const below = { pt: 1.5, textAlign: 'center', transition: 'transform 200ms' } as const;

const grows = { '&:hover > figcaption, &:focus-visible > figcaption': { transform: 'scale(1.15)' } } as const;

const appears = {
  '@media (hover: hover)': {
    overflow: 'hidden',
    '&:not(:hover):not(:focus-visible) > figcaption': { opacity: 0, transform: 'translateY(12px)' },
  },
} as const;

const overlay = (theme: Theme) => ({
  position: 'absolute',
  inset: 'auto 0 0',
  pt: 5.5,
  px: 2,
  pb: 2,
  color: 'glass.ink',
  fontSize: '1rem',
  lineHeight: 1.35,
  textAlign: 'start',
  background: `linear-gradient(transparent, color-mix(in srgb, ${theme.vars.palette.glass.deep} 90%, transparent) 40px)`,
  transition: 'opacity 200ms, transform 200ms',
});
