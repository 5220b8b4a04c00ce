import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { dailyVerse } from '#content/dailyVerse.ts';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
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
  if (!hasSheet()) {
    const message = [text, url].filter(Boolean).join('\n');
    return (
      <ChipAnchor href={whatsAppHref(message)} target="_blank" rel="noopener noreferrer">
        <WhatsAppIcon aria-hidden />
        {whatsApp} <VisuallyHidden>{what} (opens in a new tab)</VisuallyHidden>
      </ChipAnchor>
    );
  }
  return (
    <Chip type="button" onClick={() => shareBySheet({ text, ...(url && { url }) })}>
      <ShareIcon aria-hidden />
      {share} <VisuallyHidden>{what}</VisuallyHidden>
    </Chip>
  );
}
