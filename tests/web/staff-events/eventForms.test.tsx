import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anEvent } from '#tests/support/factories.ts';
import { fillInEvent, pasteInto, textsOf } from '#tests/support/web/acts.ts';
import { answering, noNetwork, openSignedIn, renderApp, writesAnswer } from '#tests/support/web/site.tsx';

const FIELDS = [
  ['Title', 'text'],
  ['Category', 'select-one'],
  ['Description', 'textarea'],
  ['Venue', 'text'],
  ['Image URL', 'url'],
  ['Start Date', 'date'],
  ['Start Time', 'time'],
  ['End Date', 'date'],
  ['End Time', 'time'],
] as const;

const GROUPS = [
  ['What', ['Title', 'Category', 'Description']],
  ['Where', ['Venue', 'Image URL']],
  ['When', ['Start Date', 'Start Time', 'End Date', 'End Time']],
] as const;

const CATEGORIES =
  'Worship and Prayer, Kesha, Revival, Bible Study, Seminar, Conference, In His Presence, Evangelism, Fellowship';

/** Opens a screen's event form as somebody signed in, with one event stored, and gives the form. */
async function openForm(address: string) {
  const app = await openSignedIn(address, { events: [{}] });
  return { ...app, form: await screen.findByRole('form') };
}

async function empty(user: UserEvent, form: HTMLElement) {
  await user.selectOptions(within(form).getByLabelText(/^Category/), '');
  for (const [label, type] of FIELDS) {
    if (type !== 'select-one') await user.clear(within(form).getByLabelText(new RegExp(`^${label}`)));
  }
}

it.each([
  ['the Create Events modal', '/admin/dashboard?create'],
  ['Manage Events while editing', '/create/events?edit=1'],
])(
  'the form of %s has its fields in sight, in the specification’s order and three groups, each of its own kind, and the nine categories',
  async (_screen, address) => {
    const { form } = await openForm(address);
    const inputs = FIELDS.map(([label]) => within(form).getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement);
    expect(inputs.map(({ type }) => type)).toEqual(FIELDS.map(([, type]) => type));
    for (const input of inputs) expect(input).toBeVisible();
    for (const [group, labels] of GROUPS) {
      const fields = within(within(form).getByRole('group', { name: group }));
      for (const label of labels) fields.getByLabelText(new RegExp(`^${label}`));
    }
    const names = inputs.map(({ name }) => name);
    const asTheyStand = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name }) => name);
    expect(asTheyStand.filter((name) => names.includes(name))).toEqual(names);
    const options = within(within(form).getByLabelText(/^Category/)).getAllByRole('option');
    const offered = options.filter((option) => (option as HTMLOptionElement).value !== '');
    expect(textsOf(offered).join(', ')).toBe(CATEGORIES);
  },
);

it('the Update Event modal says each of its messages to the letter and sends nothing', async () => {
  const { user, form, list } = await openForm('/admin/dashboard?edit=1');
  await empty(user, form);
  await user.click(within(form).getByRole('button', { name: 'Update Event' }));
  const fields = ['Title', 'Category', 'Description', 'Start date', 'Start time', 'End date', 'End time', 'Venue'];
  for (const field of fields) expect(await within(form).findByText(`${field} is required.`)).toBeVisible();
  expect((await list())[0]).toMatchObject(anEvent());
});

it('an event in Kiswahili is written in one part of the form, which stays folded until it is wanted, is there again, can be emptied, and stays open meanwhile until the person folds it', async () => {
  const KISWAHILI = 'In Kiswahili (optional)';
  const { user, form, list } = await openForm('/admin/dashboard?edit=1');
  expect(within(form).queryByLabelText('Title in Kiswahili')).toBeNull();
  await user.click(within(form).getByRole('button', { name: KISWAHILI }));
  pasteInto(await within(form).findByLabelText('Title in Kiswahili'), 'Kesha ya Ijumaa');
  pasteInto(within(form).getByLabelText('Description in Kiswahili'), 'Njoo na leso.');
  await user.click(within(form).getByRole('button', { name: 'Update Event' }));
  const words = { title_sw: 'Kesha ya Ijumaa', description_sw: 'Njoo na leso.' };
  await waitFor(async () => expect((await list())[0]).toMatchObject({ ...anEvent(), ...words }));
  await user.click(await screen.findByRole('button', { name: 'Edit Friday Kesha' }));
  const again = within(await screen.findByRole('form'));
  expect(again.getByRole('button', { name: KISWAHILI })).toHaveAttribute('aria-expanded', 'true');
  const title = again.getByLabelText('Title in Kiswahili');
  expect(title).toHaveValue('Kesha ya Ijumaa');
  await user.clear(again.getByLabelText('Description in Kiswahili'));
  await user.clear(title);
  expect(title).toHaveFocus();
  await user.keyboard('Kesha ya Ijumaa');
  expect(title).toHaveValue('Kesha ya Ijumaa');
  await user.click(again.getByRole('button', { name: KISWAHILI }));
  expect(again.getByRole('button', { name: KISWAHILI })).toHaveAttribute('aria-expanded', 'false');
  await user.click(again.getByRole('button', { name: 'Update Event' }));
  await waitFor(async () => expect((await list())[0].description_sw).toBeUndefined());
  expect((await list())[0].title_sw).toBe('Kesha ya Ijumaa');
});

