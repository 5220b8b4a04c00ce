import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { joinOurTeam } from '#words/joinOurTeam.ts';

/** The six teams, each with the way to the contact form (rulings, 17). */
export function Teams() {
  const { hero, teams, begin } = usePageWords('joinOurTeam', joinOurTeam);
  const mark = useFieldMark('joinOurTeam');
  return (
    <>
      <Section sx={{ pb: { xs: 5, md: 7 }, pt: { xs: 4, md: 6 } }}>
        <Box
          sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '1.2fr 0.8fr' }, alignItems: 'end' }}
        >
          <PageHeading page="joinOurTeam" eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} />
          <ScriptureQuote
            verse={hero.verse}
            {...mark('hero.verse')}
            sx={{ pl: 3, borderLeft: 2, borderColor: 'accent.gold' }}
          />
        </Box>
      </Section>
      <Picture
        {...mark('hero.picture')}
        name={hero.picture}
        priority
        sizes="(min-width: 900px) 100vw, 66vw"
        ratio="auto"
        sx={{ height: { xs: '58vw', sm: 300, md: 'min(34vw, 480px)' } }}
      />
      <Section labelledBy="teams" heading={teams.title} headingMark={mark('teams.title')}>
        <List disablePadding sx={{ mt: 4, display: 'grid', columnGap: 8, gridTemplateColumns: { md: '1fr 1fr' } }}>
          {teams.list.map(({ key, name, does, asks }, at) => (
            <Box
              component="li"
              key={key}
              {...mark('teams.list', at)}
              sx={{
                py: 3.5,
                borderTop: 1,
                borderColor: 'divider',
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-start',
              }}
            >
              <Typography variant="h2" component="h3" sx={{ fontSize: '1.75rem' }}>
                {name}
              </Typography>
              <Typography sx={{ mt: 1.25 }}>{does}</Typography>
              <Typography variant="body2" sx={{ mt: 1.25, mb: 2.25, color: 'text.secondary' }}>
                <strong>{teams.asksLabel}:</strong> {asks}
              </Typography>
              <Button variant="outlined" component={Link} to={`${href('contact')}?team=${key}`} sx={{ mt: 'auto' }}>
                {teams.button}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            </Box>
          ))}
        </List>
      </Section>
      <Section tone="glass" labelledBy="begin" heading={begin.title} headingMark={mark('begin.title')}>
        <List
          disablePadding
          component="ol"
          sx={{ mt: 4, display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
        >
          {begin.steps.map((step, at) => (
            <Box
              component="li"
              key={step}
              {...mark('begin.steps', at)}
              sx={{ display: 'flex', gap: 2.5, alignItems: 'baseline' }}
            >
              <Typography variant="h1" component="span" aria-hidden sx={{ color: 'accent.gold' }}>
                {at + 1}
              </Typography>
              <Typography variant="lead" component="p">
                {step}
              </Typography>
            </Box>
          ))}
        </List>
      </Section>
    </>
  );
}
