import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';

interface ArchPictureProps extends Omit<ComponentProps<typeof Picture>, 'sx'> {
  sx?: SxProps<Theme>;
}

/** A picture in the shape of an arched window, with a white frame and a soft shadow. */
export function ArchPicture({ sx, ratio = '4 / 5', ...picture }: ArchPictureProps) {
  return (
    <Box
      sx={[
        {
          borderRadius: '999px 999px 14px 14px',
          border: '8px solid',
          borderColor: 'var(--leading, var(--mui-palette-background-paper))',
          outline: '1px solid',
          outlineColor: 'divider',
          boxShadow: '0 24px 60px -24px rgb(0 0 0 / 0.4)',
          overflow: 'hidden',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Picture {...picture} ratio={ratio} />
    </Box>
  );
}
