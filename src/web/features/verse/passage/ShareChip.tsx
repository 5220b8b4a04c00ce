import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Chip } from '@mui/material';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { frame } from '#words/interface.ts';
import { chipButton } from './chip.ts';

const { share, whatsApp, of } = dailyVerse.actions;

interface ShareChipProps {
  /** The text to share, without its address. */
  text: string;
  /** The URL of the passage in its chapter. */
  url: string | undefined;
  what: string;
}

/** Shares a verse by the device's share sheet or, if there is none, by WhatsApp. */
export function ShareChip({ text, url, what }: ShareChipProps) {
  if (!hasSheet()) {
    const message = [text, url].filter(Boolean).join('\n');
    return (
      <Chip
        {...chipButton}
        component="a"
        href={whatsAppHref(message)}
        target="_blank"
        rel="noopener noreferrer"
        icon={<WhatsAppIcon />}
        label={whatsApp}
        aria-label={frame.newTab(of(whatsApp, what))}
      />
    );
  }
  return (
    <Chip
      {...chipButton}
      icon={<ShareIcon />}
      label={share}
      aria-label={of(share, what)}
      onClick={() => shareBySheet({ text, ...(url && { url }) })}
    />
  );
}
