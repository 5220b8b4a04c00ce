import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browserWithPush } from '#tests/support/web/browserWithPush.ts';
import { noNetwork, startSite } from '#tests/support/web/site.tsx';

async function openSettings(browser?: Parameters<typeof browserWithPush>[0] | 'none') {
  const push = browser === 'none' ? undefined : browserWithPush(browser);
  const app = await startSite();
  const rendered = await app.open('/admin/settings');
  const stored = async () => (await app.store.db.selectFrom('push_subscriptions').select('endpoint').execute()).length;
  return { ...app, ...rendered, ...push, stored };
}
const choice = () => screen.findByRole('switch', { name: 'Tell this device of news' });

describe('news on this device', () => {
  it('is off until somebody turns it on, and off again when they turn it off', async () => {
    const { user, stored } = await openSettings();
    await waitFor(async () => expect(await choice()).toBeEnabled());
    expect(await choice()).not.toBeChecked();
    await user.click(await choice());
    await waitFor(async () => expect(await choice()).toBeChecked());
    expect(await stored()).toBe(1);
    await waitFor(async () => expect(await choice()).toBeEnabled());
    await user.click(await choice());
    await waitFor(async () => expect(await choice()).not.toBeChecked());
    expect(await stored()).toBe(0);
  });

  /** Turns the news on. @returns the log-out */
  const turnOn = async ({ user }: Pick<Awaited<ReturnType<typeof openSettings>>, 'user'>) => {
    await waitFor(async () => expect(await choice()).toBeEnabled());
    await user.click(await choice());
    await waitFor(async () => expect(await choice()).toBeChecked());
    return async () => {
      await user.click(screen.getByRole('button', { name: 'Account' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    };
  };

  it('ends with the log-out, and a visitor’s reminders on this device do not', async () => {
    const settings = await openSettings();
    await (await turnOn(settings))();
    await waitFor(async () => expect(await settings.stored()).toBe(0));
    expect(settings.held?.()).not.toBeNull();
  });

  it('ends with the log-out where the server cannot be told, by ending all that this device is sent', async () => {
    const settings = await openSettings();
    const leave = await turnOn(settings);
    vi.stubGlobal('fetch', noNetwork);
    await leave();
    await waitFor(() => expect(settings.held?.()).toBeNull());
  });

  it('is not said to be impossible while the service worker is still being registered', async () => {
    const { promise: registered, resolve: register } = Promise.withResolvers<void>();
    await openSettings({ registered });
    expect(await choice()).toBeDisabled();
    expect(screen.getByText('Getting this device ready for news…')).toBeVisible();
    expect(screen.queryByText(/This browser cannot show news/)).toBeNull();
    register();
    await waitFor(async () => expect(await choice()).toBeEnabled());
  });

  it('says what to do where the person refuses', async () => {
    const { user } = await openSettings({ asked: 'denied' });
    await waitFor(async () => expect(await choice()).toBeEnabled());
    await user.click(await choice());
    expect(await screen.findByText(/Allow them in the browser’s settings first/)).toBeVisible();
    expect(await choice()).toBeDisabled();
  });

  it('says that the push service could not be reached, and stays off', async () => {
    const { user, stored } = await openSettings({ reached: false });
    await waitFor(async () => expect(await choice()).toBeEnabled());
    await user.click(await choice());
    expect(await screen.findByText(/could not be reached by its push service/)).toBeVisible();
    expect(await choice()).not.toBeChecked();
    expect(await stored()).toBe(0);
  });

  it('says what helps in a browser that cannot', async () => {
    await openSettings('none');
    expect(await screen.findByText(/add the site to the home screen/)).toBeVisible();
    expect(await choice()).toBeDisabled();
  });
});
