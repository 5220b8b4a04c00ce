import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';

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

/**
 * A button that opens a menu or a dialog; without JavaScript it is a link. It stays the same element while the app
 * starts, so that an early press is kept (layout/EarlyInput.tsx).
 */
export function MenuButton(props: MenuButtonProps) {
  const { icon, variant, href, menu, opens = 'menu', instead, children } = props;
  const hydrated = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);

  const press = () => {
    if (!instead?.()) setOpen(true);
  };

  const asButton = hydrated ? ({ role: 'button', 'aria-haspopup': opens, 'aria-expanded': open } as const) : {};
  return (
    <>
      <Button
        {...asButton}
        ref={button}
        variant={variant}
        startIcon={icon}
        href={href}
        data-waits=""
        onClick={(event) => {
          event.preventDefault();
          press();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          press();
        }}
      >
        {children}
      </Button>
      {hydrated ? menu({ open, anchor: button.current, onClose: () => setOpen(false) }) : null}
    </>
  );
}
