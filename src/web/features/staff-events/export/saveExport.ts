import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { type EventSort, groupEvents } from '../list/eventOrder.ts';
import { csvFile } from './csv.ts';
import { exportRows } from './exportRows.ts';
import { xlsxFile } from './xlsx.ts';

export type ExportKind = 'csv' | 'xlsx';

/** The list as it is shown. */
export interface ExportedList {
  events: readonly ChurchEvent[];
  sort: EventSort;
  /** The church's clock. */
  now: { date: string; time: string };
}

/** How long the browser may take to begin a download, in milliseconds. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Has the browser save a list of events as a file, in the list's order: `events-2026-11-21.csv`. */
export function saveExport(kind: ExportKind, { events, sort, now }: ExportedList): void {
  const ordered = groupEvents(events, sort, now).flatMap((group) => group.events);
  const rows = exportRows(ordered, now, location.origin);
  const address = URL.createObjectURL(kind === 'csv' ? csvFile(rows) : xlsxFile(rows, 'Events'));
  const link = document.createElement('a');
  link.href = address;
  link.download = `events-${now.date}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_TIMEOUT_MS);
}
