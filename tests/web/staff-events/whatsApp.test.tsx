import { screen, waitFor, within } from '@testing-library/react';
import type { EventInput } from '#shared/events/event.ts';
import { DRAWING_VERSION } from '#shared/events/eventPaths.ts';
import { chooseForEvent, pasteInto } from '#tests/support/web/acts.ts';
import { downloads } from '#tests/support/web/downloads.ts';
import { DRAWN, drawnPictures } from '#tests/support/web/drawnPictures.ts';
import { openSignedIn } from '#tests/support/web/site.tsx';
import { stubNavigator } from '#tests/support/web/stubNavigator.ts';

const TEXT = [
  'Bwana asifiwe!',
  '*KESHA YA IJUMAA*',
  'Tarehe 27 Novemba 2026',
  'Saa 3 usiku hadi saa 11 asubuhi',
  'Mahali: Juja Branch',
].join('\n');

async function openForm(address: string) {
  const { user } = await openSignedIn(address, { events: [{}] });
  const form = within(await screen.findByRole('form'));
  const paste = async (label: RegExp, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  };
  const textIn = (label: string) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;
  const values = () => Object.fromEntries(Object.keys(READ).map((label) => [label, textIn(label)]));
  return { user, form, paste, values };
}

const READ = {
  Title: 'KESHA YA IJUMAA',
  Category: 'Kesha',
  Description: TEXT,
  Venue: 'Juja Branch',
  'Start Date': '2026-11-27',
  'Start Time': '21:00',
  'End Date': '2026-11-28',
  'End Time': '05:00',
};

// A title takes one line only, and loses none.
it.each(['Description', 'Title'])(
  'a text from WhatsApp pasted as the %s offers the rest, which one press fills in',
  async (field) => {
    const { user, form, paste, values } = await openForm('/admin/dashboard?create');
    await paste(new RegExp(`^${field}`), TEXT);
    expect(values()).toMatchObject({ Venue: '', 'Start Date': '', 'Start Time': '' });
    if (field === 'Description') expect(values()).toMatchObject({ Description: TEXT, Title: '' });
    expect(form.getByText('Found in what you pasted')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Fill in from this text' }));
    expect(values()).toEqual(READ);
    expect(form.queryByText('Found in what you pasted')).toBeNull();
  },
);

it('a text from WhatsApp replaces what was typed before only by its own press', async () => {
  const { user, form, paste, values } = await openForm('/admin/dashboard?create');
  pasteInto(form.getByLabelText(/^Venue/), 'Kithini');
  await paste(/^Description/, TEXT);
  await user.click(form.getByRole('button', { name: /^Fill in Date: Friday 27 November 2026 to Saturday 28/ }));
  const days = { 'Start Date': '2026-11-27', 'End Date': '2026-11-28' };
  expect(values()).toMatchObject({ Venue: 'Kithini', Title: '', ...days });
  await user.click(form.getByRole('button', { name: 'Replace Venue: Juja Branch' }));
  expect(values()).toMatchObject({ Venue: 'Juja Branch', Title: '' });
  await user.click(form.getByRole('button', { name: 'Not now' }));
  expect(form.queryByText('Found in what you pasted')).toBeNull();
  expect(values()).toMatchObject({ Title: '' });
});

it('a text from WhatsApp offers the first day alone where a later one leaves open how long it goes on', async () => {
  const { user, form, paste, values } = await openForm('/admin/dashboard?create');
  await paste(/^Description/, 'Seminar in Juja on Tuesday 1 December 2026. Fees are paid by 4 December 2026.');
  await user.click(form.getByRole('button', { name: 'Fill in Date: Tuesday 1 December 2026' }));
  expect(values()).toMatchObject({ 'Start Date': '2026-12-01', 'End Date': '' });
});

it('a text from WhatsApp gives no other title or category than was typed before', async () => {
  const { user, form, paste, values } = await openForm('/admin/dashboard?create');
  pasteInto(form.getByLabelText(/^Title/), 'Night of prayer');
  await user.selectOptions(form.getByLabelText(/^Category/), 'Fellowship');
  await paste(/^Description/, TEXT);
  expect(form.queryByRole('button', { name: /Title:|Category:/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Fill in from this text' }));
  expect(values()).toEqual({ ...READ, Title: 'Night of prayer', Category: 'Fellowship' });
});

it('a text from WhatsApp offers nothing where one edits an event', async () => {
  const { form, paste } = await openForm('/admin/dashboard?edit=1');
  await paste(/^Description/, TEXT);
  expect(form.queryByText('Found in what you pasted')).toBeNull();
});

interface Listed {
  event?: Partial<EventInput>;
  picture?: () => Promise<Response>;
  address?: string;
}

/** Staff's list. */
async function openList({ event = {}, picture, address = '/admin/dashboard' }: Listed = {}) {
  const files = downloads();
  const { through, asked } = drawnPictures('/read/status-pictures/', picture);
  return { ...(await openSignedIn(address, { events: [event], through })), asked, files };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Picture for Status' }));

it('the picture of an event for Status is opened from the row’s menu, asked for by its version, and downloaded', async () => {
  const { user, asked, files } = await openList();
  await chooseForEvent(user, 'Friday Kesha', 'Picture for Status');
  const opened = await dialog();
  expect(await opened.findByRole('img', { name: /^Friday Kesha, Friday 27 November 2026/ })).toBeVisible();
  expect(asked).toEqual([`GET /read/status-pictures/1?shows=1-${DRAWING_VERSION}`]);
  await user.click(opened.getByRole('button', { name: 'Save picture' }));
  expect(files).toMatchObject([{ name: 'event-1.jpg' }]);
  expect(opened.queryByRole('button', { name: 'Share picture' })).toBeNull();
  await user.click(opened.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the picture of an event for Status is there for a draft, and in the month', async () => {
  const address = '/admin/month?month=2026-11&day=2026-11-27';
  const { user, asked } = await openList({ event: { publish: 'draft' }, address });
  await chooseForEvent(user, 'Friday Kesha', 'Picture for Status');
  expect(await (await dialog()).findByRole('button', { name: 'Save picture' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('the picture of an event for Status says where it cannot be drawn just now, is tried again, and is shared as a file where the device can', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined);
  stubNavigator({ share, canShare: () => true });
  const picture = vi.fn(async () => new Response(DRAWN, { headers: { 'content-type': 'image/jpeg' } }));
  picture.mockResolvedValueOnce(Response.json({ error: 'Too many pictures wait.' }, { status: 503 }));
  const { user } = await openList({ address: '/admin/dashboard?picture=1', picture });
  const opened = await dialog();
  expect(await opened.findByText('Too many pictures wait.')).toBeVisible();
  await user.click(opened.getByRole('button', { name: 'Try again' }));
  await user.click(await opened.findByRole('button', { name: 'Share picture' }));
  const [file] = share.mock.lastCall?.[0].files ?? [];
  expect(file).toMatchObject({ name: 'event-1.jpg', type: 'image/jpeg', size: DRAWN.length });
});
