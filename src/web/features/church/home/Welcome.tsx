import { Box, Button, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Columns, Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { home } from '#words/home.ts';

/** Connect with Our congregation (specification, section 2, Home). */
export function Welcome() {
  const { intro, mark } = usePageWords('home', home);
  return (
    <Section labelledBy="welcome">
      <Columns gap={{ xs: 4.5, md: 8 }} columns={{ md: '1.15fr 0.85fr' }} align="center">
        <div>
          <Typography variant="eyebrow">{intro.eyebrow}</Typography>
          <Typography variant="h2" id="welcome">
            {intro.title}
          </Typography>
          <Paragraphs
            of={intro.paragraphs}
            mark={(at) => mark('intro.paragraphs', at)}
            sx={{ mt: 2.5, maxWidth: '36em' }}
          />
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained" to={href('about')}>
              {intro.about}
            </Button>
            <Button variant="outlined" to={href('ministries')}>
              {intro.ministries}
            </Button>
          </Box>
        </div>
        <Picture
          frame="arch"
          {...mark('intro.picture')}
          name={intro.picture}
          sizes="(min-width: 900px) 420px, 240px"
          sx={{ width: '100%', maxWidth: { xs: 340, md: 'none' }, mx: 'auto' }}
        />
      </Columns>
    </Section>
  );
}
