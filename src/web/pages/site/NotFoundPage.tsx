import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { useChurchName } from '#web/entities/words/useChurchName.ts';
import { ArchPicture } from '#web/ui/media/ArchPicture.tsx';
import { notFound } from '#words/pages.ts';

/** The 404 page (specification, section 2): for unknown addresses and for pages without content. */
export function NotFoundPage() {
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
        <Typography variant="eyebrow" component="p" sx={{ color: 'accent.gold' }}>
          404
        </Typography>
        <Typography variant="h1" sx={{ mt: 1.25, mb: 4 }}>
          {notFound.text}
        </Typography>
        <Button component={Link} to={href('home')} variant="contained" color="secondary">
          {notFound.back}
        </Button>
      </div>
      <ArchPicture
        name={notFound.picture}
        priority
        sizes="(min-width: 900px) 400px, (min-width: 600px) 40vw, 240px"
        sx={{ width: '100%', maxWidth: { xs: 240, sm: 420 }, mx: { xs: 'auto', sm: 0 } }}
      />
    </Container>
  );
}
