import CopyIcon from '@mui/icons-material/ContentCopy';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OpenMenu } from '#web/ui/buttons/MenuButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { copyText } from '#web/ui/hooks/useCopy.ts';
import { menuRegion } from '#web/ui/layout/menuRegion.ts';
import { whatsAppHref } from '#web/ui/text/sharing.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { eventPage } from '#words/eventPage.ts';

const { share } = eventPage;

/** Sharing without a share sheet: by WhatsApp, or by copying the link. */
export function ShareMenu({ open, anchor, onClose, words, address }: OpenMenu & { words: string; address: string }) {
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
      slotProps={{ root: menuRegion(share.menu), list: { 'aria-label': share.menu } }}
    >
      <MenuItem
        component="a"
        href={whatsAppHref(`${words}\n${address}`)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClose}
      >
        <ListItemIcon>
          <WhatsAppIcon />
        </ListItemIcon>
        {share.whatsApp} <VisuallyHidden>{eventPage.newTab}</VisuallyHidden>
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
