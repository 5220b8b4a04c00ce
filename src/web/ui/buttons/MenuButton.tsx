import Button, { type ButtonProps } from '@mui/material/Button';
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
  /** Where the button leads without JavaScript, or if the menu does not load. */
  href: string;
  /** Loads the menu when it is first needed. */
  load: () => Promise<ComponentType<Own & OpenMenu>>;
  /** The menu's other props. */
  menuProps: Own;
  /** Whether a menu or a dialog opens. */
  opens?: 'menu' | 'dialog';
  /** Tried first; the menu opens only if it returns false. */
  instead?: () => boolean;
  children: ReactNode;
}

/**
 * A button whose menu is a chunk of its own; without JavaScript it is a link. It stays the same element while the app
 * starts, so that an early press is kept (app/start/earlyInput.ts).
 */
export function MenuButton<Own extends object>(props: MenuButtonProps<Own>) {
  const { icon, variant, href, load, menuProps, opens = 'menu', instead, children } = props;
  const hydrated = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<Own & OpenMenu> }>();
  const [open, setOpen] = useState(false);

  const press = async () => {
    if (instead?.()) return;
    const Menu = loaded?.Menu ?? (await load().catch(() => undefined));
    if (!Menu) return location.assign(href);
    setLoaded({ Menu });
    setOpen(true);
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
          void press();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          void press();
        }}
      >
        {children}
      </Button>
      {loaded ? (
        <loaded.Menu {...menuProps} open={open} anchor={button.current} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
