import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { menuRegion } from '#web/ui/buttons/MenuButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { LazyMenu, LazyMenuItem } from '#web/ui/layout/LazyOverlays.tsx';
import type { ExportedList, ExportKind } from './saveExport.ts';

const KINDS: readonly [ExportKind, string][] = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
];

/** Saves staff's list, as it is filtered and sorted, as a file. What makes the file is loaded when it is asked for. */
export function ExportButton(list: ExportedList) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const save = async (kind: ExportKind) => {
    setOpen(false);
    try {
      const { saveExport } = await import('./saveExport.ts');
      saveExport(kind, list);
    } catch {
      showToast('The file could not be made. Please try again.', 'error', {
        label: 'Try again',
        onPress: () => void save(kind),
      });
    }
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ ml: 'auto' }}
      >
        Export
      </Button>
      <LazyMenu
        open={open}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        slotProps={{ root: menuRegion('Export menu'), list: { 'aria-label': 'Export' } }}
      >
        {KINDS.map(([kind, label]) => (
          <LazyMenuItem key={kind} onClick={() => void save(kind)}>
            {label}
          </LazyMenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
