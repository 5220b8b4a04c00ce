import type { App, AppContext } from '#server/http/appContext.ts';
import { requireOwner, requireSetUp, sessionOfRequest } from '../requireStaff.ts';
import { registerPushSubscriptions } from './accounts/pushSubscriptions.ts';
import { registerStaffAccounts } from './accounts/staffAccounts.ts';
import { registerContentReading } from './content/content.ts';
import { registerContentChanges } from './content/contentChanges.ts';
import { registerEditions } from './editions.ts';
import { registerDoor } from './events/door.ts';
import { registerDrafts, registerEventWrites } from './events/events.ts';
import { registerHistory } from './events/history.ts';
import { registerRemindNow } from './events/reminders.ts';
import { registerSeveralEvents } from './events/severalEvents.ts';
import { registerGiving, registerGivingChanges } from './giving/giving.ts';
import { registerBackups } from './health.ts';
import { registerHeld, registerHeldYes } from './held/held.ts';
import { registerPictureUpload } from './images/pictures.ts';
import { registerStatusPictures } from './images/statusPictures.ts';
import { registerInbox } from './inbox/inbox.ts';
import { registerSermonUploads } from './sermons/sermonUploads.ts';
import { registerStaffSermons } from './sermons/staffSermons.ts';
import { registerStaffSignups } from './signups/staffSignups.ts';

/** Staff's routes, and inside them owners' routes: access depends only on the scope. */
export async function registerStaffRoutes(staff: App, context: AppContext): Promise<void> {
  staff.addHook('onRequest', requireSetUp(context.settings.requireSecondFactor));
  registerDrafts(staff, context);
  registerDoor(staff, context);
  registerStaffSignups(staff, context);
  registerRemindNow(staff, context);
  await staff.register(async (events: App) => {
    events.addHook('onResponse', async (request, { statusCode }) => {
      if (statusCode < 300) context.pushNotifier.notify('events', sessionOfRequest(request).staff_id);
    });
    registerEventWrites(events, context);
    registerSeveralEvents(events, context);
  });
  registerPushSubscriptions(staff, context);
  await registerPictureUpload(staff, context);
  registerStatusPictures(staff, context);
  registerBackups(staff, context);
  registerStaffSermons(staff, context);
  await registerSermonUploads(staff, context);
  registerHistory(staff, context);
  registerInbox(staff, context);
  registerGiving(staff, context);
  registerContentReading(staff, context);
  registerContentChanges(staff, context);
  registerHeld(staff, context);
  await staff.register(async (owners: App) => {
    owners.addHook('onRequest', requireOwner);
    registerStaffAccounts(owners, context);
    registerGivingChanges(owners, context);
    registerHeldYes(owners, context);
    await owners.register((editions: App) => registerEditions(editions, context));
  });
}
