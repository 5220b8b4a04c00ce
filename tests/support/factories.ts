import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { ContactInput } from '#shared/inbox/contact.ts';

/** A Kesha as a form sends it, with what a test says of it. */
export function anEvent(fields: Partial<EventInput> = {}): EventInput {
  return {
    title: 'Friday Kesha',
    category: 'Kesha',
    description: 'A night of prayer.\nCarry a shawl.',
    venue: 'Ruiru Main Sanctuary',
    image: null,
    start_date: '2026-11-27',
    start_time: '21:00',
    end_date: '2026-11-28',
    end_time: '05:00',
    ...fields,
  };
}

/** A Kesha as the server answers it, with what a test says of it. */
export function aShownEvent(fields: Partial<ChurchEvent> = {}): ChurchEvent {
  const { status, status_note, image_alt, image_focus, ...announced } = anEvent();
  return { ...announced, id: '1', image: null, ...fields };
}

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
