/*
 * The lists of modules for `chunks.ts`: a file without its ending, such as `web/app/main`, or a folder with a slash at its
 * end. Paths begin in `src` or in `node_modules`; the words of a page begin with `words/`.
 */

/** Chunks whose modules are listed. */
export const LISTED: Readonly<Record<string, readonly string[]>> = {
  // What checks a form. By itself, so that the contact page does not load the rest of staff's forms with it.
  'form-checks': ['yup/', 'property-expr/', 'tiny-case/', 'toposort/', '@hookform/resolvers/', 'shared/text'],
  // A line each that a few pages share with staff's screens, and for which they would load a whole chunk.
  app: [
    '@mui/material/useMediaQuery/',
    '@mui/icons-material/Check',
    '@mui/icons-material/Add',
    'web/ui/layout/menuRegion',
    'shared/signup/signup',
    'web/ui/layout/needsScript',
    'web/ui/forms/formSigns',
    'web/ui/text/directionsHref',
    'web/ui/feedback/TryAgain',
    '@mui/icons-material/Send',
  ],
  // What asks for a visitor's branch, and keeps it.
  'my-branch': ['web/myBranch/', 'words/myBranch'],
  // What signing up for an event needs at first. Small files compress worse, and the own page can bear the rest.
  'sign-up': [
    'web/features/event-page/sign-up/SignUp',
    'web/features/event-page/sign-up/SignUpForm',
    'web/entities/signup/HeadInput',
    'web/entities/signup/useKeptSignups',
    'web/api/kept/keptSignups',
    '@mui/icons-material/Remove',
    'words/signUp',
  ],
  // What it needs once somebody fills the form in, or has done so: the whole sign-up is to stay within 30 kB.
  'sign-up-sending': [
    'web/features/event-page/sign-up/sending',
    'web/features/event-page/sign-up/sendSignup',
    'web/features/event-page/sign-up/KeptSignups',
    'web/features/event-page/sign-up/OwnLine',
    'web/features/event-page/sign-up/UnsentSignup',
    'web/entities/signup/checkSignup',
    'web/entities/signup/SendToSelf',
    'web/entities/signup/ownStateWords',
    'web/api/endpoints/signups',
    'words/signupAnswers',
    'words/ownSignup',
    'shared/signup/phone',
  ],
  // What keeps saves, and what staff saw, on the device. Both are loaded where somebody is logged in.
  openOutbox: [
    'web/outbox/openOutbox',
    'web/outbox/tabNews',
    'web/outbox/news',
    'web/outbox/joining',
    'web/outbox/items',
    'web/outbox/temporaryDate',
    'web/outbox/boxStore',
    'web/outbox/queue',
    'web/outbox/outbox',
    'web/outbox/locks',
    'web/outbox/sending/answered',
    'web/outbox/sending/background',
    'web/outbox/sending/keptPictures',
    'web/outbox/sending/retries',
    'web/outbox/sending/sendItem',
    'web/outbox/sending/workerSession',
    'web/outbox/waiting/readWaiting',
    'web/outbox/waiting/waitingItem',
    'web/outbox/waiting/waitsWords',
    'web/outbox/outboxNames',
    'web/api/kept/lastSeen',
    'web/api/kept/lastSeenName',
    'web/api/kept/seenStore',
    'words/waiting',
    'idb/',
  ],
};

/**
 * The chunks after the app's, in an order in which what a module imports comes before it: it is loaded by at least as many
 * pages. What staff share with visitors is told apart by whether the contact page, whose budget is the tightest, needs it
 * from the beginning, or another does.
 */
export const CHUNKS = [
  'after-start',
  'common-staff',
  'overlays',
  'common-forms-contact',
  'common-forms-lists',
  'form-checks',
  'common-forms',
  'staff',
  'staff-forms',
  'my-branch',
  'sign-up',
  'sign-up-sending',
  'openOutbox',
];

/** The file that starts the app: the build's manifest and its HTML name the app's files by it. */
export const START = 'web/app/main';

/** What each page loads once it has started. */
export const AFTER_START = 'web/app/afterStart';

/** Menus and dialogs, which every staff screen loads after it is shown. */
export const OVERLAYS = 'web/ui/layout/overlays';

/** What staff's screens have in common: their frame with the dashboard. The manifest names the files of a page by its own. */
export const FRAME = ['web/layout/staff/StaffLayout', 'web/pages/staff/DashboardPage'];

/** What the frame loads soon after it is shown. */
export const STAFF_FORMS = [
  'web/features/staff-events/editor/',
  'web/features/staff-events/status/',
  'web/features/staff-events/repeats/',
  'web/features/staff-events/pictures/PictureDialog',
  'web/features/staff-events/DeleteEventDialog',
  'web/features/staff-events/waiting/WaitingButton',
  'web/features/staff-events/waiting/WaitingDialog',
  'web/features/staff-events/selection/SelectionBar',
  'web/features/staff-events/selection/keepChanges',
  'web/features/staff-events/row/RowMenuList',
  'web/features/staff-events/row/SignupCount',
  'web/features/staff-events/list/EventTable',
  'web/features/staff-events/export/ExportButton',
  'web/layout/staff/GivingNews',
  'web/layout/staff/StaffKeys',
  'web/outbox/waiting/withWaiting',
  'web/features/site-words/guide/SamplesLeft',
];

/** The form that some events' pages load before they are drawn: its files are chosen as a page's are. */
export const SIGN_UP = 'web/features/event-page/sign-up/SignUp';

/** What visitors' forms load before or after they are shown. */
export const VISITORS_FORMS = [
  SIGN_UP,
  'web/features/event-page/sign-up/sending',
  'web/features/contact/contactResolver',
  'web/outbox/openOutbox',
];

/** What only staff load. */
export const STAFF = [
  'web/pages/staff/',
  'web/layout/staff/',
  'web/features/staff-events/',
  'web/features/profile/',
  'web/features/settings/',
  'web/features/history/',
  'web/features/inbox/',
  'web/features/this-week/',
  'web/features/door/',
  'web/features/looking-back/',
  'web/features/shortcuts/',
  'web/features/giving-accounts/',
  'web/features/site-words/',
  'web/features/signup-list/',
  'web/outbox/waiting/withWaiting',
];

/** Pages that visitors open. */
export const VISITORS_PAGES = ['web/pages/site/', 'web/pages/staff/LoginPage'];

export const CONTACT_PAGE = 'web/pages/site/ContactPage';

/** Pages with events, and what they load before they are drawn. */
export const EVENTS_PAGES = [
  'web/pages/site/HomePage',
  'web/pages/site/EventsPage',
  'web/pages/site/EventPage',
  'web/pages/site/EventCardPage',
  'web/pages/site/SignupPage',
  SIGN_UP,
];
