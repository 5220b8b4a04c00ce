import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { STAFF } from '#tests/support/testApp.ts';
import { retype } from '#tests/support/web/acts.ts';
import { atPath } from '#tests/support/web/calls.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { startSite } from '#tests/support/web/site.tsx';
import { fieldDraftName } from '#web/entities/words/fieldDraft.ts';
import { keepMyBranch } from '#web/myBranch/myBranch.ts';
import { keepDraft } from '#web/ui/drafts/drafts.ts';

const LEAD = /^We are a Bible-teaching church/;

/** A draft of the lead of the About page, as its form keeps it. */
const keepLead = (value: string) =>
  act(() =>
    keepDraft(fieldDraftName(STAFF.username, 'about', { field: 'hero.lead', language: 'en' }), { value, base: 0 }),
  );

async function openAbout(address = '/about') {
  const site = await startSite();
  return { ...site, ...(await site.open(address, { words: true })) };
}

it('a public page, edited in place, offers an editor no page that only owners may change, in the staff area neither', async () => {
  const { openAs } = await startSite();
  const ruth = { username: 'ruth', password: 'a-long-sentence-of-ruth', role: 'editor' } as const;
  await openAs(ruth, '/admin/words?page=give&field=hero.lead', { words: true });
  expect(await screen.findByText('Only an owner may change this page.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  const answered = vi.fn();
  const through = atPath(staffEndpoints.readAccount.path, (calls, ...call) => calls(...call).finally(answered));
  await openAs(ruth, '/give?edit=1', { words: true, through });
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

it('a public page, edited in place, opens a paragraph at a tap, shows the draft on the page, and publishes it; it offers visitors nothing, whatever their address says', async () => {
  const { user, words, visit } = await openAbout();
  await user.click(await screen.findByRole('link', { name: 'Edit this page' }));
  await user.click(await screen.findByRole('button', { name: 'Edit: Lead' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lead' });
  const box = within(dialog).getByRole('textbox', { name: 'Lead' });
  expect(box).toHaveFocus();
  retype(box, 'Come and see.');
  expect(await screen.findByText('Come and see.', { selector: 'main p' })).toBeInTheDocument();
  expect(await words('about')).toEqual({});
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Come and see.', { selector: 'main p' })).toBeInTheDocument();
  expect(await words('about')).toEqual({ 'hero.lead': 'Come and see.' });
  localStorage.clear();
  await visit('/about?edit=1', { words: true });
  await screen.findByText('Come and see.');
  expect(screen.queryByRole('button', { name: /^Edit: / })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull();
});

it('a public page, edited in place, says of words that were published without a network that they wait, and shows them', async () => {
  freshDevice();
  const { user, words } = await openAbout();
  await user.click(await screen.findByRole('link', { name: 'Edit this page' }));
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit: Lead' }));
    return within(await screen.findByRole('dialog', { name: 'Lead' }));
  };
  const field = await edit();
  retype(field.getByRole('textbox', { name: 'Lead' }), 'Come and see.');
  const back = goOffline();
  await user.click(field.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/Waiting to be sent: 1\.$/)).toBeVisible();
  const again = await edit();
  expect(again.getByText(/^Waiting to be sent:/)).toHaveTextContent('Come and see.');
  expect(again.getByRole('link', { name: 'Change or discard it' })).toHaveAttribute(
    'href',
    '/admin/words?page=about&lang=en',
  );
  back();
  await waitFor(() => expect(screen.queryByText(/Waiting to be sent/)).toBeNull());
  expect(await words('about')).toEqual({ 'hero.lead': 'Come and see.' });
});

it('a public page, edited in place, says of words that were refused, since a colleague published meanwhile, that they are not published, with both texts', async () => {
  freshDevice();
  const { user, words, publish } = await openAbout('/about?edit=1');
  await user.click(await screen.findByRole('button', { name: 'Edit: Lead' }));
  retype(await screen.findByRole('textbox', { name: 'Lead' }), 'Come and see.');
  const back = goOffline();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/Waiting to be sent: 1\.$/);
  await publish([{ field: 'hero.lead', value: 'Hers.' }], { page: 'about' });
  back();
  expect(await screen.findByText(/ Refused: 1\.$/)).toBeVisible();
  const place = screen.getByRole('button', { name: 'Edit: Lead' });
  expect(place).toHaveAccessibleDescription('Refused');
  await user.click(place);
  const field = within(await screen.findByRole('dialog', { name: 'Lead' }));
  const box = field.getByRole('textbox', { name: 'Lead' });
  await waitFor(() => expect(box).toHaveValue('Hers.'));
  expect(field.getByText(/^Not published\. /)).toHaveTextContent('Come and see.');
  await user.click(field.getByRole('button', { name: 'Go on with it' }));
  expect(box).toHaveValue('Come and see.');
  await user.click(field.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByText(/Refused/)).toBeNull());
  await waitFor(async () => expect(await words('about')).toEqual({ 'hero.lead': 'Come and see.' }));
});

it('a public page, edited in place, opens the entry of a list that was tapped, and the hours of the church on any page', async () => {
  const { user } = await openAbout('/contact?edit=1');
  await user.click(await screen.findByRole('button', { name: 'Edit: Service hours: 2' }));
  const hours = await screen.findByRole('dialog', { name: 'Service hours' });
  const second = within(hours).getByRole('group', { name: 'Service hours: 2' });
  expect(within(second).getByRole('combobox', { name: 'Day' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Edit: Juja: hours: 1' }));
  expect(await screen.findByRole('dialog', { name: 'Juja: hours' })).toBeInTheDocument();
});

it('a public page, edited in place, says that a draft is not published, and shows what is published again once it is left, by Escape or Done', async () => {
  const { user } = await openAbout();
  keepLead('Not yet.');
  await user.click(await screen.findByRole('link', { name: 'Edit this page' }));
  expect(await screen.findByText('Not yet.')).toBeInTheDocument();
  expect(screen.getByText(/ Not published: 1\.$/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit: Lead' })).toHaveAccessibleDescription('Draft');
  await user.keyboard('{Escape}');
  const keep = async () => user.click(await screen.findByRole('button', { name: 'Keep for later' }));
  await keep();
  expect(await screen.findByText(LEAD)).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Edit this page' }));
  expect(await screen.findByText('Not yet.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await keep();
  expect(await screen.findByText(LEAD)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Edit: / })).toBeNull();
});

it('a public page, edited in place, publishes the drafts on leaving, or throws them away, and asks nothing where there are none', async () => {
  const { user, words } = await openAbout('/about?edit=1');
  const done = async () => user.click(await screen.findByRole('button', { name: 'Done' }));
  const edit = async () => user.click(await screen.findByRole('link', { name: 'Edit this page' }));
  keepLead('Not yet.');
  await screen.findByText(/ Not published: 1\.$/);
  await done();
  const question = within(await screen.findByRole('dialog', { name: 'A draft is not published' }));
  await user.click(question.getByRole('button', { name: 'Throw away' }));
  expect(await screen.findByText(LEAD)).toBeInTheDocument();
  await edit();
  await screen.findByText('Tap what you want to change.');
  await done();
  await edit();
  keepLead('Come and see.');
  await screen.findByText(/ Not published: 1\.$/);
  expect(await words('about')).toEqual({});
  await done();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(async () => expect(await words('about')).toEqual({ 'hero.lead': 'Come and see.' }));
  expect(await screen.findByRole('link', { name: 'Edit this page' })).toBeInTheDocument();
  expect(screen.getByText('Come and see.')).toBeInTheDocument();
});

it('a public page, edited in place, leads to the fields that have no place on the page', async () => {
  keepMyBranch('juja'); // whose hours stand in place of those of Ruiru and the text below them
  await openAbout('/?edit=1');
  const others = await screen.findByRole('link', { name: 'Other fields of this page (1)' });
  expect(others).toHaveAttribute('href', '/admin/words?page=home&lang=en');
});

it('the preview of a page shows staff their drafts and follows no link; visitors see the plain page', async () => {
  const { visit, user } = await openAbout('/about?preview=1');
  await screen.findByText(LEAD);
  keepLead('Not yet.');
  expect(await screen.findByText('Not yet.')).toBeInTheDocument();
  await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement);
  expect(screen.getByText('Not yet.')).toBeInTheDocument();
  cleanup();
  localStorage.clear();
  await visit('/about?preview=1', { words: true });
  expect(await screen.findByText(LEAD)).toBeInTheDocument();
});

it('the preview of a page has a screen with the page in both languages and at two widths, which publishes the drafts', async () => {
  const { words, user } = await openAbout('/admin/words?page=about&lang=en&view=phone');
  const frame = await screen.findByTitle('About Us, as it will be');
  expect(frame).toHaveAttribute('src', '/about?preview=1');
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(frame).toHaveStyle({ width: '360px' });
  await user.click(screen.getByRole('button', { name: 'Desk preview' }));
  expect(frame).toHaveStyle({ width: '1280px' });
  await user.click(screen.getByRole('button', { name: 'Kiswahili' }));
  expect(screen.getByTitle('About Us, as it will be')).toHaveAttribute('src', '/sw/about?preview=1');
  await user.click(screen.getByRole('button', { name: 'English' }));
  keepLead('Not yet.');
  const drafts = within(await screen.findByRole('form', { name: 'Your drafts of About Us' }));
  expect(drafts.getByRole('link', { name: 'Lead' })).toBeInTheDocument();
  await user.click(drafts.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published.')).toBeInTheDocument();
  expect(await words('about')).toEqual({ 'hero.lead': 'Not yet.' });
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Your drafts/ })).toBeNull());
});
