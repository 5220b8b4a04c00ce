import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { youths } from '#words/youths.ts';

const Question = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 64,
    padding: '12px 0',
    cursor: 'pointer',
    listStyle: 'none',
    ...theme.typography.h3,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { flexShrink: 0, color: theme.vars.palette.accent.gold, transition: 'transform 200ms' },
  '&[open] summary svg': { transform: 'rotate(45deg)' },
}));

/** Questions that young people have asked, as `<details>` (see MobileMenu); the first is open. */
export function YouthsQuestions() {
  const { questions, hero } = usePageWords('youths', youths);
  const mark = useFieldMark('youths');
  return (
    <Section labelledBy="questions">
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '1.4fr 0.9fr' } }}>
        <div>
          <Typography variant="h2" id="questions" {...mark('questions.title')} sx={{ mb: 3 }}>
            {questions.title}
          </Typography>
          {questions.items.map(({ title, text }, at) => (
            <Question key={title} {...mark('questions.items', at)} open={at === 0}>
              <summary>
                {title}
                <AddIcon aria-hidden />
              </summary>
              <Typography sx={{ pb: 3, maxWidth: '36em' }}>{text}</Typography>
            </Question>
          ))}
        </div>
        <ScriptureQuote
          verse={hero.verse}
          {...mark('hero.verse')}
          size="large"
          sx={{ alignSelf: 'center', color: 'accent.wine' }}
        />
      </Box>
    </Section>
  );
}
