import { Box, Link, Typography } from '@mui/material';
import { errands, HELP_PICTURE } from '#content/help.ts';

/** How the errands of staff are done: each with its steps and a picture of the screen. */
export function HelpPage() {
  return (
    <>
      <Typography variant="tool" sx={{ mb: 3 }}>
        Help
      </Typography>
      <Box component="nav" aria-label="Errands" sx={{ mb: 4 }}>
        <Box component="ol" sx={{ m: 0, pl: 4 }}>
          {errands.map(({ name, title }) => (
            <Box component="li" key={name} sx={{ lineHeight: 2.6, '& a': { lineHeight: 1.6 } }}>
              <Link href={`#${name}`} sx={{ display: 'inline-block', verticalAlign: 'top', py: 1 }}>
                {title}
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
      {errands.map(({ name, title, steps, picture }) => (
        <Box
          component="section"
          key={name}
          id={name}
          aria-labelledby={`${name}-heading`}
          sx={{ scrollMarginTop: 80, borderTop: 1, borderColor: 'divider', py: 4, maxWidth: '47.5rem' }}
        >
          <Typography id={`${name}-heading`} variant="h3" component="h2" sx={{ mb: 2 }}>
            {title}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Box component="ol" sx={{ m: 0, pl: 3, flex: '1 1 260px', '& li': { mb: 1.25 } }}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Box>
            <Box
              component="img"
              src={`/pictures/help/${name}.webp`}
              alt={picture}
              loading="lazy"
              {...HELP_PICTURE}
              sx={{ width: 240, height: 'auto', border: 1, borderColor: 'divider', borderRadius: 3 }}
            />
          </Box>
        </Box>
      ))}
    </>
  );
}
