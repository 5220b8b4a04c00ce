import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dailyVerse } from '#content/dailyVerse.ts';
import { Chip, Chips } from './passage/Chip.tsx';
import { NEEDS_SCRIPT } from './WithoutScript.tsx';

const { title, list } = dailyVerse.ideas;

/** What can be asked, in English and Kiswahili, by examples to tap. */
export function QuestionIdeas({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <Box component="section" aria-labelledby="ideas" className={NEEDS_SCRIPT}>
      <Typography variant="h2" id="ideas" sx={{ fontSize: '1.6rem' }}>
        {title}
      </Typography>
      {list.map((group) => (
        <Box key={group.title} lang={group.language} sx={{ mt: 2.5 }}>
          <Typography variant="h3" sx={{ fontFamily: 'inherit', fontSize: '1rem', fontWeight: 600, mb: 1 }}>
            {group.title}
          </Typography>
          <Chips>
            {group.questions.map((question) => (
              <Chip key={question} type="button" onClick={() => onAsk(question)}>
                {question}
              </Chip>
            ))}
          </Chips>
        </Box>
      ))}
    </Box>
  );
}
