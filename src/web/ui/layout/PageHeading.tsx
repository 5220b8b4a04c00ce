import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Breadcrumbs, Link, type SxProps, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type Page, type PageName, pages } from '#content/pages.ts';
import { frame } from '#words/interface.ts';
import type { MarkField } from '../hooks/useFieldMark.ts';
import { inWords } from './looks.ts';

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

/** The pages from the home page down to a page, by its path; the page itself is last. */
function trailTo(name: PageName): Page[] {
  const parts = pages[name].path.split('/').filter(Boolean);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const all: readonly Page[] = Object.values(pages);
  return paths.flatMap((path) => all.filter((page) => page.path === path).slice(0, 1));
}

/**
 * Breadcrumbs of a page below the top level. A page without text yet is named without a link.
 */
export function PageTrail({ page }: { page: PageName }) {
  const trail = trailTo(page);
  return (
    <Breadcrumbs
      aria-label={frame.breadcrumb}
      separator={<ChevronRight fontSize="small" sx={{ opacity: 0.7 }} />}
      sx={looks}
    >
      {trail.map(({ path, title, hasText }, index) =>
        index < trail.length - 1 && hasText ? (
          <Link key={path} to={path} sx={{ ...inWords, py: 0.5 }}>
            {title}
          </Link>
        ) : (
          <span key={path} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {title}
          </span>
        ),
      )}
    </Breadcrumbs>
  );
}

const looks = {
  mb: { xs: 3, md: 4 },
  fontSize: '0.95rem',
  color: 'inherit',
  '& li': { display: 'flex', alignItems: 'center', minHeight: 28 },
  '& .MuiBreadcrumbs-separator': { mx: 0.25 },
} as const;
