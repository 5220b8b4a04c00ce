import { Box, Chip, List } from '@mui/material';
import { dailyVerse, type LanguageText } from '#words/dailyVerse.ts';
import { chipButton } from '../passage/chip.ts';

interface SuggestedQuestionsProps {
  questions: readonly LanguageText[];
  onAsk: (question: string) => void;
}

/** Suggested questions, in one row that scrolls sideways. */
export function SuggestedQuestions({ questions, onAsk }: SuggestedQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <List
      disablePadding
      aria-label={dailyVerse.suggestions}
      sx={{
        p: '3px',
        display: 'flex',
        gap: 1,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        maskImage: 'linear-gradient(to right, black calc(100% - 36px), transparent)',
        '& > :last-child': { pr: 4 },
      }}
    >
      {questions.map(({ text, language }) => (
        <Box component="li" key={text} lang={language} sx={{ flexShrink: 0 }}>
          <Chip {...chipButton} label={text} onClick={() => onAsk(text)} />
        </Box>
      ))}
    </List>
  );
}
