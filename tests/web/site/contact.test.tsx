import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from '#server/limits/limits.ts';
import { aMessage } from '#tests/support/factories.ts';
import { pasteInto, retype } from '#tests/support/web/acts.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import {
  answering,
  noNetwork,
  openAsVisitor,
  type RenderedApp,
  renderApp,
  startSite,
  writesAnswer,
} from '#tests/support/web/site.tsx';
import { openOutbox } from '#web/outbox/openOutbox.ts';
import { readDrafts } from '#web/ui/drafts/draftStore.ts';
import { forgetDraft, keptDraft, unloadDrafts, writeDraft } from '#web/ui/drafts/drafts.ts';
import { waiting } from '#words/waiting.ts';

const message = aMessage();

function fill() {
  pasteInto(screen.getByLabelText(/^Name/), message.name);
  pasteInto(screen.getByLabelText(/^Email/), message.email);
  pasteInto(screen.getByLabelText(/^Phone number/), message.phone_number ?? '');
  pasteInto(screen.getByLabelText(/^Message/), message.message);
}

const send = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Send' }));
const unseen = () => document.querySelector('input[name="remarks"]') as HTMLInputElement;

it('Send Us A Message sends the message, says so, clears all fields, and leads to what becomes of it', async () => {
  const app = await openAsVisitor('/contact');
  expect(screen.getByRole('heading', { name: 'Send Us A Message' })).toBeVisible();
  fill();
  await send(app);
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  for (const label of [/^Name/, /^Email/, /^Phone number/, /^Message/]) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  // What only a program fills in is met by no person: not by keyboard, not read out, not filled in.
  expect(unseen()).toHaveAttribute('tabindex', '-1');
  expect(unseen()).toHaveAttribute('autocomplete', 'off');
  expect(unseen().closest('[aria-hidden="true"][inert]')).not.toBeNull();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  await app.user.click(screen.getByRole('link', { name: 'how we look after it' }));
  expect(await screen.findByRole('heading', { name: 'What we know of you, and what we do with it' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'odpc.go.ke' })).toBeVisible();
});

it('Send Us A Message asks for what is missing, for an address that is one, and for a shorter text, which it keeps whole, and sends nothing', async () => {
  const fetch = vi.fn(noNetwork);
  const app = await renderApp('/contact', { fetch });
  for (const field of ['name', 'email', 'message'] as const) {
    await send(app);
    const missing = screen.getByLabelText(new RegExp(`^${field}`, 'i'));
    await waitFor(() => expect(missing).toHaveFocus());
    expect(missing).toHaveAccessibleDescription(/Please fill in all required fields\./);
    pasteInto(missing, message[field]);
  }
  retype(screen.getByLabelText(/^Email/), 'wanjiku');
  await send(app);
  expect(await screen.findByText('Email must be an address such as jane@example.com.')).toBeVisible();
  const field = screen.getByLabelText(/^Message/);
  const long = 'a'.repeat(6000);
  await app.user.clear(field);
  await app.user.click(field);
  await app.user.paste(long);
  expect(field).toHaveValue(long);
  await send(app);
  expect(await screen.findByText('Message can be at most 5,000 characters.')).toBeVisible();
  expect(field).toHaveValue(long);
  expect(fetch).not.toHaveBeenCalled();
});

