import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface CaptionedFigureProps {
  /** The picture, cut in the same shape. */
  children: ReactNode;
  caption: ReactNode;
  /** The shape of the frame. */
  shape?: 'square' | 'round';
  sx?: SxProps<Theme>;
}

/**
 * A picture whose caption appears on hover and focus. On touch screens it is always shown: over the bottom of a square
 * picture, below a round one.
 */
export function CaptionedFigure({ children, caption, shape = 'square', sx }: CaptionedFigureProps) {
  const round = shape === 'round';
  const overlay = (theme: Theme) => ({
    position: 'absolute',
    inset: 'auto 0 0',
    pt: 5.5,
    px: round ? '11%' : 2,
    pb: round ? '15%' : 2,
    color: 'glass.ink',
    fontSize: '1rem',
    lineHeight: 1.35,
    background: `linear-gradient(transparent, color-mix(in srgb, ${theme.vars.palette.glass.deep} 90%, transparent) 40px)`,
    transition: 'opacity 200ms, transform 200ms',
  });
  return (
    <Box
      component="figure"
      // So that the keyboard reaches what otherwise only hovering would show.
      tabIndex={0}
      sx={[
        {
          m: 0,
          position: 'relative',
          borderRadius: round ? 4 : '14px',
          '@media (hover: hover)': {
            overflow: 'hidden',
            borderRadius: round ? '50%' : '14px',
            '&:not(:hover):not(:focus-visible) > figcaption': { opacity: 0, transform: 'translateY(12px)' },
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
      <Box
        component="figcaption"
        sx={[
          { fontWeight: 600, textAlign: round ? 'center' : 'start' },
          round ? { pt: 1.5 } : overlay,
          round && ((theme) => ({ '@media (hover: hover)': theme.unstable_sx(overlay(theme)) })),
        ]}
      >
        {caption}
      </Box>
    </Box>
  );
}
