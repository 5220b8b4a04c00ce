import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Chip } from '@mui/material';
import { useCopy } from '#web/ui/hooks/useCopy.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { dailyVerse } from '#words/dailyVerse.ts';
import { chipButton } from './chip.ts';

const { copy, copied, of } = dailyVerse.actions;

/** Copies a verse to the clipboard, and says so. */
export function CopyChip({ text, what }: { text: string; what: string }) {
  const { copied: done, copy: press } = useCopy(text);
  return (
    <>
      <Chip
        {...chipButton}
        icon={done ? <Check /> : <ContentCopy />}
        label={done ? copied : copy}
        aria-label={of(done ? copied : copy, what)}
        onClick={() => void press()}
      />
      <VisuallyHidden role="status">{done ? `${copied}: ${what}` : ''}</VisuallyHidden>
    </>
  );
}
