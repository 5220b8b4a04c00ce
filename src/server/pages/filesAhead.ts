import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageName, pages } from '#content/pages.ts';
import { calls } from '#shared/calls.ts';

/** The build's own list of its files: for each module the file that it is in, and the modules whose files come first. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'index.html';
const FRAME = 'src/web/layout/StaffLayout.tsx';

/** The module that draws each of staff's pages, and whether that page shows the whole list of events. */
const STAFF_PAGES: Partial<Record<PageName, { module: string; framed: boolean; listsEvents: boolean }>> = {
  login: { module: 'LoginPage', framed: false, listsEvents: false },
  eventList: { module: 'EventListPage', framed: false, listsEvents: true },
  manageEvents: { module: 'ManageEventsPage', framed: true, listsEvents: true },
  dashboard: { module: 'DashboardPage', framed: true, listsEvents: true },
  dashboardEvent: { module: 'DashboardPage', framed: true, listsEvents: true },
  thisWeek: { module: 'ThisWeekPage', framed: true, listsEvents: true },
  history: { module: 'HistoryPage', framed: true, listsEvents: false },
  messages: { module: 'MessagesPage', framed: true, listsEvents: false },
  profile: { module: 'ProfilePage', framed: true, listsEvents: false },
  settings: { module: 'SettingsPage', framed: true, listsEvents: false },
};

/**
 * Has the browser fetch at once all that a page of staff's is drawn with, which it would otherwise find file after file:
 * the elements for the head of the page that is sent without being drawn.
 *
 * @param clientFolder the built files for browsers; without the build's list of them nothing is named
 * @returns the elements for a page; with the list of events among them unless another backend answers it
 */
export function filesAhead(clientFolder: string): (page: PageName, apiHost: string | undefined) => string {
  const path = join(clientFolder, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};

  const gather = (name: string, files = new Set<string>()): Set<string> => {
    const part = manifest[name];
    if (!part || files.has(part.file)) return files;
    files.add(part.file);
    for (const needed of part.imports ?? []) gather(needed, files);
    return files;
  };

  return (page, apiHost) => {
    const staff = STAFF_PAGES[page];
    if (!staff || !pages[page].ready) return '';
    const files = gather(ENTRY);
    if (staff.framed) gather(FRAME, files);
    gather(`src/web/pages/staff/${staff.module}.tsx`, files);
    const list = staff.listsEvents && !apiHost;
    return [
      list ? `<link rel="preload" href="${calls.listEvents.path}" as="fetch" crossorigin>` : '',
      ...[...files].map((file) => `<link rel="modulepreload" href="/${file}">`),
    ].join('');
  };
}
