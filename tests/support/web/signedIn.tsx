import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { EventInput } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '../factories.ts';
import { STAFF, startTestApp } from '../testApp.ts';
import { pasteInto } from './fillInEvent.ts';
import { renderApp } from './renderApp.tsx';

interface SignedInOptions {
  /** The events that the server has, each a Kesha but for what is said of it; the first has the id 1. */
  events?: readonly Partial<EventInput>[];
  /** What stands between the page and the server. */
  through?: (calls: typeof fetch) => typeof fetch;
}

/** Opens a page of somebody signed in, over a server of the test's own. */
export async function openSignedIn(address: string, { events = [], through = (calls) => calls }: SignedInOptions = {}) {
  const app = await startTestApp();
  const token = await app.signIn();
  for (const event of events) await app.request(endpoints.createEvent, { token, body: anEvent(event) });
  return { ...app, token, ...(await renderApp(address, { fetch: through(app.fetch), token })) };
}

/** Logs in at the login that is open, or is about to open. */
export async function logIn(user: UserEvent, { username, password }: { username: string; password: string } = STAFF) {
  pasteInto(await screen.findByLabelText(/^Username/), username);
  pasteInto(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}
