import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { dailyVerse } from '#content/dailyVerse.ts';
import { useCopy } from '#web/ui/hooks/useCopy.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { Chip } from './Chip.tsx';

const { copy, copied } = dailyVerse.actions;

/** Puts a verse on the clipboard and says so. */
export function CopyChip({ text, what }: { text: string; what: string }) {
  const { copied: done, copy: press } = useCopy(text);
  return (
    <>
      <Chip type="button" onClick={() => void press()}>
        {done ? <Check aria-hidden /> : <ContentCopy aria-hidden />}
        {done ? copied : copy} <VisuallyHidden>{what}</VisuallyHidden>
      </Chip>
      <VisuallyHidden role="status">{done ? `${copied}: ${what}` : ''}</VisuallyHidden>
    </>
  );
}
