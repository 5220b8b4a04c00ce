import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { showToast } from '../feedback/toasts.ts';
import { menuRegion } from '../layout/menuRegion.ts';

/** The kinds of file that a list can be saved as. */
export type ExportKind = 'csv' | 'xlsx';

const KINDS: readonly [ExportKind, string][] = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
];

interface ExportMenuProps extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'sx'> {
  /** Saves the file; the code that makes it is loaded on demand. */
  save: (kind: ExportKind) => Promise<void>;
}

/** Saves a list of staff's as a file. */
export function ExportMenu({ save, ...looks }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const trySaving = async (kind: ExportKind) => {
    setOpen(false);
    try {
      await save(kind);
    } catch {
      showToast('The file could not be made. Please try again.', 'error', {
        label: 'Try again',
        onPress: () => void trySaving(kind),
      });
    }
  };
  return (
    <>
      <Button
        {...looks}
        ref={button}
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Export
      </Button>
      <Menu
        open={open}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        slotProps={{ root: menuRegion('Export menu'), list: { 'aria-label': 'Export' } }}
      >
        {KINDS.map(([kind, label]) => (
          <MenuItem key={kind} onClick={() => void trySaving(kind)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
