import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { church } from '#content/en/church.ts';
import { HOUR_MS } from '#shared/time.ts';
import { ageFactors, appCode, turnOnFactor } from '#tests/support/authenticator.ts';
import { addAccount, EDITOR, JUMA, STAFF } from '#tests/support/testApp.ts';
import { pasteInto, retype, textsOf } from '#tests/support/web/acts.ts';
import { noNetwork, openAsVisitor, openSignedIn, startSite } from '#tests/support/web/site.tsx';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranch.ts';
import { draftText } from '#web/ui/drafts/drafts.ts';

/** A site whose only owner has set accounts: of Juja two, of Ruiru one. `proof` is the owner's password and a code. */
async function setAccounts() {
  const site = await startSite();
  const { proof } = await turnOnFactor(site, site.token);
  await ageFactors(site.store);
  for (const [key, name, name_sw] of [
    ['tithe', 'Tithe', 'Fungu la kumi'],
    ['building', 'Building', 'Ujenzi'],
  ]) {
    await site.asOwner('createPurpose', { body: { key, name, name_sw, ...proof() } });
  }
  for (const [branch, purpose, account] of [
    ['juja', 'tithe', 'JUJA TITHE'],
    ['juja', 'building', 'JUJA BUILD'],
    ['ruiru', 'tithe', 'RUIRU TITHE'],
  ]) {
    const body = { branch, purpose, account, paybill: '522522', at_once: true, ...proof() };
    expect((await site.asOwner('changeGiving', { body })).status).toBe(201);
  }
  return { ...site, proof };
}

const copy = (what: string) => screen.findByRole('button', { name: `Copy ${what}` });

it('the Give page shows and copies the numbers of the files until the church has set accounts', async () => {
  const { user } = await openAsVisitor('/give');
  await user.click(await copy('paybill number'));
  expect(await navigator.clipboard.readText()).toBe(church.giving.paybill.value);
  expect(await screen.findByText('Copied: paybill number')).toBeInTheDocument();
  await user.click(await copy('account number'));
  expect(await navigator.clipboard.readText()).toBe(church.giving.account.value);
  expect(screen.queryByText('Branch')).not.toBeInTheDocument();
});

