import type { Settings } from '../../settings.ts';
import { requireOwner, requireSetUp, sessionOfRequest } from '../requireStaff.ts';
import type { App, YupTypeProvider } from '../validation.ts';
import { registerPushSubscriptions } from './accounts/pushSubscriptions.ts';
import { registerStaffAccounts } from './accounts/staffAccounts.ts';
import { registerContentChanges } from './content/contentChanges.ts';
import { registerContentReading } from './content/contentReading.ts';
import { registerCopies } from './copies.ts';
import { registerDoor } from './events/door.ts';
import { registerDrafts, registerEventWrites } from './events/events.ts';
import { registerHistory } from './events/history.ts';
import { registerSeries } from './events/series.ts';
import { registerSeveralEvents } from './events/severalEvents.ts';
import { registerGiving, registerGivingChanges } from './giving/giving.ts';
import { registerPictureUpload } from './images/pictures.ts';
import { registerStatusPictures } from './images/statusPictures.ts';
import { registerInbox } from './inbox/inbox.ts';
import { registerStaffSignups } from './signups/staffSignups.ts';

/** Staff's routes, and inside them owners' routes: access depends only on the scope. */
export async function registerStaffRoutes(
  staff: App,
  parts: Parameters<typeof registerStaffAccounts>[1] &
    Parameters<typeof registerStatusPictures>[1] &
    Parameters<typeof registerPictureUpload>[1] &
    Parameters<typeof registerCopies>[1] &
    Parameters<typeof registerStaffSignups>[1] &
    Parameters<typeof registerPushSubscriptions>[1] & { settings: Settings },
): Promise<void> {
  staff.addHook('onRequest', requireSetUp(parts.settings.requireSecondFactor));
  registerDrafts(staff, parts);
  registerDoor(staff, parts);
  registerStaffSignups(staff, parts);
  await staff.register(async (inner) => {
    const events = inner.withTypeProvider<YupTypeProvider>();
    events.addHook('onResponse', async (request, { statusCode }) => {
      if (statusCode < 300) parts.news.tell('events', sessionOfRequest(request).staff_id);
    });
    registerEventWrites(events, parts);
    registerSeries(events, parts);
    registerSeveralEvents(events, parts);
  });
  registerPushSubscriptions(staff, parts);
  await registerPictureUpload(staff, parts);
  registerStatusPictures(staff, parts);
  registerCopies(staff, parts);
  registerHistory(staff, parts);
  registerInbox(staff, parts);
  registerGiving(staff, parts);
  registerContentReading(staff, parts);
  registerContentChanges(staff, parts);
  await staff.register(async (inner) => {
    const owners = inner.withTypeProvider<YupTypeProvider>();
    owners.addHook('onRequest', requireOwner);
    registerStaffAccounts(owners, parts);
    registerGivingChanges(owners, parts);
  });
}
