import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns } from '#web/ui/layout/Columns.tsx';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ArchPicture } from '#web/ui/media/ArchPicture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { VerseLine } from '#web/ui/text/VerseLine.tsx';
import { mission } from '#words/mission.ts';

/** The mission in eight points; the picture stays in view while they scroll. */
export function MissionPoints() {
  const { hero, title, points } = usePageWords('mission', mission);
  const mark = useFieldMark('mission');
  return (
    <Section>
      <Columns gap={{ xs: 5, md: 9 }} columns={{ md: '340px minmax(0, 1fr)' }} align="start">
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
            {...mark('hero.picture')}
            name={hero.picture}
            priority
            sizes="(min-width: 900px) 340px, 220px"
            sx={{ maxWidth: { xs: 220, md: 'none' } }}
          />
          <ScriptureQuote verse={hero.verse} {...mark('hero.verse')} sx={{ mt: { md: 4 }, alignSelf: 'center' }} />
        </Box>
        <div>
          <PageHeading page="mission" eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} />
          <Typography variant="h2" {...mark('title')} sx={{ mt: { xs: 6, md: 8 } }}>
            {title}
          </Typography>
          <List disablePadding component="ol" sx={{ mt: 3 }}>
            {points.map((point, at) => (
              <Box
                component="li"
                key={point.title}
                {...mark('points', at)}
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
                  <VerseLine verse={point.verse} />
                </div>
              </Box>
            ))}
          </List>
        </div>
      </Columns>
    </Section>
  );
}
