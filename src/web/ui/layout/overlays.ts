/** What opens over a page: a chunk of its own (LazyOverlays.tsx). */
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
