import { Button, type ButtonProps } from '@mui/material';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';

/** The props that a menu gets from its button. */
export interface OpenMenu {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

interface MenuButtonProps<Own extends object> {
  icon: ReactNode;
  variant?: ButtonProps['variant'];
  /** Where the button leads without JavaScript. */
  href: string;
  Menu: ComponentType<Own & OpenMenu>;
  /** The menu's other props. */
  menuProps: Own;
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
export function MenuButton<Own extends object>(props: MenuButtonProps<Own>) {
  const { icon, variant, href, Menu, menuProps, opens = 'menu', instead, children } = props;
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
      {hydrated ? <Menu {...menuProps} open={open} anchor={button.current} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
