import type { Endpoint } from './endpoints.ts';

/**
 * Method and path of the endpoints that only staff screens call, our own additions to section 7 (rulings, 3). In a file
 * of their own, so that no visitor downloads them.
 */
export const staffEndpoints = {
  restoreEvent: { method: 'POST', path: '/restore/events/:id', access: 'staff' },
  restoreEvents: { method: 'POST', path: '/restore/events', access: 'staff' },
  createSeries: { method: 'POST', path: '/create/series', access: 'staff' },
  updateSeries: { method: 'PUT', path: '/update/series/:id', access: 'staff' },
  // Not a DELETE: it needs a body, and some proxies drop the body of a DELETE.
  deleteSeries: { method: 'POST', path: '/delete/series/:id', access: 'staff' },
  createPicture: { method: 'POST', path: '/create/pictures', access: 'staff' },
  /** Answers the picture that announces the week which begins that day; of one branch with `?branch=juja`. */
  readWeekPicture: { method: 'GET', path: '/read/week-pictures/:from', access: 'staff' },
  /** Answers when the data was last copied, and whether a copy was restored on trial. */
  readCopies: { method: 'GET', path: '/read/copies', access: 'staff' },
  listHistory: { method: 'GET', path: '/all/history', access: 'staff' },
  listMessages: { method: 'GET', path: '/all/messages', access: 'staff' },
  updateMessage: { method: 'PUT', path: '/update/messages/:id', access: 'staff' },
  deleteMessage: { method: 'DELETE', path: '/delete/messages/:id', access: 'staff' },
  restoreMessage: { method: 'POST', path: '/restore/messages/:id', access: 'staff' },
  readAccount: { method: 'GET', path: '/read/account', access: 'own account' },
  listSessions: { method: 'GET', path: '/all/sessions', access: 'own account' },
  deleteSession: { method: 'DELETE', path: '/delete/sessions/:id', access: 'own account' },
  updatePassword: { method: 'PUT', path: '/update/password', access: 'own account' },
  readSecondFactor: { method: 'GET', path: '/read/second-factor', access: 'own account' },
  createSecondFactor: { method: 'POST', path: '/create/second-factor', access: 'own account' },
  confirmSecondFactor: { method: 'POST', path: '/confirm/second-factor', access: 'own account' },
  // Not a DELETE: the password travels in the body, and some proxies drop the body of a DELETE.
  deleteSecondFactor: { method: 'POST', path: '/delete/second-factor', access: 'own account' },
  createRecoveryCodes: { method: 'POST', path: '/create/recovery-codes', access: 'own account' },
  listStaff: { method: 'GET', path: '/all/staff', access: 'owner' },
  createStaff: { method: 'POST', path: '/create/staff', access: 'owner' },
  updateStaff: { method: 'PUT', path: '/update/staff/:id', access: 'owner' },
  updateRole: { method: 'PUT', path: '/update/staff/:id/role', access: 'owner' },
  deleteStaff: { method: 'POST', path: '/delete/staff/:id', access: 'owner' },
  clearSecondFactor: { method: 'POST', path: '/delete/staff/:id/second-factor', access: 'owner' },
} as const satisfies Record<string, Endpoint>;
