import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { csvFile } from '#web/ui/files/csv.ts';
import type { ExportKind } from '#web/ui/files/ExportMenu.tsx';
import { saveFile } from '#web/ui/files/saveFile.ts';
import { xlsxFile } from '#web/ui/files/xlsx.ts';
import { type EventSort, groupEvents } from '../list/eventOrder.ts';
import { exportRows } from './exportRows.ts';

/** The list as it is shown. */
export interface ExportedList {
  events: readonly ChurchEvent[];
  sort: EventSort;
  /** The church's clock. */
  now: { date: string; time: string };
}

/** Has the browser save a list of events as a file, in the list's order: `events-2026-11-21.csv`. */
export function saveExport(kind: ExportKind, { events, sort, now }: ExportedList): void {
  const ordered = groupEvents(events, sort, now).flatMap((group) => group.events);
  const rows = exportRows(ordered, now, location.origin);
  saveFile(kind === 'csv' ? csvFile(rows) : xlsxFile(rows, 'Events'), `events-${now.date}.${kind}`);
}
