import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { type Page, type PageName, pages } from '#content/pages.ts';
import { frame } from '#words/interface.ts';
import { inWords } from './cardLink.ts';

/** The pages from the home page down to a page, by its path; the page itself is last. */
function trailTo(name: PageName): Page[] {
  const parts = pages[name].path.split('/').filter(Boolean);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const all: readonly Page[] = Object.values(pages);
  return paths.flatMap((path) => all.filter((page) => page.path === path).slice(0, 1));
}

/**
 * Breadcrumbs of a page below the top level. A page without text yet is named without a link. MUI's own bring 1.4 kB of
 * script to every page, for folding long trails, and put the contact page over its budget.
 */
export function PageTrail({ page }: { page: PageName }) {
  const trail = trailTo(page);
  return (
    <Box component="nav" aria-label={frame.breadcrumb} sx={{ mb: { xs: 3, md: 4 }, fontSize: '0.95rem' }}>
      <Box component="ol" sx={row}>
        {trail.map(({ path, title, hasText }, index) => (
          <Box component="li" key={path} sx={{ display: 'flex', alignItems: 'center', minHeight: 28 }}>
            {index > 0 ? <ChevronRight aria-hidden fontSize="small" sx={{ mx: 0.25, opacity: 0.7 }} /> : null}
            {index < trail.length - 1 && hasText ? (
              <Link component={RouterLink} to={path} sx={{ ...inWords, py: 0.5 }}>
                {title}
              </Link>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 0, m: 0, listStyle: 'none' } as const;
