import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { useHydrated } from './useHydrated.ts';

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

/** A button whose menu is a download of its own; without JavaScript it is a plain link. */
export function MenuButton<Own extends object>(props: MenuButtonProps<Own>) {
  const { icon, variant, href, load, menuProps, opens = 'menu', instead, children } = props;
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<Own & OpenMenu> }>();
  const [open, setOpen] = useState(false);

  const press = async () => {
    if (instead?.()) return;
    const Menu = loaded?.Menu ?? (await load().catch(() => undefined));
    if (!Menu) return location.assign(href);
    setLoaded({ Menu });
    setOpen(true);
  };

  const look = { variant, startIcon: icon, ref: button } as const;
  return (
    <>
      {hydrated ? (
        <Button {...look} aria-haspopup={opens} aria-expanded={open} onClick={() => void press()}>
          {children}
        </Button>
      ) : (
        <Button {...look} href={href}>
          {children}
        </Button>
      )}
      {loaded ? (
        <loaded.Menu {...menuProps} open={open} anchor={button.current} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
