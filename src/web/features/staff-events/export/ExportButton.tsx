import { ExportMenu } from '#web/ui/files/ExportMenu.tsx';
import type { ExportedList } from './saveExport.ts';

/** Saves staff's list, as it is filtered and sorted, as a file. What makes the file is loaded when it is asked for. */
export const ExportButton = (list: ExportedList) => (
  <ExportMenu
    size="small"
    sx={{ ml: 'auto' }}
    save={async (kind) => {
      const { saveExport } = await import('./saveExport.ts');
      saveExport(kind, list);
    }}
  />
);
