import { screen, waitFor, within } from '@testing-library/react';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { appCode, turnOnFactor } from '#tests/support/authenticator.ts';
import { addAccount, STAFF, type TestApp } from '#tests/support/testApp.ts';
import { hrefOf, logIn, pasteInto, retype, textsOf } from '#tests/support/web/acts.ts';
import { lostOnce } from '#tests/support/web/calls.ts';
import { openSignedIn, renderApp, startSite, writesAnswer } from '#tests/support/web/site.tsx';
import { TOKEN_KEY } from '#web/auth/token.ts';

const WRONG = 'This code is wrong, or was used already. An app shows a new one every 30 seconds.';

/** Turns an account's second factor on, as its holder did some days ago. */
async function turnOn(app: TestApp, credentials: { username: string; password: string } = STAFF) {
  const token = await app.signIn(credentials);
  const factor = await turnOnFactor(app, token, credentials.password);
  app.clock.set(60_000);
  return { token, ...factor };
}

async function typeCredentials(fetch: typeof globalThis.fetch) {
  const rendered = await renderApp('/login', { fetch });
  await logIn(rendered.user);
  return rendered;
}

const dashboard = () => screen.findByRole('heading', { name: 'Upcoming Events' });

it('signing in with a second factor asks for the code once the password is right, keeping what was typed; says that none was given, that one is wrong, and takes a recovery code in its place', async () => {
  const app = await startSite();
  const { code, recovery } = await turnOn(app);
  const { user } = await typeCredentials(app.fetch);
  const field = await screen.findByLabelText(/^Code/);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText(/Username/)).toHaveValue(STAFF.username);
  expect(screen.getByLabelText(/Password/)).toHaveValue(STAFF.password);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  await user.type(field, `${code()}{Enter}`);
  expect(await dashboard()).toBeVisible();
  localStorage.clear();
  await typeCredentials(app.fetch);
  await user.type(await screen.findByLabelText(/^Code/), '{Enter}');
  expect(await screen.findByText('This account also asks for a code from an authenticator app.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Code/), '000000{Enter}');
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(screen.getByLabelText(/^Code/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText(/^Recovery code/), `${recovery[0]}{Enter}`);
  expect(await dashboard()).toBeVisible();
});

it('the second factor in the profile is turned on with a key, which says that it is on its way, the password and a code; the recovery codes are shown once', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  const { user, ...app } = await openSignedIn('/admin/profile', {
    through: (calls) => writesAnswer(calls, (input, init) => asked.then(() => calls(input, init))),
  });
  const button = await screen.findByRole('button', { name: 'Turn on' });
  await user.click(button);
  expect(await within(button).findByRole('progressbar')).toBeVisible();
  answer();
  expect(await screen.findByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  expect(screen.getByText(/^Scan this in the app/)).toHaveFocus();
  const secret = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent?.replaceAll(' ', '') ?? '';
  expect(hrefOf('Open in an app on this device')).toContain(`secret=${secret}`);
  const form = within(screen.getByRole('form', { name: 'Turn two-step verification on' }));
  pasteInto(form.getByLabelText(/^Code/), '000000');
  pasteInto(form.getByLabelText(/^Your password/), STAFF.password);
  await user.click(form.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(form.getByLabelText(/^Code/)).toHaveFocus();
  expect(form.getByLabelText(/^Code/)).toHaveAccessibleDescription(expect.stringContaining(WRONG));

  await user.clear(form.getByLabelText(/^Code/));
  await user.click(form.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Code is required.')).toBeVisible();
  pasteInto(form.getByLabelText(/^Code/), appCode(secret, app.clock.now()));
  await user.click(form.getByRole('button', { name: 'Turn on' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  const first = within(codes).getAllByRole('listitem')[0]?.textContent ?? '';
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain(first);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/^On since .* 10 recovery codes are left\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Two-step verification' })).toHaveFocus();
  expect(screen.queryByText(first)).not.toBeInTheDocument();
  expect((await app.request('login', { body: STAFF })).body.second_factor).toBe(true);
});

it('the second factor in the profile shows the recovery codes for the next code after an answer that was lost, and says until then that they are not kept', async () => {
  const through = lostOnce(staffEndpoints.confirmSecondFactor.path);
  const { user, ...app } = await openSignedIn('/admin/profile', { through });
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  const secret = (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent?.replaceAll(' ', '') ?? '';
  const form = within(screen.getByRole('form', { name: 'Turn two-step verification on' }));
  pasteInto(form.getByLabelText(/^Your password/), STAFF.password);
  pasteInto(form.getByLabelText(/^Code/), appCode(secret, app.clock.now()));
  await user.click(form.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(/^There is no connection to the server/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(/^This code is wrong, or was used already/)).toBeVisible();
  app.clock.set(30_000);
  await user.clear(form.getByLabelText(/^Code/));
  pasteInto(form.getByLabelText(/^Code/), appCode(secret, app.clock.now()));
  await user.click(form.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();

  const again = await app.open('/admin/profile', { token: app.token });
  expect(await screen.findByText(/^You have not said that you have kept your recovery codes/)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByText(/^You have not said/)).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Two-step verification' })).toHaveFocus();
});

it('the second factor in the profile gets new recovery codes, and is turned off with the password and a code', async () => {
  const app = await startSite();
  const { token, code, recovery } = await turnOn(app);
  const { user } = await app.open('/admin/profile', { token });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  pasteInto(await screen.findByLabelText(/^Your code/), recovery[0] ?? '');
  pasteInto(screen.getByLabelText(/^Your password/), STAFF.password);
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(screen.getByText(/^Keep these recovery codes/)).toHaveFocus();
  expect(recovery).not.toContain(within(codes).getAllByRole('listitem')[0]?.textContent);

  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn two-step verification off' }));
  pasteInto(await screen.findByLabelText(/^Your password/), 'not it');
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Your code is required.')).toBeVisible(); // the server is not asked
  expect(dialog.getByLabelText(/^Your code/)).toHaveFocus();
  pasteInto(dialog.getByLabelText(/^Your code/), code());
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('The current password is wrong.')).toBeVisible();
  expect(screen.getByLabelText(/^Your password/)).toHaveFocus();
  retype(screen.getByLabelText(/^Your password/), STAFF.password);
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-step verification turned off')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(await app.signIn()).toEqual(expect.any(String));
});

it('the settings and the history clear the second factor of somebody else after asking, and tell of it', async () => {
  const app = await startSite();
  const peter = { username: 'peter', password: 'walking on water' };
  await addAccount(app.store, peter);
  await turnOn(app, peter);
  const { user } = await app.open('/admin/settings');
  await user.click(await screen.findByRole('button', { name: 'Turn off two-step verification of peter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn off two-step verification?' }));
  expect(dialog.getByText(/can log in with the password alone then/)).toBeVisible();
  pasteInto(dialog.getByLabelText(/^Your password/), STAFF.password);
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('peter can log in with the password alone')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Two-step verification')).not.toBeInTheDocument());
  expect(await app.signIn(peter)).toEqual(expect.any(String));

  await user.click(await screen.findByRole('link', { name: 'History' }));
  const changes = within(await screen.findByRole('region', { name: 'Changes' })).getAllByRole('listitem');
  expect(textsOf(changes)).toEqual([
    expect.stringMatching(/^How peter logs inmercy turned two-step verification off for them, /),
    expect.stringMatching(/^How peter logs inpeter turned two-step verification on, /),
  ]);
});
