import ChevronRight from '@mui/icons-material/ChevronRight';
import { Breadcrumbs, Link } from '@mui/material';
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
