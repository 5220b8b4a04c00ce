import Button, { type ButtonProps } from '@mui/material/Button';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';

/** What a menu is told by the button that opens it. */
export interface OpenMenu {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

interface MenuButtonProps<Own extends object> {
  icon: ReactNode;
  variant?: ButtonProps['variant'];
  /** Where the button leads without JavaScript, and where the menu cannot be loaded. */
  href: string;
  /** Loads the menu when it is first wanted. */
  load: () => Promise<ComponentType<Own & OpenMenu>>;
  /** What the menu is told besides. */
  menuProps: Own;
  /** What opens: `dialog` where it is one. */
  opens?: 'menu' | 'dialog';
  /** Tried first; the menu opens only where it answers false. */
  instead?: () => boolean;
  children: ReactNode;
}

/**
 * A button whose menu is a download of its own; without JavaScript it is a plain link. It stays the same element while
 * the app starts, so that a press before that is kept (app/startScript.ts).
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
