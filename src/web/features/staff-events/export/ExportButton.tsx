import { ExportMenu } from '#web/ui/files/ExportMenu.tsx';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';
import type { ExportedList } from './saveExport.ts';

/** Saves staff's list, as it is filtered and sorted, as a file. What makes the file is loaded when it is asked for. */
export const ExportButton = (list: ExportedList) => (
  <ExportMenu
    size="small"
    sx={{ ml: 'auto', [LARGE_TEXT]: { px: 0, fontSize: '0.875rem', '& > span': { mr: 0.5 } } }}
    save={async (kind) => {
      const { saveExport } = await import('./saveExport.ts');
      saveExport(kind, list);
    }}
  />
);
