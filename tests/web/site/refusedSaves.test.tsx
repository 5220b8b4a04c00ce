import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aMessage } from '#tests/support/factories.ts';
import { pasteInto } from '#tests/support/web/acts.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { answering, renderApp, startSite, writesAnswer } from '#tests/support/web/site.tsx';
import { openOutbox } from '#web/outbox/openOutbox.ts';
import { forgetDraft, keptDraft, unloadDrafts, writeDraft } from '#web/ui/drafts/drafts.ts';
import { waiting } from '#words/waiting.ts';

/** What a visitor saved without a network, and the server refused when it came. */

const REFUSED = 'Your message was not taken. A message needs an address to answer to.';

beforeEach(() => {
  freshDevice();
  unloadDrafts();
});

/** A message was written without a network; the server refuses it while another page is open. */
async function refusedMessage() {
  const site = await startSite();
  const back = goOffline();
  const { user, store } = await site.visit('/contact');
  pasteInto(screen.getByLabelText(/^Name/), 'Ann');
  pasteInto(screen.getByLabelText(/^Email/), aMessage().email);
  pasteInto(screen.getByLabelText(/^Message/), 'From the matatu');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Error: Failed to fetch. It is kept on this device and sent when there is a network.');
  cleanup();
  unloadDrafts();
  const refusing = writesAnswer(site.fetch, answering({ error: 'A message needs an address to answer to.' }, 422));
  vi.stubGlobal('fetch', refusing);
  back();
  await openOutbox(store).drain();
  const app = await renderApp('/about', { fetch: refusing });
  onTestFinished(openOutbox(app.store).keep());
  const notice = await within(document.body).findByText(REFUSED);
  return { ...app, site, notice };
}

describe('a message that was refused later', () => {
  it('is told on any page, and is in its form again to be changed', async () => {
    const { user, notice } = await refusedMessage();
    expect(notice.closest('[role=alert]')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the message' }));
    await waitFor(() => expect(screen.queryByText(REFUSED)).toBeNull());
    expect(await screen.findByDisplayValue('From the matatu')).toBeVisible();
  });

  it('is not put over another message that is being written', async () => {
    const { user, notice } = await refusedMessage();
    const name = 'visit:contact';
    forgetDraft(name);
    writeDraft(name, aMessage({ message: 'Another' }));
    await user.click(screen.getByRole('button', { name: 'Change the message' }));
    await waitFor(() => expect(notice).toHaveTextContent(waiting.refused.unfinished));
    expect(keptDraft('visit:contact')?.values).toMatchObject({ message: 'Another' });
  });

  it('can be discarded', async () => {
    const { user, site } = await refusedMessage();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(REFUSED)).toBeNull());
    cleanup();
    const { store } = await site.visit('/about');
    onTestFinished(openOutbox(store).keep());
    await openOutbox(store).drain();
    expect(screen.queryByText(REFUSED)).toBeNull();
  });
});
