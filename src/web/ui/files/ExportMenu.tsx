import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps, MenuItem } from '@mui/material';
import { ButtonMenu } from '../buttons/ButtonMenu.tsx';
import { csvFile, saveFile } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

interface ExportMenuProps extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'sx'> {
  /** The name of the file, without its ending. */
  name: string;
  /** The name of the sheet in Excel. */
  sheet: string;
  /** The rows of the table, the headings first. */
  rows: () => readonly (readonly (string | number)[])[];
}

/** Saves a list of staff's as a file. */
export const ExportMenu = ({ name, sheet, rows, ...looks }: ExportMenuProps) => (
  <ButtonMenu
    name="Export"
    region="Export menu"
    button={(opens) => (
      <Button {...looks} {...opens} startIcon={<DownloadIcon />}>
        Export
      </Button>
    )}
    items={() => [
      <MenuItem key="xlsx" onClick={() => saveFile(xlsxFile(rows(), sheet), `${name}.xlsx`)}>
        Excel
      </MenuItem>,
      <MenuItem key="csv" onClick={() => saveFile(csvFile(rows()), `${name}.csv`)}>
        CSV
      </MenuItem>,
    ]}
  />
);