it('a text that is too long says so also where its part was folded or its picture taken out', async () => {
  const { user, form, list } = await openForm('/admin/dashboard?edit=1');
  const part = within(form).getByRole('button', { name: 'In Kiswahili (optional)' });
  await user.click(part);
  pasteInto(await within(form).findByLabelText('Title in Kiswahili'), 'x'.repeat(201));
  await user.click(part);
  await waitFor(() => expect(within(form).queryByLabelText('Title in Kiswahili')).toBeNull());
  pasteInto(within(form).getByLabelText(/^Image URL/), 'https://church.example/kesha.jpg');
  pasteInto(await within(form).findByLabelText('What the picture shows'), 'x'.repeat(301));
  await user.clear(within(form).getByLabelText(/^Image URL/));
  await user.click(within(form).getByRole('button', { name: 'Update Event' }));
  expect(await within(form).findByText('Title in Kiswahili can be at most 200 characters.')).toBeVisible();
  expect(within(form).getByText('What the picture shows can be at most 300 characters.')).toBeVisible();
  await user.clear(within(form).getByLabelText('Title in Kiswahili'));
  const description = within(form).getByLabelText('What the picture shows');
  await user.clear(description);
  expect(description).toHaveFocus();
  await user.click(within(form).getByRole('button', { name: 'Update Event' }));
  await waitFor(async () => expect((await list())[0]).toMatchObject({ version: 2 }));
});

it.each([
  ['the Update Event modal', '/admin/dashboard', 'Event ID is required.'],
  ['Manage Events', '/create/events', 'Event ID is missing. Please try again.'],
])('an event that came without an id is refused by %s in its own words', async (_screen, address, words) => {
  const { user } = await renderApp(address, { fetch: answering([anEvent()]), token: 'any' });
  await user.click(await screen.findByRole('button', { name: 'Edit Friday Kesha' }));
  const form = within(await screen.findByRole('form'));
  await user.click(form.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText(words)).toBeVisible();
});

const offline = 'You are offline. Kept here; save again when the network is back.';

/** Each form of an event, and the button that saves. */
const FORMS = [
  ['Update Event', '/admin/dashboard?edit=1', 'Update Event'],
  ['Manage Events', '/create/events?create', 'Create Event'],
  ['Cancel or move', '/admin/dashboard?status=1', 'Cancel the event'],
] as const;

it.each(FORMS)(
  'a save in the form %s that failed is announced right above the buttons, and scrolled to; one without a network, where the form changes an event, says that the text is kept',
  async (_form, address, button) => {
    const writes = vi.fn(answering({ error: 'The diary is closed.' }, 409));
    const { user } = await openSignedIn(address, { events: [{}], through: (calls) => writesAnswer(calls, writes) });
    const form = within(await screen.findByRole('form'));
    if (button === 'Cancel the event') await user.click(form.getByRole('radio', { name: 'Cancelled' }));
    else if (button === 'Create Event') await fillInEvent();
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(form.getByRole('button', { name: button }));
    const alert = (await form.findByText('The diary is closed.')).closest('[role="alert"]') as HTMLElement;
    expect(alert).toBeVisible();
    const controls = [
      ...form.getAllByRole('button'),
      ...form.queryAllByRole('textbox'),
      ...form.queryAllByRole('radio'),
    ];
    const after = controls.filter(
      (control) => alert.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(textsOf(after)).toEqual(address.startsWith('/create') ? [button] : ['Close', button]);
    expect(shown.mock.contexts.some((element) => (element as Element).contains(alert))).toBe(true);
    if (button === 'Create Event') return;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    writes.mockImplementation(noNetwork);
    await user.click(form.getByRole('button', { name: button }));
    expect((await form.findByText(offline)).closest('[role="alert"]')).toBeVisible();
  },
);
