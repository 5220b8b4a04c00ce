import ShareIcon from '@mui/icons-material/ShareOutlined';
import { eventPage } from '#content/eventPage.ts';
import type { ChurchEvent } from '#shared/churchEvent.ts';
import { MenuButton } from '#web/ui/MenuButton.tsx';
import { shareWords, whatsAppHref } from './shareWords.ts';

/** Shares an event: by the device's own sheet, else by a small menu; without JavaScript by WhatsApp. */
export function ShareButton({ event, address }: { event: ChurchEvent; address: string }) {
  const words = shareWords(event);
  return (
    <MenuButton
      icon={<ShareIcon />}
      variant="contained"
      href={whatsAppHref(words, address)}
      instead={() => shareBySheet({ title: event.title, text: words, url: address })}
      load={() => import('./ShareMenu.tsx').then((module) => module.ShareMenu)}
      menuProps={{ words, address }}
    >
      {eventPage.share.button}
    </MenuButton>
  );
}

/** Opens the device's sheet; false where it has none. */
function shareBySheet(data: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  // Closing the sheet is an answer, not a mistake.
  navigator.share(data).catch(() => undefined);
  return true;
}
