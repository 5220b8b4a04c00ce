import { SERMON_UPLOADS } from '../sermons/sermonLimits.ts';
import type { Endpoint } from './endpoints.ts';

/**
 * Method and path of the endpoints that only staff screens use, our own additions to section 7 (rulings, 3). In a file
 * of their own, so that no visitor downloads them.
 * A deletion that needs a body is a POST, since some proxies drop the body of a DELETE.
 */
export const staffEndpoints = {
  /** Returns an array: the drafts, and the events whose hour to appear has not come. */
  listDrafts: { method: 'GET', path: '/all/drafts', access: 'staff', readOffline: true },
  restoreEvent: { method: 'POST', path: '/restore/events/:id', access: 'staff' },
  /** Makes an event as it was at an entry of its history. */
  revertEvent: { method: 'POST', path: '/revert/events/:id', access: 'staff' },
  /** Cancels, moves or deletes several events; answers the `changed` ones with their new versions. */
  updateEvents: { method: 'PUT', path: '/update/events', access: 'staff' },
  /** Brings changed or deleted events back to what they were before. */
  undoEvents: { method: 'POST', path: '/undo/events', access: 'staff' },
  createSeries: { method: 'POST', path: '/create/series', access: 'staff' },
  updateSeries: { method: 'PUT', path: '/update/series/:id', access: 'staff' },
  deleteSeries: { method: 'POST', path: '/delete/series/:id', access: 'staff' },
  /** Stores what a phone counted at the door, and answers what all phones have (`DoorAnswer`). Safe to repeat. */
  updateDoorCounts: { method: 'PUT', path: '/update/door-counts/:id', access: 'staff' },
  /** Returns how many came to each event that was counted (`AttendanceAnswer`). */
  listAttendance: { method: 'GET', path: '/all/attendance', access: 'staff' },
  /** Returns an event's sign-ups with their totals (`SignupListAnswer`), as do all changes of them below. */
  listSignups: { method: 'GET', path: '/all/signups/:id', access: 'staff', readOffline: true },
  /** Returns how many have signed up for each coming event (`SignupTotalsAnswer`). */
  listSignupTotals: { method: 'GET', path: '/all/signup-totals', access: 'staff', readOffline: true },
  /** Signs people up by hand, for the event of this id. */
  createStaffSignup: { method: 'POST', path: '/create/signups/:id', access: 'staff' },
  /** Changes the sign-up of this id; so do the next two. */
  updateStaffSignup: { method: 'PUT', path: '/update/signups/:id', access: 'staff' },
  deleteSignup: { method: 'DELETE', path: '/delete/signups/:id', access: 'staff' },
  restoreSignup: { method: 'POST', path: '/restore/signups/:id', access: 'staff' },
  /** Sends a push to everybody who asked for a reminder of the event of this id; answers how many were `sent`. */
  sendReminders: { method: 'POST', path: '/send/reminders/:id', access: 'staff' },
  /** Closes the sign-up of the event of this id at once, or opens it again. */
  updateSignupClosing: { method: 'PUT', path: '/update/signup-closing/:id', access: 'staff' },
  /** Stores which names a phone ticked off at the door, and answers all names (`DoorNamesAnswer`). Safe to repeat. */
  updateDoorNames: { method: 'PUT', path: '/update/door-names/:id', access: 'staff' },
  /** Returns all sermons as staff write them, drafts too (`StaffSermon`), latest first. */
  listStaffSermons: { method: 'GET', path: '/all/staff-sermons', access: 'staff', readOffline: true },
  /** Creates a sermon (`sermonSchema`); this and the next answer it as `sermon`. */
  createSermon: { method: 'POST', path: '/create/sermons', access: 'staff' },
  /** Changes a sermon; If-Match has the version that the change is based on. 412 with the sermon as it is `now`. */
  updateSermon: { method: 'PUT', path: '/update/sermons/:id', access: 'staff' },
  deleteSermon: { method: 'DELETE', path: '/delete/sermons/:id', access: 'staff' },
  restoreSermon: { method: 'POST', path: '/restore/sermons/:id', access: 'staff' },
  /** Makes a sermon as it was at an entry of its history (`revertSchema`); answers it as `sermon`. */
  revertSermon: { method: 'POST', path: '/revert/sermons/:id', access: 'staff' },
  /** Uploads of recordings, by the tus protocol: begins one; its address comes as `Location`. */
  createSermonUpload: { method: 'POST', path: SERMON_UPLOADS, access: 'staff' },
  /** HEAD says how much is there. GET returns the recording (`SermonSound`) of one that is whole, or why it is refused. */
  readSermonUpload: { method: 'GET', path: `${SERMON_UPLOADS}/:id`, access: 'staff' },
  updateSermonUpload: { method: 'PATCH', path: `${SERMON_UPLOADS}/:id`, access: 'staff' },
  createPicture: { method: 'POST', path: '/create/pictures', access: 'staff' },
  /** Adds a chunk of the picture with this id (`?from=0&total=290000`), and answers how much is there (`ChunkAnswer`). */
  updatePictureChunk: { method: 'PUT', path: '/update/picture-parts/:id', access: 'staff' },
  /** Answers the picture that announces the week which begins that day; of one branch with `?branch=juja`. */
  readWeekPicture: { method: 'GET', path: '/read/week-pictures/:from', access: 'staff' },
  /** Answers the picture that announces one event on WhatsApp Status, also of a draft. */
  readStatusPicture: { method: 'GET', path: '/read/status-pictures/:id', access: 'staff' },
  /** Returns when the last backup was made, and when a trial restore last succeeded. */
  readBackups: { method: 'GET', path: '/read/backups', access: 'staff' },
  listHistory: { method: 'GET', path: '/all/history', access: 'staff' },
  createPushSubscription: { method: 'POST', path: '/create/push-subscriptions', access: 'staff' },
  deletePushSubscription: { method: 'POST', path: '/delete/push-subscriptions', access: 'staff' },
  listMessages: { method: 'GET', path: '/all/messages', access: 'staff', readOffline: true },
  updateMessages: { method: 'PUT', path: '/update/messages', access: 'staff' },
  updateMessageNote: { method: 'PUT', path: '/update/messages/:id/note', access: 'staff' },
  deleteMessages: { method: 'POST', path: '/delete/messages', access: 'staff' },
  restoreMessages: { method: 'POST', path: '/restore/messages', access: 'staff' },
  // The token travels in the body, so that no log has it.
  readInvitation: { method: 'POST', path: '/read/invitation', access: 'public' },
  acceptInvitation: { method: 'POST', path: '/accept/invitation', access: 'public' },
  readAccount: { method: 'GET', path: '/read/account', access: 'own account', readOffline: true },
  listSessions: { method: 'GET', path: '/all/sessions', access: 'own account' },
  deleteSession: { method: 'DELETE', path: '/delete/sessions/:id', access: 'own account' },
  updatePassword: { method: 'PUT', path: '/update/password', access: 'own account' },
  readSecondFactor: { method: 'GET', path: '/read/second-factor', access: 'own account' },
  createSecondFactor: { method: 'POST', path: '/create/second-factor', access: 'own account' },
  confirmSecondFactor: { method: 'POST', path: '/confirm/second-factor', access: 'own account' },
  deleteSecondFactor: { method: 'POST', path: '/delete/second-factor', access: 'own account' },
  createRecoveryCodes: { method: 'POST', path: '/create/recovery-codes', access: 'own account' },
  keepRecoveryCodes: { method: 'POST', path: '/keep/recovery-codes', access: 'own account' },
  listStaff: { method: 'GET', path: '/all/staff', access: 'owner' },
  createStaff: { method: 'POST', path: '/create/staff', access: 'owner' },
  updateStaff: { method: 'PUT', path: '/update/staff/:id', access: 'owner' },
  updateRole: { method: 'PUT', path: '/update/staff/:id/role', access: 'owner' },
  deleteStaff: { method: 'POST', path: '/delete/staff/:id', access: 'owner' },
  /** Returns what this account has scheduled (`ScheduledItem`). */
  listScheduled: { method: 'GET', path: '/all/scheduled/:id', access: 'owner' },
  /** Adds an edition of the Bible. The body is its file; the query has its name, language and credit (`editionQuery`). */
  createEdition: { method: 'POST', path: '/create/editions', access: 'owner' },
  deleteEdition: { method: 'DELETE', path: '/delete/editions/:name', access: 'owner' },
  restoreEdition: { method: 'POST', path: '/restore/editions/:name', access: 'owner' },
  readGiving: { method: 'GET', path: '/read/giving', access: 'staff' },
  createPurpose: { method: 'POST', path: '/create/giving-purposes', access: 'owner' },
  updatePurpose: { method: 'PUT', path: '/update/giving-purposes/:id', access: 'owner' },
  changeGiving: { method: 'POST', path: '/create/giving-changes', access: 'owner' },
  /** A second owner lets a change take effect before its wait is over. */
  confirmGiving: { method: 'POST', path: '/confirm/giving-changes/:id', access: 'owner' },
  withdrawGiving: { method: 'POST', path: '/delete/giving-changes/:id', access: 'owner' },
  /** Notes that one has seen changes which others asked for. */
  seeGiving: { method: 'POST', path: '/see/giving-changes', access: 'owner' },
  /** Returns the fields of a page as staff write them, with what waits (`FieldState`). */
  listContentFields: { method: 'GET', path: '/all/content-fields', access: 'staff' },
  /** Returns the page's overlay with the drafts of the body, of the church's facts too, in it. */
  previewContent: { method: 'POST', path: '/read/content-preview', access: 'staff' },
  listContentHistory: { method: 'GET', path: '/all/content-history', access: 'staff' },
  /** Returns what is left to do (`UnfinishedContent`). */
  listUnfinishedContent: { method: 'GET', path: '/all/unfinished-content', access: 'staff' },
  /** Checks a reference as it is typed, and returns it with the words of its passage. */
  checkPassage: { method: 'POST', path: '/check/passage', access: 'staff' },
  publishContent: { method: 'POST', path: '/publish/content', access: 'staff' },
  /** Takes versions off the site, or keeps those that wait from coming on it. */
  withdrawContent: { method: 'POST', path: '/withdraw/content', access: 'staff' },
  /** Returns what waits for an owner's yes, and what owners have confirmed (`HeldAnswer`). */
  listHeld: { method: 'GET', path: '/all/held-changes', access: 'staff', readOffline: true },
  /** An owner's yes: what waited is on the site, or will be at its hour. */
  confirmHeld: { method: 'POST', path: '/confirm/held-changes', access: 'owner' },
  /** An owner's no, or a withdrawal of one's own. */
  deleteHeld: { method: 'POST', path: '/delete/held-changes', access: 'staff' },
  clearSecondFactor: { method: 'POST', path: '/delete/staff/:id/second-factor', access: 'owner' },
} as const satisfies Record<string, Endpoint>;
