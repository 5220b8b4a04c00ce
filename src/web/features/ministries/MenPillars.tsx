import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { menOfGlory } from '#words/menOfGlory.ts';

/** What the men are, and what they do, in four columns under a thick line. */
export function MenPillars() {
  const { text, pillars } = usePageWords('menOfGlory', menOfGlory);
  const mark = useFieldMark('menOfGlory');
  return (
    <Section>
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 8 }, gridTemplateColumns: { md: '0.7fr 1.3fr' } }}>
        <Typography variant="h2" {...mark('text.title')}>
          {text.title}
        </Typography>
        <div>
          <Paragraphs
            of={text.paragraphs}
            mark={(at) => mark('text.paragraphs', at)}
            sx={{ mb: 2, maxWidth: '38em' }}
          />
        </div>
      </Box>
      <Typography
        variant="h2"
        {...mark('pillars.title')}
        sx={{ mt: { xs: 6, md: 9 }, pb: 2.5, borderBottom: 6, borderColor: 'accent.wine' }}
      >
        {pillars.title}
      </Typography>
      <List
        disablePadding
        sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
      >
        {pillars.items.map(({ title, text: words }, at) => (
          <Box
            component="li"
            key={title}
            {...mark('pillars.items', at)}
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
      </List>
    </Section>
  );
}
