import { Menu, type MenuProps } from '@mui/material';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { menuRegion } from '../layout/menuRegion.ts';

/** What a button needs to open a menu. */
interface OpensMenu {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
}

interface ButtonMenuProps {
  /** Renders the button. */
  button: (opens: OpensMenu) => ReactNode;
  /** The names of the menu and of its landmark, for screen readers. */
  name: string;
  region: string;
  describedBy?: string;
  /** Renders the items, once the menu is opened. A press of any of them closes it. */
  items: () => ReactNode;
  sx?: MenuProps['sx'];
}

/** A button with the menu that it opens. */
export function ButtonMenu({ button, name, region, describedBy, items, sx }: ButtonMenuProps) {
  const [open, setOpen] = useState<boolean>(); // once opened, the menu stays mounted, to close with its transition
  const anchor = useRef<HTMLButtonElement>(null);
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
          slotProps={{ root: menuRegion(region), list: { 'aria-label': name, 'aria-describedby': describedBy } }}
          sx={sx}
        >
          {items()}
        </Menu>
      )}
    </>
  );
}
