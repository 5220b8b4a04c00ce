import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type MenuItem from '@mui/material/MenuItem';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from '../feedback/ConfirmDialog.tsx';

/**
 * Menus and dialogs that are loaded and mounted when they first open: they bring 25 kB that no screen shows at first, and
 * a list of 500 rows has 500 menus. Load them ahead with `loadOverlays`.
 */
export const loadOverlays = () => import('./overlays.ts');

function whenOpened<Props extends { open?: boolean | undefined }>(Overlay: ComponentType<Props>) {
  return function WhenOpened(props: Props) {
    const [opened, setOpened] = useState(false);
    if (props.open && !opened) setOpened(true);
    return opened ? (
      <Suspense fallback={null}>
        <Overlay {...props} />
      </Suspense>
    ) : null;
  };
}

export const LazyMenu = whenOpened<MenuProps>(lazy(async () => ({ default: (await loadOverlays()).Menu })));
/** An item of a `LazyMenu`, which comes with it. */
export const LazyMenuItem = lazy(async () => ({
  default: (await loadOverlays()).MenuItem,
})) as unknown as typeof MenuItem;
export const LazyDrawer = whenOpened<DrawerProps>(lazy(async () => ({ default: (await loadOverlays()).Drawer })));
export const LazyConfirmDialog = whenOpened<ConfirmDialogProps>(
  lazy(async () => ({ default: (await loadOverlays()).ConfirmDialog })),
);
