import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pasteInto } from '#tests/support/web/acts.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { aJpeg, stubPictureSending } from '#tests/support/web/pictureSending.ts';
import { noNetwork, openSignedIn } from '#tests/support/web/site.tsx';

const OWN = /^http:\/\/localhost(?::\d+)?\/event-pictures\/[\w-]{22,}\/1600\.jpg$/;

/** The form of an event that is there, with all that it is made over. */
async function openForm() {
  const sending = stubPictureSending();
  const app = await openSignedIn('/create/events?edit=1', { events: [{}] });
  await screen.findByLabelText('Image URL');
  const event = async () => (await app.list())[0];
  return { ...app, ...sending, event };
}

/** Hands a file to the browser's own choice, which opens at the button. */
async function choose(user: UserEvent, picture: File) {
  const button = screen.getByRole('button', { name: 'Choose a picture' });
  const input = button.closest('form')?.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is no input for a file.');
  await user.click(button);
  fireEvent.change(input, { target: { files: [picture] } });
}

const image = () => screen.getByLabelText<HTMLInputElement>('Image URL');
const preview = () => screen.getByAltText("Preview of the event's picture").getAttribute('src');

it('a picture from the device is sent, shown and described, and saved with the event', async () => {
  const { user, event, hold, goOn } = await openForm();
  hold();
  await choose(user, await aJpeg());
  const progress = await screen.findByRole('progressbar', { name: 'Sending the picture' });
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'));
  expect(screen.getByText('The picture is on its way: 50 percent.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Update Event' })).toBeDisabled();
  goOn();
  await waitFor(() => expect(image().value).toMatch(OWN));
  expect(screen.getByText('The picture is here. Say below what it shows.')).toHaveAttribute('role', 'status');
  expect(preview()).toMatch(/^\/event-pictures\/[\w-]+\/960\.jpg$/);
  pasteInto(screen.getByLabelText('What the picture shows'), 'The choir in white');
  screen.getByLabelText('From left to right').focus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText('Event updated successfully')).toBeVisible();
  expect(await event()).toMatchObject({
    title: 'Friday Kesha',
    image: expect.stringMatching(OWN),
    image_alt: 'The choir in white',
    image_focus: '48 40',
  });
});

it('a picture from the device goes through at another try once the network is back, nothing typed is lost, and is taken out again with what was said of it', async () => {
  const { user, fetch, event } = await openForm();
  vi.stubGlobal('fetch', noNetwork);
  pasteInto(screen.getByLabelText(/Title/), ' in white');
  await choose(user, await aJpeg());
  expect(await screen.findByText('There is no connection to the server. Please try again.')).toBeVisible();
  vi.stubGlobal('fetch', fetch);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(image().value).toMatch(OWN));
  expect(screen.queryByText('There is no connection to the server. Please try again.')).toBeNull();
  expect(screen.getByLabelText(/Title/)).toHaveValue('Friday Kesha in white');

  pasteInto(await screen.findByLabelText('What the picture shows'), 'The choir');
  await user.click(screen.getByRole('button', { name: 'Take the picture out' }));
  expect(screen.getByLabelText(/^Image/)).toHaveFocus();
  expect(image()).toHaveValue('');
  expect(screen.queryByLabelText('What the picture shows')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  await screen.findByText('Event updated successfully');
  expect(await event()).not.toHaveProperty('image_alt');
});

it('a picture from the device is asked about before it is left on its way, and can be given up there', async () => {
  const { user, hold, goOn } = await openForm();
  hold();
  await choose(user, await aJpeg());
  await screen.findByText(/is on its way: 50 %/);
  await user.click(screen.getByRole('button', { name: 'Cancel Editing' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Cancel the picture' }));
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  goOn();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(image()).toHaveValue('');
});

it('a file that is no picture is refused in words before it is sent, and one that breaks off in the server’s', async () => {
  const { user, store } = await openForm();
  for (const [parts, words] of [
    [['<!doctype html><script>alert(1)</script>'], /not a picture that can be shown/],
    [[], /There is no picture in this file/],
    [['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], /Apple’s HEIC form/],
  ] as const) {
    await choose(user, new File([...parts], 'choir.jpg', { type: 'image/jpeg' }));
    const refusal = await screen.findByText(words);
    expect(refusal.closest('[role=alert]')).not.toBeNull();
    expect(within(refusal.parentElement as HTMLElement).queryByRole('button')).toBeNull();
    expect(Object.values(store.getState().api.mutations)).toEqual([]);
  }
  const whole = new Uint8Array(await (await aJpeg()).arrayBuffer());
  await choose(user, new File([whole.slice(0, 200)], 'choir.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/damaged or not complete/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByLabelText(/Title/)).toHaveValue('Friday Kesha');
});

it('a picture without a network waits on the phone with the event, and is sent before it when the network is back', async () => {
  freshDevice();
  const { user, ...site } = await openForm();
  const back = goOffline();
  vi.stubGlobal('fetch', noNetwork);
  await choose(user, await aJpeg());
  const kept = 'The picture is kept on this device. It is sent with what you save, when there is a network.';
  expect(await screen.findAllByText(kept)).not.toEqual([]);
  const address = image().value;
  expect(address).toMatch(OWN);
  await waitFor(() => expect(preview()).toMatch(/^blob:/));
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  await screen.findByText(/^An error occurred\. Please try again\. It is kept on this device/);
  expect((await site.list())[0].image).toBeNull();
  vi.stubGlobal('fetch', site.fetch);
  back();
  await waitFor(async () => expect((await site.list())[0].image).toBe(address));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Waiting to be sent/ })).toBeNull());
  const { pathname } = new URL(address);
  expect((await site.app.inject({ url: pathname })).statusCode).toBe(200);
});
