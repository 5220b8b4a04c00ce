import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { church } from '#content/en/church.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { noNetwork, renderApp } from '#tests/support/renderApp.tsx';
import { STAFF, startTestApp, type TestApp } from '#tests/support/testApp.ts';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranch.ts';

const PROOF = { current_password: STAFF.password };

/** A site whose only owner has set accounts: of Juja two, of Ruiru one. */
async function setAccounts(): Promise<TestApp & { token: string }> {
  const site = await startTestApp();
  const token = await site.signIn();
  for (const [key, name, name_sw] of [
    ['tithe', 'Tithe', 'Fungu la kumi'],
    ['building', 'Building', 'Ujenzi'],
  ]) {
    await site.call(staffEndpoints.createPurpose, { token, body: { key, name, name_sw, ...PROOF } });
  }
  for (const [branch, purpose, account] of [
    ['juja', 'tithe', 'JUJA TITHE'],
    ['juja', 'building', 'JUJA BUILD'],
    ['ruiru', 'tithe', 'RUIRU TITHE'],
  ]) {
    const body = { branch, purpose, account, paybill: '522522', at_once: true, ...PROOF };
    expect((await site.call(staffEndpoints.changeGiving, { token, body })).status).toBe(201);
  }
  return { ...site, token };
}

const copy = (what: string) => screen.findByRole('button', { name: `Copy ${what}` });

describe('the Give page', () => {
  it('shows and copies the numbers of the files until the church has set accounts', async () => {
    const { user } = await renderApp('/give', { fetch: (await startTestApp()).fetch });
    await user.click(await copy('paybill number'));
    expect(await navigator.clipboard.readText()).toBe(church.giving.paybill.value);
    expect(await screen.findByText('Copied: paybill number')).toBeInTheDocument();
    await user.click(await copy('account number'));
    expect(await navigator.clipboard.readText()).toBe(church.giving.account.value);
    expect(screen.queryByText('Branch')).not.toBeInTheDocument();
  });

  it('shows one pair after a tap on the branch and one on the purpose, and copies it by one more', async () => {
    const { user } = await renderApp('/give', { fetch: (await setAccounts()).fetch });
    expect(await screen.findByText(/^Choose a branch and a purpose/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
    const branches = within(screen.getByRole('list', { name: 'Branch' }));
    expect(branches.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ruiru', 'Juja']);
    await user.click(branches.getByRole('link', { name: 'Juja' }));
    await user.click(within(screen.getByRole('list', { name: 'Purpose' })).getByRole('link', { name: 'Building' }));
    await user.click(await copy('account number'));
    expect(await navigator.clipboard.readText()).toBe('JUJA BUILD');
    expect(screen.getAllByRole('button', { name: /^Cop(y|ied)/ })).toHaveLength(2);
    expect(screen.getByText('Juja, Building')).toBeVisible();
    expect(screen.getByText('These numbers have not changed since 21 November 2026.')).toBeVisible();
    expect(screen.getAllByText('JUJA BUILD')).toHaveLength(2); // large, and at its step
    expect(document.body).not.toHaveTextContent(church.giving.paybill.value);
  });

  it('asks for no choice where there is only one, and remembers the branch', async () => {
    const { fetch } = await setAccounts();
    const { user } = await renderApp('/give', { fetch });
    await user.click(await screen.findByRole('link', { name: 'Ruiru' }));
    expect(await screen.findByText('Ruiru, Tithe')).toBeVisible();
    expect(localStorage.getItem(MY_BRANCH_KEY)).toBe('ruiru');
  });

  it('begins with the branch that the device remembers, unless the address names another', async () => {
    const { fetch } = await setAccounts();
    localStorage.setItem(MY_BRANCH_KEY, 'ruiru');
    await renderApp('/give', { fetch });
    expect(await screen.findByText('Ruiru, Tithe')).toBeVisible();
  });

  it('is opened by a poster at its pair, and shows a code for one', async () => {
    const { fetch } = await setAccounts();
    localStorage.setItem(MY_BRANCH_KEY, 'ruiru');
    const { user } = await renderApp('/give?branch=juja&purpose=tithe', { fetch });
    expect(await screen.findByText('Juja, Tithe')).toBeVisible();
    expect(localStorage.getItem(MY_BRANCH_KEY)).toBe('ruiru');
    await user.click(screen.getByRole('button', { name: 'QR code for a poster' }));
    expect(await screen.findByRole('img', { name: 'QR code with the numbers for Juja, Tithe' })).toBeVisible();
    const address = 'http://localhost/give?branch=juja&purpose=tithe';
    expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', address);
  });

  it('shows no number where it could not learn which are right', async () => {
    await renderApp('/give', { fetch: noNetwork });
    expect(await screen.findByText(/^The numbers could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveTextContent(church.giving.paybill.value));
  });
});
