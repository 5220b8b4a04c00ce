import { Menu, type MenuProps } from '@mui/material';
import { type ReactNode, type RefObject, useRef, useState } from 'react';

interface NamedMenuProps extends Pick<MenuProps, 'open' | 'sx' | 'children'> {
  anchor: HTMLElement | null;
  onClose: () => void;
  /** The names of the menu and of its landmark, for screen readers. */
  name: string;
  region?: string;
  describedBy?: string | undefined;
}

/** A menu that a press of any item closes. It is outside all landmarks of the page, so it is one itself. */
export const NamedMenu = ({ anchor, onClose, name, region = name, describedBy, ...menu }: NamedMenuProps) => (
  <Menu
    {...menu}
    anchorEl={anchor}
    onClose={onClose}
    onClick={onClose}
    slotProps={{
      root: { role: 'region', 'aria-label': region },
      list: { 'aria-label': name, 'aria-describedby': describedBy },
    }}
  />
);

/** What a button needs to open a menu. */
interface OpensMenu {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
}

interface ButtonMenuProps extends Pick<NamedMenuProps, 'name' | 'region' | 'describedBy' | 'sx'> {
  /** Renders the button. */
  button: (opens: OpensMenu) => ReactNode;
  /** Renders the items, once the menu is opened. */
  items: () => ReactNode;
}

/** A button with the menu that it opens. */
export function ButtonMenu({ button, items, ...menu }: ButtonMenuProps) {
  const [open, setOpen] = useState<boolean>(); // once opened, the menu stays mounted, to close with its transition
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      {button({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open === true,
        onClick: () => setOpen(true),
      })}
      {open === undefined ? null : (
        <NamedMenu {...menu} open={open} anchor={anchor.current} onClose={() => setOpen(false)}>
          {items()}
        </NamedMenu>
      )}
    </>
  );
}
