import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { PageName } from '#content/pages.ts';
import type { MarkField } from '../hooks/useFieldMark.ts';
import { PageTrail } from './PageTrail.tsx';

interface PageHeadingProps {
  /** For a page below the top level: shows its breadcrumbs. */
  page?: PageName;
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  /** Marks its title and lead on a page that staff edit. */
  mark?: MarkField;
  align?: 'start' | 'center';
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

/** The beginning of a page: breadcrumbs, its h1, a sentence or two. */
export function PageHeading({ page, eyebrow, title, lead, mark, align = 'start', children, sx }: PageHeadingProps) {
  const centred = align === 'center';
  return (
    <Box sx={[{ textAlign: centred ? 'center' : 'start' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {page ? (
        <Box sx={{ display: 'flex', justifyContent: centred ? 'center' : 'flex-start' }}>
          <PageTrail page={page} />
        </Box>
      ) : null}
      {eyebrow ? <Typography variant="eyebrow">{eyebrow}</Typography> : null}
      <Typography variant="h1" {...mark?.('hero.title')}>
        {title}
      </Typography>
      {lead ? (
        <Typography
          variant="lead"
          {...mark?.('hero.lead')}
          sx={{ mt: 2.5, mx: centred ? 'auto' : 0, color: 'text.secondary', textWrap: 'pretty' }}
        >
          {lead}
        </Typography>
      ) : null}
      {children}
    </Box>
  );
}
