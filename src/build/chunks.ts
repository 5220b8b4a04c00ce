import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** What staff's screens have in common: their frame with the dashboard, and what it loads soon after it is shown. */
const FRAME = /\/web\/(layout\/staff\/StaffLayout|pages\/staff\/DashboardPage)\.tsx$/;
const FORMS =
  /\/web\/(features\/staff-events\/((editor|status|repeats)\/\w+|pictures\/PictureDialog|DeleteEventDialog|waiting\/Waiting(Button|Dialog)|selection\/(SelectionBar|keepChanges)|row\/(RowMenuList|SignupCount)|list\/EventTable|export\/ExportButton)|layout\/staff\/(GivingNews|StaffKeys)|outbox\/waiting\/withWaiting|features\/site-words\/guide\/SamplesLeft)\.tsx?$/;
/** Menus and dialogs, which every staff screen loads after it is shown. */
const OVERLAYS = /\/web\/ui\/layout\/overlays\.ts$/;
const STAFF =
  /\/web\/(pages\/staff|layout\/staff|features\/(staff-events|profile|settings|history|inbox|this-week|door|looking-back|shortcuts|giving-accounts|site-words|signup-list))\/|\/web\/outbox\/(waiting\/withWaiting|sendStaffItem)\.ts$/;

/** The modules from which a module is loaded: the entry, and those that are imported dynamically. */
function rootsOf(id: string, context: Context, seen = new Set<string>()): Set<string> {
  const roots = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const info = context.getModuleInfo(at);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(at);
    waiting.push(...info.importers);
  }
  return roots;
}

/**
 * Whether a module comes with the menus and dialogs, and not before. What most pages share must leave it out, though many
 * have dialogs: each of them loads these later.
 */
function isOverlay(id: string, context: Context): boolean {
  const roots = [...rootsOf(id, context)];
  return roots.some((root) => OVERLAYS.test(root)) && !roots.some((root) => FRAME.test(root) || isEntry(root, context));
}

const isEntry = (id: string, context: Context): boolean => context.getModuleInfo(id)?.isEntry ?? false;

/** The file that starts the app: the build's manifest and its HTML name the app's files by it. */
const START = /\/web\/app\/main\.tsx$/;

/**
 * From how many pages and parts a module must be needed to come with the app. Fewer make every page heavier by what it
 * does not need; more make many small files, which compress worse. At 18 the contact page, the heaviest, is lightest.
 */
const MANY_ROOTS = 18;

/**
 * Up to which length of its code a module that pages share, or that every page loads soon after the app, comes with the
 * app: a request costs more than its bytes, and every page names the files that it needs.
 */
const MAX_SMALL_MODULE = 1500;
/** From how many pages that visitors open such a module must be needed. */
const MANY_FOR_SMALL = 8;

/** Whether a module comes with the app itself: it is needed to start it, or many pages need it, or it is small and shared. */
export function isApp(id: string, context: Context): boolean {
  if (START.test(id) || isEntry(id, context)) return false;
  const roots = [...rootsOf(id, context)];
  if (roots.some((root) => isEntry(root, context)) || chunkOf(id, context) === 'app') return true;
  const isSmall =
    (context.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY) <= MAX_SMALL_MODULE &&
    (roots.filter((root) => PAGE.test(root)).length >= MANY_FOR_SMALL ||
      (roots.length > 1 && roots.some((root) => AFTER_START.test(root))));
  const isForVisitors = roots.some((root) => PAGE.test(root) || AFTER_START.test(root));
  return isForVisitors && (isSmall || roots.length >= MANY_ROOTS) && !isOverlay(id, context);
}

/** What each page loads once it has started. */
const AFTER_START = /\/web\/app\/afterStart\.ts$/;

/** A page that visitors open, by its name. */
const PAGE = /\/web\/pages\/(?:site\/(\w+)|staff\/(Login))Page\.tsx$/;
/** A part that some events' pages load before they are drawn: its files are chosen as a page's are. */
const PART = /\/web\/features\/event-page\/sign-up\/(SignUp)\.tsx$/;
const LISTS = new Set(['Home', 'Events', 'Event', 'EventCard', 'SignUp', 'Signup']);
const MANY = 8;

/**
 * The chunks, in an order in which what a module imports comes before it: it is loaded by at least as many pages. Without
 * them staff's first screen comes in some ninety files. What staff share with visitors is told apart by whether the
 * contact page, whose budget is the tightest, needs it from the beginning, or another does.
 */
