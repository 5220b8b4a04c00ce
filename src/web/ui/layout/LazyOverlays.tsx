import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type MenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { type ComponentType, Suspense, useDeferredValue, useState } from 'react';
import type { ConfirmDialogProps } from '../feedback/ConfirmDialog.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';

/**
 * Menus and dialogs that are loaded and mounted when they first open: they bring 25 kB that no screen shows at first, and
 * a list of 500 rows has 500 menus. Load them ahead with `loadOverlays`.
 */
const overlays = () => import('./overlays.ts');

function whenOpened<Props extends { open?: boolean | undefined }>(Overlay: ComponentType<Props>) {
  return function WhenOpened(props: Props) {
    // Deferred: the press is answered before the overlay is rendered, which takes a slow phone a moment.
    const open = useDeferredValue(props.open, false);
    const [opened, setOpened] = useState(false);
    if (open && !opened) setOpened(true);
    return opened ? (
      <Suspense fallback={null}>
        <Overlay {...props} open={open} />
      </Suspense>
    ) : null;
  };
}

const Menu = lazyPart<MenuProps>(async () => (await overlays()).Menu);
const Item = lazyPart<MenuItemProps>(async () => (await overlays()).MenuItem);
const Drawer = lazyPart<DrawerProps>(async () => (await overlays()).Drawer);
const ConfirmDialog = lazyPart<ConfirmDialogProps>(async () => (await overlays()).ConfirmDialog);

export const LazyMenu = whenOpened(Menu);
/** An item of a `LazyMenu`, which comes with it. */
export const LazyMenuItem = Item as unknown as typeof MenuItem;
export const LazyDrawer = whenOpened(Drawer);
export const LazyConfirmDialog = whenOpened(ConfirmDialog);

/** Loads all of them. */
export const loadOverlays = () => Promise.all([Menu, Item, Drawer, ConfirmDialog].map((part) => part.preload()));
