import Refresh from '@mui/icons-material/Refresh';
import { dailyVerse } from '#content/dailyVerse.ts';
import { BotBubble } from './Bubble.tsx';
import { Chip, Chips } from './passage/Chip.tsx';

/** Says that no answer came, with the way to send the same question again (specification, section 8). */
export function FailureBubble({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <BotBubble>
      {words}
      <Chips sx={{ mt: 1 }}>
        <Chip type="button" onClick={onRetry}>
          <Refresh aria-hidden />
          {dailyVerse.retry}
        </Chip>
      </Chips>
    </BotBubble>
  );
}
