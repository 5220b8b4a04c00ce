import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { ministries } from '#words/ministries.ts';

/** Links to the teams in which a person can serve. */
export function ServeInvitation() {
  const { title, text, button, picture } = usePageWords('ministries', ministries).team;
  const mark = useFieldMark('ministries');
  return (
    <Section joined labelledBy="serve">
      <Card variant="outlined" sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Picture
          {...mark('team.picture')}
          name={picture}
          alt=""
          sizes="(min-width: 600px) 560px, 66vw"
          ratio="auto"
          sx={{ minHeight: 220 }}
        />
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <Typography variant="h2" id="serve" {...mark('team.title')}>
            {title}
          </Typography>
          <Typography {...mark('team.text')} sx={{ mt: 1.5, color: 'text.secondary' }}>
            {text}
          </Typography>
          <Button variant="contained" color="secondary" component={Link} to={href('joinOurTeam')} sx={{ mt: 3 }}>
            {button}
          </Button>
        </Box>
      </Card>
    </Section>
  );
}
