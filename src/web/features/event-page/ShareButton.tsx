import ShareIcon from '@mui/icons-material/ShareOutlined';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventText } from '#web/entities/event/eventText.ts';
import { shareWords } from '#web/entities/event/shareWords.ts';
import { MenuButton } from '#web/ui/buttons/MenuButton.tsx';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { eventPage } from '#words/eventPage.ts';

/** Shares an event: with the device's share sheet, else with a small menu; without JavaScript by WhatsApp. */
export function ShareButton({ event, address }: { event: ChurchEvent; address: string }) {
  const words = shareWords(event);
  return (
    <MenuButton
      icon={<ShareIcon />}
      variant="contained"
      href={whatsAppHref(`${words}\n${address}`)}
      instead={() => {
        if (hasSheet()) shareBySheet({ title: eventText(event, 'title').text, text: words, url: address });
        return hasSheet();
      }}
      load={() => import('./ShareMenu.tsx').then((module) => module.ShareMenu)}
      menuProps={{ words, address }}
    >
      {eventPage.share.button}
    </MenuButton>
  );
}
