import CopyIcon from '@mui/icons-material/ContentCopy';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { frame, share } from '#words/interface.ts';
import { showToast } from '../feedback/toasts.ts';
import { copyText } from '../hooks/useCopy.ts';
import { menuRegion } from '../layout/menuRegion.ts';
import { whatsAppHref } from '../text/sharing.ts';
import type { OpenMenu } from './MenuButton.tsx';

interface ShareMenuProps extends OpenMenu {
  words: string;
  address: string;
  /** Its name for screen readers. */
  menu: string;
}

/** Sharing without a share sheet: by WhatsApp, or by copying the link. */
export function ShareMenu({ open, anchor, onClose, words, address, menu }: ShareMenuProps) {
  const copy = async () => {
    onClose();
    if (await copyText(address)) showToast(share.copied, 'success');
    else showToast(share.notCopied, 'error');
  };
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ root: menuRegion(menu), list: { 'aria-label': menu } }}
    >
      <MenuItem
        component="a"
        href={whatsAppHref(`${words}\n${address}`)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={frame.newTab(share.whatsApp)}
        onClick={onClose}
      >
        <ListItemIcon>
          <WhatsAppIcon />
        </ListItemIcon>
        {share.whatsApp}
      </MenuItem>
      <MenuItem onClick={() => void copy()}>
        <ListItemIcon>
          <CopyIcon />
        </ListItemIcon>
        {share.copy}
      </MenuItem>
    </Menu>
  );
}
