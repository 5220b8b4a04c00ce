/**
 * Who may call an endpoint: anybody; a signed-in person, on their own account; staff whose account is set up (own
 * password, second factor where required); an owner.
 */
export type Access = 'public' | 'own account' | 'staff' | 'owner';

/** One endpoint: its method, its path with `:name` parameters, and who may call it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  /** Whether staff can read its last answer where there is no network. */
  readOffline?: true;
}

/**
 * Method and path of the endpoints of the specification (section 7) and of what visitors' pages need; our own additions
 * follow the same verb-noun paths (rulings, 3). `staffEndpoints.ts` has the others. Used by the api slice, the server's
 * routes and the tests.
 */
export const endpoints = {
  /** Returns an array: all events without a query, a page of the list with `from`, `to`, `limit`, `before` (eventsQuery.ts). */
  listEvents: { method: 'GET', path: '/all/events', access: 'public', readOffline: true },
  /** Returns what an event's page shows (`EventPageAnswer`); 404 for an unknown event, 410 for a deleted one. */
  readEvent: { method: 'GET', path: '/read/events/:id', access: 'public' },
  /** Signs people up for an event; the same key again is the same sign-up (`OwnSignupAnswer`). */
  createSignup: { method: 'POST', path: '/create/signups', access: 'public' },
  /** Returns what everybody sees of the sign-ups of coming events, by the event's id (`SignupNumbersAnswer`). */
  listSignupNumbers: { method: 'GET', path: '/all/signup-numbers', access: 'public' },
  /** Returns one's own sign-up (`OwnSignupAnswer`). The secret key travels in the body, so that no log has it. */
  readSignup: { method: 'POST', path: '/read/signup', access: 'public' },
  /** Changes the number of one's own sign-up, leaves, or comes back (`OwnSignupAnswer`). */
  updateSignup: { method: 'PUT', path: '/update/signup', access: 'public' },
  /** The form on an event's page, sent without script; answers a page. */
  signUpByForm: { method: 'POST', path: '/events/:id', access: 'public' },
  signUpBySwahiliForm: { method: 'POST', path: '/sw/events/:id', access: 'public' },
  /** The form on the page of one's own sign-up, sent without script; answers a page. */
  changeSignupByForm: { method: 'POST', path: '/my-sign-up', access: 'public' },
  changeSignupBySwahiliForm: { method: 'POST', path: '/sw/my-sign-up', access: 'public' },
  submitMessage: { method: 'POST', path: '/submit', access: 'public' },
  login: { method: 'POST', path: '/login', access: 'public' },
  /** The key with which a browser asks its push service for an address (Web Push). */
  readPushKey: { method: 'GET', path: '/read/push-key', access: 'public' },
  /** Returns what a browser is reminded of and follows (`RemindersAnswer`). Its address is secret, so it is in the body. */
  readReminders: { method: 'POST', path: '/read/reminders', access: 'public' },
  /** Reminds a browser of an event (`reminderSchema`); the same browser and event again changes the reminder. */
  createReminder: { method: 'POST', path: '/create/reminders', access: 'public' },
  /** No DELETE, see `staffEndpoints`. */
  deleteReminder: { method: 'POST', path: '/delete/reminders', access: 'public' },
  /** Tells a browser of new events of some branches and categories (`followSchema`). */
  updateFollow: { method: 'PUT', path: '/update/follows', access: 'public' },
  askVerse: { method: 'POST', path: '/daily/verse', access: 'public' },
  readChapter: { method: 'GET', path: '/read/chapters/:book/:chapter', access: 'public' },
  listEditions: { method: 'GET', path: '/all/editions', access: 'public' },
  /** Returns what the Kiswahili pages quote, in the church's Kiswahili edition (`PageScriptures`). */
  readScriptures: { method: 'GET', path: '/all/scriptures', access: 'public' },
  /** Returns what staff changed of a page's words (`ContentOverlay`): `?page=about`, with `lang=sw` in Kiswahili. */
  readContent: { method: 'GET', path: '/all/content', access: 'public' },
  /** Returns where money goes (`PublicGiving`). */
  listGiving: { method: 'GET', path: '/all/giving', access: 'public' },
  /** Returns a page of the sermons on the site, latest first (`SermonsAnswer`); the query is `sermonsQuerySchema`. */
  listSermons: { method: 'GET', path: '/all/sermons', access: 'public' },
  /** Returns what a sermon's page shows (`SermonAnswer`); 404 for an unknown one, 410 for a deleted one. */
  readSermon: { method: 'GET', path: '/read/sermons/:id', access: 'public' },
  createEvent: { method: 'POST', path: '/create/events', access: 'staff' },
  updateEvent: { method: 'PUT', path: '/update/events/:id', access: 'staff' },
  deleteEvent: { method: 'DELETE', path: '/delete/events/:id', access: 'staff' },
  deleteListedEvent: { method: 'DELETE', path: '/all/events/:id', access: 'staff' },
  logout: { method: 'POST', path: '/logout', access: 'own account' },
  health: { method: 'GET', path: '/health', access: 'public' },
} as const satisfies Record<string, Endpoint>;

/** How long the server keeps an idempotency key with its response. A phone may be without a network for that long. */
export const MAX_KEY_AGE_DAYS = 14;

/** The path of an endpoint with its parameters filled in and encoded. Throws if one is missing. */
export function endpointPath(endpoint: Endpoint, parameters: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${endpoint.method} ${endpoint.path} needs ${name}.`);
    return encodeURIComponent(value);
  });
}