it('the Give page shows one pair after a tap on the branch and one on the purpose, and copies it by one more; it asks for no choice where there is only one, remembers the branch, and is opened by a poster at its pair', async () => {
  const { visit } = await setAccounts();
  const { user } = await visit('/give');
  expect(await screen.findByText(/^Choose a branch and a purpose/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  const branches = within(screen.getByRole('list', { name: 'Branch' }));
  expect(textsOf(branches.getAllByRole('link'))).toEqual(['Ruiru', 'Juja']);
  await user.click(branches.getByRole('link', { name: 'Juja' }));
  await user.click(within(screen.getByRole('list', { name: 'Purpose' })).getByRole('link', { name: 'Building' }));
  await user.click(await copy('account number'));
  expect(await navigator.clipboard.readText()).toBe('JUJA BUILD');
  expect(screen.getAllByRole('button', { name: /^Cop(y|ied)/ })).toHaveLength(2);
  expect(screen.getByText('Juja, Building')).toBeVisible();
  expect(screen.getByText('These numbers have not changed since 21 November 2026.')).toBeVisible();
  expect(screen.getAllByText('JUJA BUILD')).toHaveLength(2); // large, and at its step
  expect(document.body).not.toHaveTextContent(church.giving.paybill.value);
  await user.click(branches.getByRole('link', { name: 'Ruiru' }));
  expect(await screen.findByText('Ruiru, Tithe')).toBeVisible();
  expect(localStorage.getItem(MY_BRANCH_KEY)).toBe('ruiru');
  await visit('/give');
  expect(await screen.findByText('Ruiru, Tithe')).toBeVisible();
  await visit('/give?branch=juja&purpose=tithe');
  expect(await screen.findByText('Juja, Tithe')).toBeVisible();
  expect(localStorage.getItem(MY_BRANCH_KEY)).toBe('ruiru');
  await user.click(screen.getByRole('button', { name: 'QR code for a poster' }));
  expect(await screen.findByRole('img', { name: 'QR code with the numbers for Juja, Tithe' })).toBeVisible();
  const address = 'http://localhost/give?branch=juja&purpose=tithe';
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', address);
});

it('the Give page shows no number where it could not learn which are right', async () => {
  await openAsVisitor('/give', { through: () => noNetwork });
  expect(await screen.findByText(/^The numbers could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveTextContent(church.giving.paybill.value));
});

/** Fills the password and code into the open dialog and sends it. */
async function prove(user: UserEvent, button: string, { current_password, code }: Record<string, string>) {
  const dialog = within(screen.getByRole('dialog'));
  pasteInto(await dialog.findByLabelText(/^Your password/), current_password ?? '');
  pasteInto(await dialog.findByLabelText(/^Your code/), code ?? '');
  await user.click(dialog.getByRole('button', { name: button }));
}

it('the screen of giving lets the only owner add a purpose and set an account at once, knowingly', async () => {
  const site = await startSite();
  const { proof } = await turnOnFactor(site, site.token);
  await ageFactors(site.store);
  const { user } = await site.open('/admin/giving');
  expect(await screen.findByText(/^No account is set yet/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add a purpose' }));
  pasteInto(await screen.findByLabelText(/^Name \*/), 'Building fund');
  pasteInto(screen.getByLabelText(/^Name in Kiswahili/), 'Ujenzi');
  expect(screen.getByLabelText(/^Short name/)).toHaveValue('building-fund');
  await prove(user, 'Add', proof());
  expect(await screen.findByText('Building fund is a purpose now')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Set Juja, Building fund' }));
  pasteInto(await screen.findByLabelText(/^Paybill number/), '522522');
  pasteInto(screen.getByLabelText(/^Account number/), 'JUJA BUILD');
  expect(screen.getByText(/^This church has one owner/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'I know this. Let it take effect at once.' }));
  await prove(user, 'Save', proof());
  const row = (await screen.findByRole('button', { name: 'Change Juja, Building fund' })).closest('li');
  expect(row).toHaveTextContent('paybill 522522, account JUJA BUILD, since 21 November 2026');
  const history = within(screen.getByRole('list', { name: 'Changes of giving' }));
  expect(history.getAllByRole('listitem')).toHaveLength(2);
});

it('the screen of giving puts back nothing of a purpose that another owner has changed meanwhile, says what it is now, and keeps what was typed; it closes a purpose', async () => {
  const site = await setAccounts();
  const { user } = await site.open('/admin/giving');
  await user.click(await screen.findByRole('button', { name: 'Edit Tithe' }));
  retype(screen.getByLabelText(/^Name in Kiswahili/), 'Zaka');
  const body = { name: 'Tithes', name_sw: 'Fungu la kumi', closed: false, ...site.proof() };
  expect((await site.asOwner('updatePurpose', { id: 1, body })).status).toBe(200);
  await prove(user, 'Save', site.proof());
  expect(await screen.findByText(/^Another owner has changed this purpose meanwhile: it is “Tithes”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tithes is saved')).toBeVisible();
  const { purposes } = (await site.asOwner('readGiving')).body;
  expect(purposes[0]).toMatchObject({ key: 'tithe', name: 'Tithes', name_sw: 'Zaka' });
  await user.click(await screen.findByRole('button', { name: 'Edit Building' }));
  await user.selectOptions(screen.getByLabelText('Place in the list'), '1');
  await user.click(screen.getByRole('checkbox', { name: /^Closed/ }));
  await prove(user, 'Save', site.proof());
  expect(await screen.findByText('Building is closed')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Closed')).toBeVisible());
  expect(screen.queryByRole('button', { name: /Juja, Building/ })).not.toBeInTheDocument();
});

it('the screen of giving tells the only owner, whose second factor is new, what waits, how long and why', async () => {
  const site = await setAccounts();
  const confirmed_at = site.clock.now().toISOString(); // as if it had been turned on just now
  await site.store.write((change) => change.updateTable('second_factors').set({ confirmed_at }).execute());
  const { user } = await site.open('/admin/giving');
  await user.click(await screen.findByRole('button', { name: 'Set Kithini, Tithe' }));
  const words = await screen.findByText(/^It takes effect in 24 hours\. Your two-step verification is new/);
  expect(words).toHaveTextContent('that is until Sunday 22 November 2026, noon');
  expect(words).toHaveTextContent('Until then the Give page shows nothing here.');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('the screen of giving has an owner without a second factor turn one on in the dialog, which then goes on to its form', async () => {
  const { user, ...site } = await openSignedIn('/admin/giving');
  await user.click(await screen.findByRole('button', { name: 'Add a purpose' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Before you go on' }));
  expect(await dialog.findByText(/^Where money goes is changed only with your password and a code/)).toBeVisible();
  expect(dialog.queryByLabelText(/^Name/)).not.toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'Turn on' }));
  const secret = (await dialog.findByText(/^([A-Z2-7]{4} ?){8}$/)).textContent?.replaceAll(' ', '') ?? '';
  pasteInto(dialog.getByLabelText(/^Code/), appCode(secret, site.clock.now()));
  pasteInto(dialog.getByLabelText(/^Your password/), STAFF.password);
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  await user.click(await dialog.findByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('dialog', { name: 'Add a purpose' })).toBeVisible();
  pasteInto(await screen.findByLabelText(/^Name \*/), 'Tithe');
  pasteInto(screen.getByLabelText(/^Name in Kiswahili/), 'Fungu la kumi');
  site.clock.set(30_000);
  await prove(user, 'Add', { current_password: STAFF.password, code: appCode(secret, site.clock.now()) });
  expect(await screen.findByText('Tithe is a purpose now')).toBeVisible();
});

it('the screen of giving warns of an account that one letter makes of another, says what is wrong with the password, and keeps what was typed, but no secret', async () => {
  const site = await setAccounts();
  const { user } = await site.open('/admin/giving');
  await user.click(await screen.findByRole('button', { name: 'Set Kithini, Tithe' }));
  pasteInto(await screen.findByLabelText(/^Account number/), 'JUJA TITHS');
  expect(screen.getByText(/^JUJA TITHE at the same paybill differs from it by one letter/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Account number/), ' KITHINI');
  expect(screen.queryByText(/differs from it by one letter/)).not.toBeInTheDocument();
  await prove(user, 'Save', { current_password: 'a guess at it', code: '000000' });
  expect(await screen.findByText('The current password is wrong.')).toBeVisible();
  expect(draftText('mercy/giving:kithini:tithe')).not.toContain('a guess at it');
  await site.open('/admin/giving?branch=kithini&purpose=tithe');
  expect(await screen.findByRole('dialog', { name: 'Kithini, Tithe' })).toBeVisible();
  expect(await screen.findByLabelText(/^Account number/)).toHaveValue('JUJA TITHS KITHINI');
  expect(screen.getByLabelText(/^Your password/)).toHaveValue('');
  await site.openAs(EDITOR, '/admin/giving'); // reads it, and can change nothing
  expect(await screen.findByText(/Only owners can change them\.$/)).toBeVisible();
  expect(screen.getAllByText(/^paybill 522522, account JUJA TITHE, since/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Change|Set|Add|Edit/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Giving' })).toHaveAttribute('aria-current', 'page');
});

it('the screen of giving shows a change to the other owner on any screen, who confirms it and notes having seen it', async () => {
  const site = await setAccounts();
  await addAccount(site.store, JUMA);
  site.clock.set(-25 * HOUR_MS);
  const { proof: jumas } = await turnOnFactor(site, await site.signIn(JUMA), JUMA.password);
  site.clock.set(25 * HOUR_MS);
  const { user: mercy } = await site.open('/admin/giving');
  await mercy.click(await screen.findByRole('button', { name: 'Change Juja, Tithe' }));
  retype(await screen.findByLabelText(/^Account number/), 'NEW TITHE');
  expect(screen.getByText(/^It takes effect in 24 hours/)).toBeVisible();
  await prove(mercy, 'Save', site.proof());
  expect(await screen.findByRole('button', { name: 'Withdraw Juja, Tithe' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Giving' })).toHaveFocus()); // the button is disabled
  expect(screen.queryByRole('button', { name: 'Confirm Juja, Tithe' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Where money goes' })).not.toBeInTheDocument();

  const token = await site.signIn({ ...JUMA, code: jumas().code });
  const { user } = await site.open('/admin/help', { token, account: JUMA.username });
  const news = within(await screen.findByRole('region', { name: 'Where money goes' }));
  expect(
    news.getByText(/^Juja, Tithe: paybill 522522, account NEW TITHE\. mercy asked for it\. It takes effect on/),
  ).toBeVisible();
  await user.click(news.getByRole('link', { name: 'Open Giving' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm Juja, Tithe' }));
  await prove(user, 'Yes', jumas());
  expect(await screen.findByText('The account is changed')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Giving' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'I have seen this' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Where money goes' })).not.toBeInTheDocument());
  const entry = screen.getAllByText('Juja, Tithe: paybill 522522, account NEW TITHE').at(-1)?.closest('li');
  await waitFor(() => expect(entry).toHaveTextContent(/juma confirmed it on .+; in effect\. Seen by juma\.$/));
});
