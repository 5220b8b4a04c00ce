import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { glassTone } from '#web/theme/glassTone.ts';

interface SectionProps {
  /** Parchment, the lighter card, or the dark glass. */
  tone?: 'paper' | 'card' | 'glass';
  /** The id of its heading; without one it is no landmark. */
  labelledBy?: string;
  id?: string;
  /** True where it goes on from the section above it, without a space of its own at the top. */
  joined?: boolean;
  /** False where the children lay themselves out over the whole width. */
  contained?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A band of the page: 88 px of air above and below on a desk, 60 on a phone; 1,120 px of content at most. */
export function Section(props: SectionProps) {
  const { tone = 'paper', labelledBy, id, joined = false, contained = true, sx, children } = props;
  return (
    <Box
      component={labelledBy ? 'section' : 'div'}
      id={id}
      aria-labelledby={labelledBy}
      sx={[
        { py: { xs: 7.5, md: 11 }, position: 'relative' },
        tone === 'card' && { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' },
        tone === 'glass' && glassTone,
        joined && { pt: { xs: 0, md: 0 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {contained ? (
        <Container sx={{ maxWidth: CONTENT_WIDTH, px: { xs: 2.5, sm: 3 } }}>{children}</Container>
      ) : (
        children
      )}
    </Box>
  );
}

/** The widest that content runs, in pixels, its side padding included. */
export const CONTENT_WIDTH = '1168px';