it('Send Us A Message on failure says why and keeps the fields, and cannot be sent twice while it is on its way', async () => {
  const fetch = vi.fn(answering({ error: 'Too many messages. Try again in a minute.' }, 429));
  const app = await renderApp('/contact', { fetch });
  fill();
  await send(app);
  expect(await screen.findByText(/^Too many messages/)).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue(message.name);
  expect(screen.getByLabelText(/^Message/)).toHaveValue(message.message);
  const { promise: waiting, resolve: answer } = Promise.withResolvers<Response>();
  fetch.mockImplementation(() => waiting);
  await send(app);
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer(Response.json({ message: 'Message sent successfully!' }));
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

it('Send Us A Message keeps what was typed for a day at most, in a closed tab too', async () => {
  freshDevice();
  await renderApp('/contact', { fetch: noNetwork });
  fill();
  const openAgain = async () => {
    cleanup();
    unloadDrafts();
    await renderApp('/contact', { fetch: noNetwork });
    return screen.getByLabelText(/^Message/);
  };
  expect(await openAgain()).toHaveValue(message.message);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(await openAgain()).toHaveValue('');
  await waitFor(async () => expect(await readDrafts()).toEqual([]));
});

it('Send Us A Message keeps apart what fills in the input that no person sees and what is faster than any person, but not a form that came up filled in', async () => {
  const site = await startSite();
  const sent = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Message sent successfully!');
    cleanup();
    return site.store.db.selectFrom('messages').select('spam').orderBy('id', 'desc').executeTakeFirst();
  };
  const now = vi.spyOn(performance, 'now');
  for (const [remarks, seconds, spam] of [
    ['', 5, 0],
    ['https://pills.example', 5, 1],
    ['', 0.5, 1],
  ] as const) {
    now.mockReturnValue(0);
    await site.visit('/contact');
    fill();
    fireEvent.change(unseen(), { target: { value: remarks } });
    now.mockReturnValue(seconds * 1000);
    expect(await sent(), `${remarks} ${seconds} s`).toEqual({ spam });
  }
  now.mockReturnValue(0);
  await site.visit('/contact');
  fill();
  await site.visit('/contact');
  expect(await sent()).toEqual({ spam: 0 });
});

it('Send Us A Message waits without a network, with its fields; what is changed meanwhile is what is sent, once', async () => {
  freshDevice();
  const site = await startSite();
  const app = await site.visit('/contact');
  fill();
  const back = goOffline();
  await send(app);
  const words = 'Error: Failed to fetch. It is kept on this device and sent when there is a network.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  pasteInto(screen.getByLabelText(/^Message/), ' And pray for us.');
  await send(app);
  await screen.findByText(words);
  back();
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(screen.getByLabelText(/^Message/)).toHaveValue('');
  const stored = await site.store.db.selectFrom('messages').select('message').execute();
  expect(stored).toEqual([{ message: `${message.message} And pray for us.` }]);
});

it('a message that comes when too many have come from the same address waits too, and is sent by itself', async () => {
  const site = await startSite({ settings: { limits: { ...LIMITS, contactsOfAddress: { most: 1, seconds: 600 } } } });
  await site.request('submitMessage', { body: aMessage({ email: 'first@example.org' }) });
  const app = await site.visit('/contact');
  fill();
  await send(app);
  expect(await screen.findByText(/^Many messages have just come over this .* sent by itself as soon as/)).toBeVisible();
  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  site.clock.set(600_000);
  await openOutbox(app.store).drain();
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(await site.store.db.selectFrom('messages').select('email').execute()).toHaveLength(2);
});

/** What a visitor saved without a network, and the server refused when it came. */

const REFUSED = 'Your message was not taken. A message needs an address to answer to.';

beforeEach(() => {
  freshDevice();
  unloadDrafts();
});

/**
 * A message was written without a network; the server refuses it while another page is open.
 *
 * @param meanwhile what is done before the network is back
 */
async function refusedMessage(meanwhile = () => {}) {
  const site = await startSite();
  const back = goOffline();
  const { user, store } = await site.visit('/contact');
  fill();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Error: Failed to fetch. It is kept on this device and sent when there is a network.');
  cleanup();
  unloadDrafts();
  meanwhile();
  const refusing = writesAnswer(site.fetch, answering({ error: 'A message needs an address to answer to.' }, 422));
  vi.stubGlobal('fetch', refusing);
  back();
  await openOutbox(store).drain();
  const app = await renderApp('/about', { fetch: refusing });
  onTestFinished(openOutbox(app.store).keep());
  const notice = await within(document.body).findByText(REFUSED);
  return { ...app, site, notice };
}

it('a message that was refused later is told on any page, and is in its form again to be changed, unless another is being written there', async () => {
  const name = 'visit:contact';
  const { user, notice } = await refusedMessage(() => {
    forgetDraft(name);
    writeDraft(name, aMessage({ message: 'Another' }));
  });
  expect(notice.closest('[role=alert]')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the message' }));
  await waitFor(() => expect(notice).toHaveTextContent(waiting.refused.unfinished));
  expect(keptDraft(name)?.values).toMatchObject({ message: 'Another' });
  forgetDraft(name);
  await user.click(screen.getByRole('button', { name: 'Change the message' }));
  await waitFor(() => expect(screen.queryByText(REFUSED)).toBeNull());
  expect(await screen.findByDisplayValue(message.message)).toBeVisible();
});

it('a message that was refused later can be discarded', async () => {
  const { user, site } = await refusedMessage();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(REFUSED)).toBeNull());
  const { store } = await site.visit('/about');
  onTestFinished(openOutbox(store).keep());
  await openOutbox(store).drain();
  expect(screen.queryByText(REFUSED)).toBeNull();
});
