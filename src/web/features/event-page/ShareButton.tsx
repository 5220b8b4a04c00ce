import ShareIcon from '@mui/icons-material/ShareOutlined';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventText } from '#web/entities/event/eventText.ts';
import { shareWords } from '#web/entities/event/shareWords.ts';
import { MenuButton } from '#web/ui/buttons/MenuButton.tsx';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { eventPage } from '#words/eventPage.ts';
import { ShareMenu } from './ShareMenu.tsx';

interface ShareButtonProps {
  event: ChurchEvent;
  address: string;
  /** Whether something else on the page is the one thing to press. */
  quiet: boolean;
}

/** Shares an event: with the device's share sheet, else with a small menu; without JavaScript by WhatsApp. */
export function ShareButton({ event, address, quiet }: ShareButtonProps) {
  const words = shareWords(event);
  return (
    <MenuButton
      icon={<ShareIcon />}
      variant={quiet ? 'outlined' : 'contained'}
      href={whatsAppHref(`${words}\n${address}`)}
      instead={() => {
        if (hasSheet()) shareBySheet({ title: eventText(event, 'title').text, text: words, url: address });
        return hasSheet();
      }}
      Menu={ShareMenu}
      menuProps={{ words, address }}
    >
      {eventPage.share.button}
    </MenuButton>
  );
}
