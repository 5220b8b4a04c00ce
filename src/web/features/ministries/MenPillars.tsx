import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { menOfGlory } from '#content/menOfGlory.ts';
import { Section } from '#web/ui/layout/Section.tsx';

const { text, pillars } = menOfGlory;

/** What the men are, and what they do as four pillars under one beam. */
export function MenPillars() {
  return (
    <Section>
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 8 }, gridTemplateColumns: { md: '0.7fr 1.3fr' } }}>
        <Typography variant="h2">{text.title}</Typography>
        <div>
          {text.paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 2, maxWidth: '38em' }}>
              {paragraph}
            </Typography>
          ))}
        </div>
      </Box>
      <Typography variant="h2" sx={{ mt: { xs: 6, md: 9 }, pb: 2.5, borderBottom: 6, borderColor: 'accent.wine' }}>
        {pillars.title}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {pillars.items.map(({ title, text: words }) => (
          <Box
            component="li"
            key={title}
            sx={{
              px: 2.5,
              pt: 3,
              pb: { xs: 3, md: 5 },
              borderInline: { sm: 1 },
              borderBottom: 6,
              borderColor: 'divider',
              borderBottomColor: 'divider',
            }}
          >
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{words}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
