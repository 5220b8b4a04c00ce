import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { anEvent } from '../factories.ts';
import { signInWith } from '../http/signInWith.ts';
import { STAFF } from '../testApp.ts';

/** Signs in to a running server as the account of the tests: the headers of its requests, and how it puts an event on. */
export async function staffAt(origin: string) {
  const headers = await signInWith(origin, STAFF);
  const put = (fields: Partial<EventInput> = {}) =>
    fetch(`${origin}/create/events`, { method: 'POST', headers, body: JSON.stringify(anEvent(fields)) });
  return { headers, put };
}

/** The titles of the events that a running server lists. */
export async function titlesAt(origin: string): Promise<string[]> {
  const events = (await (await fetch(`${origin}/all/events`)).json()) as ChurchEvent[];
  return events.map(({ title }) => title);
}
