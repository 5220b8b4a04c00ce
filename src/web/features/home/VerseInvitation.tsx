import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns } from '#web/ui/layout/Columns.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ArchPicture } from '#web/ui/media/ArchPicture.tsx';
import { home } from '#words/home.ts';

/** Links to the daily verse (specification, section 2, Home). */
export function VerseInvitation() {
  const { verse } = usePageWords('home', home);
  const mark = useFieldMark('home');
  return (
    <Section labelledBy="verse">
      <Columns gap={{ xs: 3, sm: 5, md: 8 }} columns={{ xs: '1fr', sm: '220px 1fr', md: '300px 1fr' }} align="center">
        <ArchPicture
          name={verse.picture}
          alt=""
          sizes="(min-width: 900px) 300px, 220px"
          sx={{ width: '100%', maxWidth: { xs: 200, sm: 'none' } }}
        />
        <div>
          <Typography variant="h2" id="verse" {...mark('verse.title')}>
            {verse.title}
          </Typography>
          <Typography variant="lead" component="p" {...mark('verse.text')} sx={{ mt: 2, color: 'text.secondary' }}>
            {verse.text}
          </Typography>
          <Box sx={{ mt: 3.5 }}>
            <Button variant="contained" color="secondary" component={Link} to={href('dailyVerse')}>
              {verse.button}
            </Button>
          </Box>
        </div>
      </Columns>
    </Section>
  );
}
