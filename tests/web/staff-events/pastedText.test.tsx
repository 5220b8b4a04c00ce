import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSignedIn } from '#tests/support/web/site.tsx';

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
  const values = () =>
    Object.fromEntries(
      ['Title', 'Category', 'Description', 'Venue', 'Start Date', 'Start Time', 'End Date', 'End Time'].map((label) => [
        label,
        (form.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement).value,
      ]),
    );
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

describe('a text from WhatsApp', () => {
  const address = '/admin/dashboard?create';

  it('pasted as the description offers the rest, which one press fills in', async () => {
    const { user, form, paste, values } = await openForm(address);
    await paste(/^Description/, TEXT);
    expect(values()).toMatchObject({ Description: TEXT, Title: '', Venue: '', 'Start Date': '', 'Start Time': '' });
    expect(form.getByText('Found in what you pasted')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Fill in from this text' }));
    expect(values()).toEqual(READ);
    expect(form.queryByText('Found in what you pasted')).toBeNull();
  });

  it('pasted as the title, which takes one line only, loses no line', async () => {
    const { user, form, paste, values } = await openForm(address);
    await paste(/^Title/, TEXT);
    await user.click(form.getByRole('button', { name: 'Fill in from this text' }));
    expect(values()).toEqual(READ);
  });
});

describe('what was typed before', () => {
  it('is replaced only by its own press', async () => {
    const { user, form, paste, values } = await openForm('/admin/dashboard?create');
    await user.type(form.getByLabelText(/^Venue/), 'Kithini');
    await paste(/^Description/, TEXT);
    await user.click(
      form.getByRole('button', { name: 'Fill in Date: Friday 27 November 2026 to Saturday 28 November 2026' }),
    );
    expect(values()).toMatchObject({
      Venue: 'Kithini',
      Title: '',
      'Start Date': '2026-11-27',
      'End Date': '2026-11-28',
    });
    await user.click(form.getByRole('button', { name: 'Replace Venue: Juja Branch' }));
    expect(values()).toMatchObject({ Venue: 'Juja Branch', Title: '' });
    await user.click(form.getByRole('button', { name: 'Not now' }));
    expect(form.queryByText('Found in what you pasted')).toBeNull();
    expect(values()).toMatchObject({ Title: '' });
  });

  it('is no other title or category after a guess', async () => {
    const { user, form, paste, values } = await openForm('/admin/dashboard?create');
    await user.type(form.getByLabelText(/^Title/), 'Night of prayer');
    await user.selectOptions(form.getByLabelText(/^Category/), 'Fellowship');
    await paste(/^Description/, TEXT);
    expect(form.queryByRole('button', { name: /Title:|Category:/ })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Fill in from this text' }));
    expect(values()).toEqual({ ...READ, Title: 'Night of prayer', Category: 'Fellowship' });
  });

  it('stands where one edits an event: nothing is offered there', async () => {
    const { form, paste } = await openForm('/admin/dashboard?edit=1');
    await paste(/^Description/, TEXT);
    expect(form.queryByText('Found in what you pasted')).toBeNull();
  });
});
