import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';

interface RoundPictureProps extends Omit<ComponentProps<typeof Picture>, 'sx' | 'ratio'> {
  sx?: SxProps<Theme>;
}

/** A portrait in a round frame. */
export function RoundPicture({ sx, ...picture }: RoundPictureProps) {
  return (
    <Box
      sx={[
        {
          borderRadius: '50%',
          border: '6px solid',
          borderColor: 'var(--leading, var(--mui-palette-background-paper))',
          outline: '1px solid',
          outlineColor: 'divider',
          overflow: 'hidden',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Picture {...picture} ratio="1" />
    </Box>
  );
}
