import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mission } from '#content/mission.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ArchPicture } from '#web/ui/media/ArchPicture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';

const { hero, title, points } = mission;

/** The whole mission as one reading: the window stays in sight while the eight points go by. */
export function MissionPoints() {
  return (
    <Section>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 9 },
          gridTemplateColumns: { md: '340px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box
          sx={{
            position: { md: 'sticky' },
            top: 32,
            display: { xs: 'grid', md: 'block' },
            gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
            gap: 3,
          }}
        >
          <ArchPicture
            name={hero.picture}
            priority
            sizes="(min-width: 900px) 340px, 220px"
            sx={{ maxWidth: { xs: 220, md: 'none' } }}
          />
          <ScriptureQuote verse={hero.verse} sx={{ mt: { md: 4 }, alignSelf: 'center' }} />
        </Box>
        <div>
          <PageHeading page="mission" eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
          <Typography variant="h2" sx={{ mt: { xs: 6, md: 8 } }}>
            {title}
          </Typography>
          <Box component="ol" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
            {points.map((point, at) => (
              <Box
                component="li"
                key={point.title}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: '44px 1fr', sm: '72px 1fr' },
                  py: 3.5,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography
                  variant="h2"
                  component="span"
                  aria-hidden
                  sx={{ color: 'accent.wine', lineHeight: 1, fontSize: { xs: '1.85rem', sm: '2.5rem' } }}
                >
                  {at + 1}
                </Typography>
                <div>
                  <Typography variant="h3">{point.title}</Typography>
                  <Typography sx={{ mt: 1.25 }}>{point.text}</Typography>
                  <Typography component="blockquote" variant="body2" sx={{ m: 0, mt: 1.5, color: 'text.secondary' }}>
                    {point.verse.text}{' '}
                    <Box
                      component="cite"
                      sx={{ fontStyle: 'normal', fontWeight: 600, color: 'accent.gold', whiteSpace: 'nowrap' }}
                    >
                      {point.verse.reference}
                    </Box>
                  </Typography>
                </div>
              </Box>
            ))}
          </Box>
        </div>
      </Box>
    </Section>
  );
}
