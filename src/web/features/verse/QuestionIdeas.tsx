import { Box, Chip, Typography } from '@mui/material';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { chipButton, chipRow } from './passage/chip.ts';

const { title, list } = dailyVerse.ideas;

/** Example questions, in English and Kiswahili. */
export function QuestionIdeas({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <Box component="section" aria-labelledby="ideas" sx={needsScript}>
      <Typography variant="h2" id="ideas" sx={{ fontSize: '1.6rem' }}>
        {title}
      </Typography>
      {list.map((group) => (
        <Box key={group.title} lang={group.language} sx={{ mt: 2.5 }}>
          <Typography variant="h3" sx={{ fontFamily: 'inherit', fontSize: '1rem', fontWeight: 600, mb: 1 }}>
            {group.title}
          </Typography>
          <Box sx={chipRow}>
            {group.questions.map((question) => (
              <Chip {...chipButton} key={question} label={question} onClick={() => onAsk(question)} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
