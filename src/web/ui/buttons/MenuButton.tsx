import type { ButtonProps } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { LinkedButton } from './LinkedButton.tsx';

/** The props that a menu gets from its button. */
export interface OpenMenu {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

interface MenuButtonProps {
  icon: ReactNode;
  variant?: ButtonProps['variant'];
  /** Where the button leads without JavaScript. */
  href: string;
  /** Renders the menu. */
  menu: (opened: OpenMenu) => ReactNode;
  /** Whether a menu or a dialog opens. */
  opens?: 'menu' | 'dialog';
  /** Tried first; the menu opens only if it returns false. */
  instead?: () => boolean;
  children: ReactNode;
}

/** A button that opens a menu or a dialog; without JavaScript it is a link. */
export function MenuButton(props: MenuButtonProps) {
  const { icon, variant, href, menu, opens = 'menu', instead, children } = props;
  const hydrated = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);

  const press = () => {
    if (!instead?.()) setOpen(true);
  };

  const asButton = hydrated ? ({ 'aria-haspopup': opens, 'aria-expanded': open } as const) : {};
  return (
    <>
      <LinkedButton {...asButton} ref={button} variant={variant} startIcon={icon} href={href} onPress={press}>
        {children}
      </LinkedButton>
      {hydrated ? menu({ open, anchor: button.current, onClose: () => setOpen(false) }) : null}
    </>
  );
}
