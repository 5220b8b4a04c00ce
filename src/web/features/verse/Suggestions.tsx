import Box from '@mui/material/Box';
import { dailyVerse } from '#content/dailyVerse.ts';
import { Chip } from './passage/Chip.tsx';

interface SuggestionsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions to tap, in one row that scrolls sideways where it is too long. */
export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={dailyVerse.suggestions}
      sx={{
        m: 0,
        p: '3px',
        display: 'flex',
        gap: 1,
        listStyle: 'none',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        maskImage: 'linear-gradient(to right, black calc(100% - 36px), transparent)',
        '& > :last-child': { pr: 4 },
      }}
    >
      {questions.map((question) => (
        <Box component="li" key={question} sx={{ flexShrink: 0 }}>
          <Chip type="button" onClick={() => onAsk(question)}>
            {question}
          </Chip>
        </Box>
      ))}
    </Box>
  );
}
