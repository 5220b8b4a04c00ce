import AddIcon from '@mui/icons-material/Add';
import { styled, Typography } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Section } from '#web/ui/layout/pageParts.tsx';
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
  const { questions, mark } = usePageWords('youths', youths);
  return (
    <Section joined labelledBy="questions">
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
    </Section>
  );
}
