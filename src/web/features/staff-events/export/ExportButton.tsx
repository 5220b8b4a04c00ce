import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { csvFile } from '#web/ui/files/csv.ts';
import { ExportMenu } from '#web/ui/files/ExportMenu.tsx';
import { saveFile } from '#web/ui/files/saveFile.ts';
import { xlsxFile } from '#web/ui/files/xlsx.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';
import { type EventSort, groupEvents } from '../list/eventOrder.ts';
import { exportRows } from './exportRows.ts';

interface ExportButtonProps {
  events: readonly ChurchEvent[];
  sort: EventSort;
}

/** Saves staff's list, filtered and sorted as on screen, as a file: `events-2026-11-21.csv`. */
export const ExportButton = ({ events, sort }: ExportButtonProps) => {
  const now = useClock();
  return (
    <ExportMenu
      size="small"
      sx={{ ml: 'auto', [LARGE_TEXT]: { px: 0, fontSize: '0.875rem', '& > span': { mr: 0.5 } } }}
      save={async (kind) => {
        const ordered = groupEvents(events, sort, now).flatMap((group) => group.events);
        const rows = exportRows(ordered, now, location.origin);
        saveFile(kind === 'csv' ? csvFile(rows) : xlsxFile(rows, 'Events'), `events-${now.date}.${kind}`);
      }}
    />
  );
};
