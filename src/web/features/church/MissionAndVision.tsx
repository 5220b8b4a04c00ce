import { Box, Typography } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { about } from '#words/about.ts';

/** The mission and the vision side by side, like two pages of a book (specification, section 2, About). */
export function MissionAndVision() {
  const { mission, vision, mark } = usePageWords('about', about);
  const parts = [
    { id: 'mission', ...mission },
    { id: 'vision', ...vision },
  ];
  return (
    <Section>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, rowGap: 6 }}>
        {parts.map((part, at) => (
          <Box
            key={part.id}
            component="section"
            aria-labelledby={part.id}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              ...(at === 0
                ? { pr: { md: 7 } }
                : { pl: { md: 7 }, borderLeft: { md: 1 }, borderColor: { md: 'divider' } }),
            }}
          >
            <Typography variant="eyebrow">{part.eyebrow}</Typography>
            <Typography variant="h2" id={part.id}>
              {part.title}
            </Typography>
            <Paragraphs
              of={part.paragraphs}
              mark={(at) => mark(`${part.id}.paragraphs`, at)}
              sx={{ mt: 2.5, mb: 3.5 }}
            />
            <ScriptureQuote
              verse={part.verse}
              {...mark(`${part.id}.verse`)}
              sx={{ mt: 'auto', color: 'accent.wine' }}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