const CHUNKS = [
  'event-parts',
  'after-start',
  'common-staff',
  'overlays',
  'common-forms-contact',
  'common-forms-lists',
  'common-forms',
  'staff',
  'staff-forms',
  'small-parts',
  'my-branch',
  'sign-up',
  'sign-up-sending',
  'openOutbox',
];

/** What signing up, the event's page and the contact page share with other pages, which must not load all of it. */
const SMALL_PARTS =
  /\/web\/ui\/(layout\/needsScript|forms\/formSigns|text\/directionsHref)\.tsx?$|\/icons-material\/Send\.m?js$/;
/** What an event's page and signing up share with staff's screens: before theirs, or visitors would load all of that. */
const EVENT_PARTS = /\/web\/ui\/layout\/menuRegion\.ts$|\/icons-material\/Add\.m?js$|\/shared\/signup\/signup\.ts$/;
/** What asks for a visitor's branch, and keeps it. */
const MY_BRANCH = /\/(web\/myBranch\/\w+|content\/\w+\/myBranch)\.tsx?$/;
/** What signing up for an event needs at first. Small files compress worse, and the own page can bear the rest. */
const SIGN_UP =
  /\/web\/(features\/event-page\/sign-up\/SignUp(Form)?|entities\/signup\/(HeadInput|useKeptSignups)|api\/kept\/keptSignups)\.tsx?$|\/icons-material\/Remove\.m?js$|\/content\/\w+\/signUp\.ts$/;

/** What signing up needs once somebody fills the form in, or has done so: the whole errand is to stay within 30 kB. */
const SIGN_UP_SENDING =
  /\/web\/(features\/event-page\/sign-up\/(sending|sendSignup|KeptSignups|OwnLine|UnsentSignup)|entities\/signup\/(checkSignup|SendToSelf|ownStateWords)|api\/endpoints\/signups)\.tsx?$|\/content\/\w+\/(signupAnswers|ownSignup)\.ts$|\/shared\/signup\/phone\.ts$/;

/** What keeps saves, and what staff saw, on the device. Both are loaded where somebody is logged in. */
const KEPT_ON_DEVICE =
  /\/web\/(outbox\/(openOutbox|tabNews|news|joining|items|temporaryDate|boxStore|queue|outbox|locks|sending\/(answered|background|keptPictures|retries|sendItem|workerSession)|waiting\/(readWaiting|waitingItem|waitsWords|waitsKey))|api\/kept\/(lastSeen|lastSeenName|seenStore))\.ts$|\/content\/\w+\/waiting\.ts$|\/node_modules\/idb\//;

function chunkOf(id: string, context: Context): string | null {
  if (FRAME.test(id)) return null; // the build's manifest names the files of a page by its own
  if (SMALL_PARTS.test(id)) return 'small-parts';
  if (EVENT_PARTS.test(id)) return 'event-parts';
  if (MY_BRANCH.test(id)) return 'my-branch';
  if (SIGN_UP.test(id)) return 'sign-up';
  if (SIGN_UP_SENDING.test(id)) return 'sign-up-sending';
  if (KEPT_ON_DEVICE.test(id)) return 'openOutbox';
  const roots = [...rootsOf(id, context)];
  const isFrame = roots.some((root) => FRAME.test(root));
  const overlay = roots.some((root) => OVERLAYS.test(root));
  if (!isFrame && !overlay && !roots.some((root) => FORMS.test(root))) return null;
  if (roots.some((root) => AFTER_START.test(root))) return 'after-start';
  if (isOverlay(id, context)) return 'overlays';
  if (roots.every((root) => STAFF.test(root))) return isFrame ? 'staff' : 'staff-forms';
  const pages = roots.flatMap((root) => (PAGE.exec(root) ?? PART.exec(root))?.slice(1).find(Boolean) ?? []);
  const isForContact = pages.includes('Contact');
  const isForLists = pages.some((page) => LISTS.has(page));
  // Little, and not worth a request.
  if (pages.length >= MANY || (isForContact && (isFrame || isForLists))) return 'app';
  if (isFrame) return 'common-staff';
  if (isForContact) return 'common-forms-contact';
  return pages.length > 0 ? 'common-forms-lists' : 'common-forms';
}

/** The groups of modules for the chunks that staff's screens load. */
export const staffChunks: Rolldown.CodeSplittingGroup[] = CHUNKS.map((name) => ({
  name: (id, context) => (chunkOf(id, context) === name ? name : null),
}));
