import CopyIcon from '@mui/icons-material/ContentCopy';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { ListItemIcon, MenuItem } from '@mui/material';
import { AppLink } from '#web/theme/AppLink.tsx';
import { frame, share } from '#words/interface.ts';
import { showToast } from '../feedback/toasts.ts';
import { hasSheet, shareBySheet, whatsAppHref } from '../text/sharing.ts';
import { ButtonMenu } from './ButtonMenu.tsx';
import { copyText } from './CopyButton.tsx';
import { LinkedButton } from './LinkedButton.tsx';

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
  const byWhatsApp = whatsAppHref(`${words}\n${address}`);
  const copy = async () => {
    if (await copyText(address)) showToast(share.copied, 'success');
    else showToast(share.notCopied, 'error');
  };
  return (
    <ButtonMenu
      name={menu}
      button={({ onClick: open, ...opens }) => (
        <LinkedButton
          {...opens}
          variant={quiet ? 'outlined' : 'contained'}
          startIcon={<ShareIcon />}
          href={byWhatsApp}
          onClick={() => (hasSheet() ? shareBySheet({ title, text: words, url: address }) : open())}
        >
          {share.button}
        </LinkedButton>
      )}
      items={() => [
        <MenuItem
          key="whatsapp"
          component={AppLink}
          href={byWhatsApp}
          target="_blank"
          aria-label={frame.newTab(share.whatsApp)}
        >
          <ListItemIcon>
            <WhatsAppIcon />
          </ListItemIcon>
          {share.whatsApp}
        </MenuItem>,
        <MenuItem key="copy" onClick={() => void copy()}>
          <ListItemIcon>
            <CopyIcon />
          </ListItemIcon>
          {share.copy}
        </MenuItem>,
      ]}
    />
  );
}
