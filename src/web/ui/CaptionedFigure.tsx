import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface CaptionedFigureProps {
  /** The picture. */
  children: ReactNode;
  caption: ReactNode;
  /** How the frame is cut: the caption stays inside it. */
  shape?: 'square' | 'arch' | 'round';
  sx?: SxProps<Theme>;
}

/** A picture whose words come up under the pointer and the focus, and stand there always where nothing can hover. */
export function CaptionedFigure({ children, caption, shape = 'square', sx }: CaptionedFigureProps) {
  return (
    <Box
      component="figure"
      // The focus must reach what otherwise only a pointer would show.
      tabIndex={0}
      sx={[
        {
          m: 0,
          position: 'relative',
          borderRadius: { square: '14px', arch: '999px 999px 14px 14px', round: '50%' }[shape],
          overflow: 'hidden',
          '@media (hover: hover)': {
            '&:not(:hover):not(:focus-visible) > figcaption': { opacity: 0, transform: 'translateY(12px)' },
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
      <Box
        component="figcaption"
        sx={(theme) => ({
          position: 'absolute',
          inset: 'auto 0 0',
          ...(shape === 'round' ? { px: '14%', pb: '17%', textAlign: 'center' } : { px: 2, pb: 2 }),
          pt: 6,
          color: 'glass.ink',
          fontSize: '1rem',
          lineHeight: 1.4,
          fontWeight: 600,
          background: `linear-gradient(transparent, ${theme.vars?.palette.glass.deep} 62%)`,
          transition: 'opacity 200ms, transform 200ms',
        })}
      >
        {caption}
      </Box>
    </Box>
  );
}
