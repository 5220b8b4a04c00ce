/** What opens over a page: a chunk of its own (LazyOverlays.tsx). */
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu } from '@mui/material/Menu';
export { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
