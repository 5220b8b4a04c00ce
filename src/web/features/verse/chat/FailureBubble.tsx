import Refresh from '@mui/icons-material/Refresh';
import Chip from '@mui/material/Chip';
import { dailyVerse } from '#words/dailyVerse.ts';
import { chipButton } from '../passage/chip.ts';
import { BotBubble } from './Bubble.tsx';

/** Says that no answer came, with a button that sends the question again (specification, section 8). */
export function FailureBubble({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <BotBubble>
      <div>{words}</div>
      <Chip {...chipButton} icon={<Refresh />} label={dailyVerse.retry} onClick={onRetry} sx={{ mt: 1 }} />
    </BotBubble>
  );
}
