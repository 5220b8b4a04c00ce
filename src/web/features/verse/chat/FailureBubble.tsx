import Refresh from '@mui/icons-material/Refresh';
import { Box, Chip } from '@mui/material';
import { emergencyLines } from '#content/scripture/emergencyLines.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { language } from '#words/language.ts';
import { chipButton } from '../passage/chip.ts';
import { BotBubble } from './Bubble.tsx';
import type { Help } from './conversation.ts';
import { HelpBar } from './HelpLines.tsx';

interface FailureBubbleProps {
  words: string;
  /** Whether to show the numbers to call: the question was not read, so it may have been a call for help. */
  namesLines: boolean;
  onRetry: () => void;
}

/** Says that no answer came, with a button that sends the question again (specification, section 8), and whom to call. */
export function FailureBubble({ words, namesLines, onRetry }: FailureBubbleProps) {
  return (
    <BotBubble>
      <div>{words}</div>
      {namesLines ? (
        <>
          <Box component="p" sx={{ m: 0, my: 0.75, fontSize: '0.875rem' }}>
            {dailyVerse.inDanger}
          </Box>
          <HelpBar help={help} />
        </>
      ) : null}
      <Chip {...chipButton} icon={<Refresh />} label={dailyVerse.retry} onClick={onRetry} sx={{ mt: 1 }} />
    </BotBubble>
  );
}

const { counselling, emergency } = emergencyLines;
const help: Help = {
  language,
  lines: [counselling, emergency].map(({ english, swahili, number }) => ({
    name: language === 'sw' ? swahili : english,
    number: number.value,
  })),
};
