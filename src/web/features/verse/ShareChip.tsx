import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { dailyVerse } from '#content/dailyVerse.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Chip, ChipAnchor } from './Chip.tsx';

const { share, whatsApp } = dailyVerse.actions;

interface ShareChipProps {
  /** What is shared, without its address. */
  text: string;
  /** The whole address at which it is read on. */
  url: string | undefined;
  what: string;
}

/** Shares a verse through the device's own sheet or, where there is none, by a message in WhatsApp. */
export function ShareChip({ text, url, what }: ShareChipProps) {
  if (typeof navigator.share !== 'function') {
    const message = encodeURIComponent([text, url].filter(Boolean).join('\n'));
    return (
      <ChipAnchor href={`https://wa.me/?text=${message}`} target="_blank" rel="noopener noreferrer">
        <WhatsAppIcon aria-hidden />
        {whatsApp} <VisuallyHidden>{what} (opens in a new tab)</VisuallyHidden>
      </ChipAnchor>
    );
  }
  return (
    <Chip type="button" onClick={() => void shareBySheet({ text, ...(url && { url }) })}>
      <ShareIcon aria-hidden />
      {share} <VisuallyHidden>{what}</VisuallyHidden>
    </Chip>
  );
}

/** Opens the device's sheet. True where something was shared, false where the person closed it. */
export async function shareBySheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch {
    return false; // closing the sheet is an answer, not a mistake
  }
}
