import { Box, type SxProps, type Theme } from '@mui/material';
import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';

interface FramedPictureProps extends Omit<ComponentProps<typeof Picture>, 'sx'> {
  sx?: SxProps<Theme>;
}

/** A picture in a frame of the page's lightest colour. */
const Framed = ({ sx, ...picture }: FramedPictureProps) => (
  <Box
    sx={[
      {
        borderStyle: 'solid',
        borderColor: 'var(--leading, var(--mui-palette-background-paper))',
        outline: '1px solid',
        outlineColor: 'divider',
        overflow: 'hidden',
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    <Picture {...picture} />
  </Box>
);

const arch = {
  borderRadius: '999px 999px 14px 14px',
  borderWidth: 8,
  boxShadow: '0 24px 60px -24px rgb(0 0 0 / 0.4)',
} as const;

/** A picture in the shape of an arched window, with a soft shadow. */
export const ArchPicture = ({ sx, ...picture }: FramedPictureProps) => (
  <Framed ratio="4 / 5" {...picture} sx={[arch, ...(Array.isArray(sx) ? sx : [sx])]} />
);

/** A portrait in a round frame. */
export const RoundPicture = ({ sx, ...picture }: Omit<FramedPictureProps, 'ratio'>) => (
  <Framed {...picture} ratio="1" sx={[{ borderRadius: '50%', borderWidth: 6 }, ...(Array.isArray(sx) ? sx : [sx])]} />
);
