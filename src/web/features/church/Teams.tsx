import { Box, Button, List, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { joinOurTeam } from '#words/joinOurTeam.ts';
import { PageHero } from './PageHero.tsx';

/** The six teams, each with the way to the contact form (rulings, 17). */
export function Teams() {
  const { hero, teams, begin, mark } = usePageWords('joinOurTeam', joinOurTeam);
  return (
    <>
      <PageHero page="joinOurTeam" hero={hero} look="wide" />
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
              <Button variant="outlined" to={`${href('contact')}?team=${key}`} sx={{ mt: 'auto' }}>
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
              <Typography variant="lead">{step}</Typography>
            </Box>
          ))}
        </List>
      </Section>
    </>
  );
}
