import { ExportMenu } from '#web/ui/files/ExportMenu.tsx';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';
import type { ExportedList } from './saveExport.ts';

/**
 * Saves staff's list, filtered and sorted as on screen, as a file. The code that makes the file is loaded on demand.
 */
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
