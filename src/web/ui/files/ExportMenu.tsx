import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps, MenuItem } from '@mui/material';
import { ButtonMenu } from '../buttons/ButtonMenu.tsx';
import { showToast } from '../feedback/toasts.ts';

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
  const trySaving = async (kind: ExportKind) => {
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
    <ButtonMenu
      name="Export"
      region="Export menu"
      button={(opens) => (
        <Button {...looks} {...opens} startIcon={<DownloadIcon />}>
          Export
        </Button>
      )}
      items={() =>
        KINDS.map(([kind, label]) => (
          <MenuItem key={kind} onClick={() => void trySaving(kind)}>
            {label}
          </MenuItem>
        ))
      }
    />
  );
}
