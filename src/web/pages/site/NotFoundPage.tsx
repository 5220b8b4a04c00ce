import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { church } from '#content/church.ts';
import { href, notFound } from '#content/pages.ts';

/** The 404 page (specification, section 2): for unknown addresses and for pages without content. */
export function NotFoundPage() {
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', px: 3, py: { xs: 9, md: 14 }, textAlign: 'center' }}>
      <title>{`${notFound.title} – ${church.name.value}`}</title>
      <meta name="robots" content="noindex" />
      <Typography variant="eyebrow" sx={{ color: 'accent.gold' }}>
        404
      </Typography>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {notFound.text}
      </Typography>
      <Button component={Link} to={href('home')} variant="contained" color="secondary">
        {notFound.back}
      </Button>
    </Box>
  );
}
