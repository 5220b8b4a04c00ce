import { createECDH, randomBytes } from 'node:crypto';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { ContactInput } from '#shared/inbox/contact.ts';
import type { SermonInput } from '#shared/sermons/sermon.ts';

const KESHA = {
  title: 'Friday Kesha',
  category: 'Kesha',
  description: 'A night of prayer.\nCarry a shawl.',
  venue: 'Ruiru Main Sanctuary',
  image: null,
  start_date: '2026-11-27',
  start_time: '21:00',
  end_date: '2026-11-28',
  end_time: '05:00',
};

/** A Kesha as a form sends it, with what a test says of it. */
export const anEvent = (fields: Partial<EventInput> = {}): EventInput => ({ ...KESHA, ...fields });

/** A Kesha as the server answers it, with what a test says of it. */
export const aShownEvent = (fields: Partial<ChurchEvent> = {}): ChurchEvent => ({ ...KESHA, id: '1', ...fields });

/** A sermon as a form sends it, with what a test says of it. */
export const aSermon = (fields: Partial<SermonInput> = {}): Partial<SermonInput> => ({
  ...{ title: 'The good shepherd', preacher: 'Pastor Wanjiru', date: '2026-11-15' },
  ...fields,
});

/** A contact message as the form sends it, with what a test says of it. */
export function aMessage(fields: Partial<ContactInput> = {}): ContactInput {
  return {
    name: 'Wanjiku Kamau',
    email: 'wanjiku@example.com',
    phone_number: '+254 700 000 001',
    message: 'When is the next Bible study?',
    ...fields,
  };
}

/** A browser's subscription, of which Chrome's push service knows. */
export function aSubscription(name: string) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}
