import { Button, Container, Link, Typography } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { insteadOf } from '#content/articles/articles.ts';
import { ARTICLE_PAGES, type ArticlePage, href, pages } from '#content/pages.ts';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { Picture } from '#web/ui/media/Picture.tsx';
import { notFound } from '#words/pages.ts';

/** The page at a path that the church has not written; undefined for any other. */
function unwrittenAt(pathname: string): ArticlePage | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  return ARTICLE_PAGES.find((name) => pages[name].path === path);
}

/**
 * The 404 page (specification, section 2): for unknown addresses and for pages without content, which say what there is
 * instead (rulings, 48).
 */
export function NotFoundPage() {
  const unwritten = unwrittenAt(useLocation().pathname);
  return (
    <Container
      sx={{
        py: { xs: 6, md: 9 },
        display: 'grid',
        gap: { xs: 5, sm: 6, md: 10 },
        gridTemplateColumns: { sm: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
        alignItems: 'center',
      }}
    >
      <title>{`${notFound.title} – ${useChurchName()}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <Typography variant="eyebrow">404</Typography>
        <Typography variant="h1" sx={{ mb: 4 }}>
          {notFound.text}
        </Typography>
        <Button to={href('home')} variant="contained" color="secondary">
          {notFound.back}
        </Button>
        {unwritten ? (
          <Typography sx={{ mt: 4 }}>
            {notFound.beingWritten(pages[unwritten].title)}{' '}
            {(insteadOf[unwritten] ?? ['home']).map((name, at) => (
              <span key={name}>
                {at > 0 ? ', ' : ''}
                <Link to={href(name)}>{pages[name].title}</Link>
              </span>
            ))}
          </Typography>
        ) : null}
      </div>
      <Picture
        frame="arch"
        name={notFound.picture}
        priority
        sizes="(min-width: 900px) 400px, (min-width: 600px) 40vw, 240px"
        sx={{ width: '100%', maxWidth: { xs: 240, sm: 420 }, mx: { xs: 'auto', sm: 0 } }}
      />
    </Container>
  );
}
