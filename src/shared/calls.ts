/**
 * Who may make a call: anybody; the holder of a living access token, on their own account; whoever of staff has chosen
 * a password of their own and set up what is required; an owner.
 */
export type Access = 'public' | 'own account' | 'staff' | 'owner';

/** One call: its method, its path with `:name` parameters, and who may make it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
}

/**
 * Method and path of every call (specification, section 7; our own additions follow the same verb-noun paths, rulings,
 * 3). Read by the app's api slice, by the server's routes and by the tests.
 */
export const calls = {
  /** Answers an array: every event without a query, a part of the list with `from`, `to`, `limit`, `before` (eventParts.ts). */
  listEvents: { method: 'GET', path: '/all/events', access: 'public' },
  /** Answers what an event's page shows (`EventPageAnswer`); 404 or 410 where there is no such event (any more). */
  readEvent: { method: 'GET', path: '/read/events/:id', access: 'public' },
  submitMessage: { method: 'POST', path: '/submit', access: 'public' },
  login: { method: 'POST', path: '/login', access: 'public' },
  askVerse: { method: 'POST', path: '/daily/verse', access: 'public' },
  readChapter: { method: 'GET', path: '/read/chapters/:book/:chapter', access: 'public' },
  listEditions: { method: 'GET', path: '/all/editions', access: 'public' },
  createEvent: { method: 'POST', path: '/create/events', access: 'staff' },
  updateEvent: { method: 'PUT', path: '/update/events/:id', access: 'staff' },
  deleteEvent: { method: 'DELETE', path: '/delete/events/:id', access: 'staff' },
  deleteListedEvent: { method: 'DELETE', path: '/all/events/:id', access: 'staff' },
  logout: { method: 'POST', path: '/logout', access: 'own account' },
  health: { method: 'GET', path: '/health', access: 'public' },
} as const satisfies Record<string, Call>;

/** A call's path with its parameters filled in and encoded. Throws where one is missing. */
export function callPath(call: Call, parameters: Record<string, string> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The call ${call.method} ${call.path} needs ${name}.`);
    return encodeURIComponent(value);
  });
}
