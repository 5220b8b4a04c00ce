import { Menu, type MenuProps } from '@mui/material';
import { type ReactNode, type RefObject, useRef, useState } from 'react';

/** What a button needs to open a menu. */
interface OpensMenu {
  ref: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
}

interface ButtonMenuProps extends Pick<MenuProps, 'sx'> {
  /** The names of the menu and of its landmark, for screen readers. */
  name: string;
  region?: string;
  describedBy?: string;
  /** Renders the button. */
  button: (opens: OpensMenu) => ReactNode;
  /** Renders the items, once the menu is opened. */
  items: () => ReactNode;
}

/** A button with its menu, which a press of any item closes. It is outside all landmarks of the page, so it is one itself. */
export function ButtonMenu({ name, region = name, describedBy, button, items, sx }: ButtonMenuProps) {
  const [open, setOpen] = useState<boolean>(); // once opened, the menu stays mounted, to close with its transition
  const anchor = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      {button({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open === true,
        onClick: () => setOpen(true),
      })}
      {open === undefined ? null : (
        <Menu
          open={open}
          anchorEl={anchor.current}
          onClose={close}
          onClick={close}
          slotProps={{
            root: { role: 'region', 'aria-label': region },
            list: { 'aria-label': name, 'aria-describedby': describedBy },
          }}
          sx={sx}
        >
          {items()}
        </Menu>
      )}
    </>
  );
}
