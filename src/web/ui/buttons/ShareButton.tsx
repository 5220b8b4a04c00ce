import ShareIcon from '@mui/icons-material/ShareOutlined';
import { share } from '#words/interface.ts';
import { hasSheet, shareBySheet, whatsAppHref } from '../text/sharing.ts';
import { MenuButton } from './MenuButton.tsx';
import { ShareMenu } from './ShareMenu.tsx';

interface ShareButtonProps {
  title: string;
  /** What is sent before the address. */
  words: string;
  /** The absolute URL of the page. */
  address: string;
  /** The menu's name for screen readers: `Share this event`. */
  menu: string;
  /** Whether something else on the page is the one thing to press. */
  quiet?: boolean;
}

/** Shares a page: with the device's share sheet, else with a small menu; without JavaScript by WhatsApp. */
export function ShareButton({ title, words, address, menu, quiet = false }: ShareButtonProps) {
  return (
    <MenuButton
      icon={<ShareIcon />}
      variant={quiet ? 'outlined' : 'contained'}
      href={whatsAppHref(`${words}\n${address}`)}
      instead={() => {
        if (hasSheet()) shareBySheet({ title, text: words, url: address });
        return hasSheet();
      }}
      menu={(opened) => <ShareMenu {...opened} {...{ words, address, menu }} />}
    >
      {share.button}
    </MenuButton>
  );
}
