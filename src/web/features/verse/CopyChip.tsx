import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { useEffect, useState } from 'react';
import { dailyVerse } from '#content/dailyVerse.ts';
import { copyText } from '#web/ui/copyText.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Chip } from './Chip.tsx';

const { copy, copied } = dailyVerse.actions;

/** How long the chip says that it is done, in milliseconds. */
const SAID_FOR = 2000;

/** Puts a verse on the clipboard and says so. */
export function CopyChip({ text, what }: { text: string; what: string }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <>
      <Chip type="button" onClick={async () => setDone(await copyText(text))}>
        {done ? <Check aria-hidden /> : <ContentCopy aria-hidden />}
        {done ? copied : copy} <VisuallyHidden>{what}</VisuallyHidden>
      </Chip>
      <VisuallyHidden role="status">{done ? `${copied}: ${what}` : ''}</VisuallyHidden>
    </>
  );
}
