import type { Rolldown } from 'vite';
import {
  AFTER_START,
  CHUNKS,
  CONTACT_PAGE,
  EVENTS_PAGES,
  FRAME,
  LISTED,
  OVERLAYS,
  SIGN_UP,
  STAFF,
  STAFF_FORMS,
  START,
  VISITORS_FORMS,
  VISITORS_PAGES,
} from './chunkLists.ts';

type Context = Rolldown.ChunkingContext;

/** From how many pages a module that staff's screens need too comes with the app. */
const MIN_PAGES_OF_STAFFS = 8;

/**
 * From how many pages and parts, staff's aside, a module must be needed to come with the app. Fewer make every page heavier
 * by what it does not need; more make many small files, which compress worse. From 13 on some pages load what staff's
 * lists share.
 */
const MIN_ROOTS = 10;

/**
 * Up to which length of its code a module that pages share, or that every page loads soon after the app, comes with the
 * app: a request costs more than its bytes, and every page names the files that it needs.
 */
const MAX_SMALL_LENGTH = 1500;

/** From how many pages that visitors open such a module must be needed. */
const MIN_PAGES_OF_SMALL = 8;

/**
 * A module's name: its path in `src`, or in `node_modules`, without its ending. The words of a page are `words/…` in
 * either language, as in `#words/…`.
 */
function nameOf(id: string): string {
  const [, path = id] = /.*\/(?:node_modules|src)\/(.+?)\.\w+$/.exec(id) ?? [];
  return path.replace(/^content\/(en|sw)\//, 'words/');
}

const isIn = (list: readonly string[], name: string): boolean =>
  list.some((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));

/** Where a module is loaded from. */
interface Roots {
  /** The names of the modules that are imported dynamically, such as pages, and from which this one is loaded. */
  names: readonly string[];
  /** Whether the app itself needs it to start. */
  isOfEntry: boolean;
}

function rootsOf(id: string, context: Context): Roots {
  const names: string[] = [];
  let isOfEntry = false;
  const seen = new Set<string>();
  const queue = [id];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const info = context.getModuleInfo(at);
    if (!info) continue;
    if (info.isEntry) isOfEntry = true;
    if (info.isEntry || info.dynamicImporters.length > 0) names.push(nameOf(at));
    queue.push(...info.importers);
  }
  return { names, isOfEntry };
}

const hasAny = ({ names }: Roots, list: readonly string[]): boolean => names.some((name) => isIn(list, name));

/**
 * Whether a module comes with the menus and dialogs, and not before. What most pages share must leave it out, though many
 * have dialogs: each of them loads these later.
 */
const isOverlay = (roots: Roots): boolean => hasAny(roots, [OVERLAYS]) && !hasAny(roots, FRAME) && !roots.isOfEntry;

/** Whether a module comes with the app itself: it is needed to start it, or many pages need it, or it is small and shared. */
export function isApp(id: string, context: Context): boolean {
  const info = context.getModuleInfo(id);
  if (nameOf(id) === START || info?.isEntry) return false;
  const roots = rootsOf(id, context);
  if (roots.isOfEntry || chunkOf(id, context) === 'app') return true;
  const pages = roots.names.filter((name) => isIn(VISITORS_PAGES, name));
  const isAfterStart = roots.names.includes(AFTER_START);
  if ((pages.length === 0 && !isAfterStart) || isOverlay(roots)) return false;
  const isSmall = info?.code != null && info.code.length <= MAX_SMALL_LENGTH;
  const isShared = pages.length >= MIN_PAGES_OF_SMALL || (isAfterStart && roots.names.length > 1);
  const ofVisitors = roots.names.filter((name) => !isIn(STAFF, name));
  return (isSmall && isShared) || ofVisitors.length >= MIN_ROOTS;
}

/**
 * The chunk of a module that is listed, or that staff's screens need, or that a visitors' form shares; null if Rolldown may
 * choose. A listed chunk takes with it what its modules import and no chunk before it holds: what others need too must
 * not get there.
 */
function chunkOf(id: string, context: Context): string | null {
  const name = nameOf(id);
  if (isIn(FRAME, name)) return null;
  const listed = Object.keys(LISTED).find((chunk) => isIn(LISTED[chunk] ?? [], name));
  if (listed !== undefined) return listed;
  const roots = rootsOf(id, context);
  const isFrame = hasAny(roots, FRAME);
  const isSharedByForms = roots.names.length > 1 && hasAny(roots, VISITORS_FORMS);
  if (!isFrame && !isSharedByForms && !hasAny(roots, [OVERLAYS, ...STAFF_FORMS])) return null;
  if (roots.names.includes(AFTER_START)) return 'after-start';
  if (isOverlay(roots)) return 'overlays';
  if (roots.names.every((root) => isIn(STAFF, root))) return isFrame ? 'staff' : 'staff-forms';
  const pages = roots.names.filter((root) => isIn([...VISITORS_PAGES, SIGN_UP], root));
  const isForContact = pages.includes(CONTACT_PAGE);
  const isForEvents = pages.some((page) => isIn(EVENTS_PAGES, page));
  // What the contact page shares with these is little, and not worth a request.
  if (pages.length >= MIN_PAGES_OF_STAFFS || (isForContact && (isFrame || isForEvents))) return 'app';
  if (isFrame) return 'common-staff';
  if (isForContact) return 'common-forms-contact';
  return pages.length > 0 ? 'common-forms-lists' : 'common-forms';
}

/**
 * The groups of modules for the chunks after the app's. Without them staff's first screen would come in some ninety
 * files.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = CHUNKS.map((name) => ({
  name: (id, context) => (chunkOf(id, context) === name ? name : null),
}));
