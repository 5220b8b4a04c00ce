import { screen, waitFor, within } from '@testing-library/react';
import { makeFirstAccount } from '#server/accounts/firstAccount.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { appCode, turnOnFactor } from '#tests/support/authenticator.ts';
import { addAccount, cheapPasswords, STAFF, temporaryFolder } from '#tests/support/testApp.ts';
import { openTestStore } from '#tests/support/testStore.ts';
import { pasteInto, retype, textsOf } from '#tests/support/web/acts.ts';
import { atPath } from '#tests/support/web/calls.ts';
import { startSite } from '#tests/support/web/site.tsx';

const PETER = { username: 'peter', password: 'walking on water', role: 'editor' } as const;

it('an owner sees each person’s role and gives another, with their own password', async () => {
  const app = await startSite();
  await addAccount(app.store, PETER);
  const { user } = await app.open('/admin/settings');
  const row = (await screen.findByRole('button', { name: 'Change role of peter' })).closest('li') as HTMLElement;
  expect(within(row).getByText('Editor')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Change role of peter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change role?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await dialog.findByText('Your password is required.')).toBeVisible();
  pasteInto(dialog.getByLabelText(/^Your password/), STAFF.password);
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('peter is an owner now')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Owner')).toHaveLength(2));

  await user.click(screen.getByRole('link', { name: 'History' }));
  const changes = await screen.findByRole('region', { name: 'Changes' });
  expect(document.title).toMatch(/^History – /);
  expect(textsOf(within(changes).getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^The account of petermercy made the account an owner’s, .+, on .+ \(login 1\)$/),
  ]);
});

it('an owner adds an owner or an editor, and is asked for a code too where they have a second factor', async () => {
  const app = await startSite();
  const { code } = await turnOnFactor(app, app.token);
  app.clock.set(30_000);
  const { user } = await app.open('/admin/settings');
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a person' }));
  pasteInto(dialog.getByLabelText(/Username/), 'grace');
  expect(dialog.getByLabelText(/^Role/)).toHaveValue('editor');
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'Owner');
  pasteInto(dialog.getByLabelText(/^Your password/), STAFF.password);
  pasteInto(await dialog.findByLabelText(/^Your code/), code());
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('textbox', { name: 'Words to send' })).toBeVisible();
  const { staff } = (await app.asOwner('listStaff')).body;
  expect(staff[0]).toMatchObject({ username: 'grace', role: 'owner' });
});

it('an editor sees of the settings nothing about accounts', async () => {
  await (await startSite()).openAs(PETER, '/admin/settings');
  expect(await screen.findByRole('heading', { name: 'Colours' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Loading/)).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: 'Who can log in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a person' })).not.toBeInTheDocument();
});

it('an account that is not set up yet chooses a password of its own before anything else, and is where it was going then', async () => {
  const folder = temporaryFolder();
  const store = await openTestStore(folder);
  const first = await makeFirstAccount(store, cheapPasswords, { username: 'admin', password: undefined });
  const app = await startSite({ store, folder });
  const credentials = { username: 'admin', password: first?.password ?? '' };
  const { user } = await app.open('/admin/history', { token: await app.signIn(credentials) });
  expect(await screen.findByRole('heading', { name: 'Set up your account', level: 1 })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'History' })).not.toBeInTheDocument();
  pasteInto(screen.getByLabelText(/Current password/), credentials.password);
  pasteInto(screen.getByLabelText(/New password/), 'qwertyuiop');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/This password is one of those that are tried first/)).toBeVisible();
  expect(screen.getByLabelText(/New password/)).toHaveFocus();
  retype(screen.getByLabelText(/New password/), 'a lamp to my feet');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible();
});

it('an account that is not set up yet sets up the second factor that the site requires, and keeps its recovery codes', async () => {
  const app = await startSite({ settings: { requireSecondFactor: 'all' } });
  let read = Promise.resolve();
  const { user } = await app.open('/admin/profile', {
    through: atPath(staffEndpoints.readAccount.path, (calls, ...call) => read.then(() => calls(...call))),
  });
  expect(await screen.findByText(/This site asks you to log in in two steps/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  const form = within(await screen.findByRole('form', { name: 'Turn two-step verification on' }));
  const secret = (screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent ?? '').replaceAll(' ', '');
  pasteInto(form.getByLabelText(/^Your password/), STAFF.password);
  pasteInto(form.getByLabelText(/^Code/), appCode(secret, app.clock.now()));
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  read = promise; // the account is read again after the codes are kept
  await user.click(form.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  answer();
  expect(await screen.findByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  expect(await screen.findByText(/This site requires it of you\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
});
