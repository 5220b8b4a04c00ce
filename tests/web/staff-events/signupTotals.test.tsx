import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { createSignupEvent, signUp } from '#tests/support/signups.ts';
import { renderApp, startSite } from '#tests/support/web/site.tsx';

const TOTALS = staffEndpoints.listSignupTotals.path;

/** The dashboard with two events that take sign-ups, the first of which is full, or with none. */
async function openDashboard(withSignup: boolean) {
  const app = await startSite();
  const { token } = app;
  if (withSignup) {
    const full = await createSignupEvent(app, token, { title: 'Camp', signup_places: '5' });
    await signUp(app, full, { adults: 5 });
    await signUp(app, full, { adults: 2 });
    await createSignupEvent(app, token, { title: 'Breakfast' });
  } else await createSignupEvent(app, token, { title: 'Camp', signup: null });
  const asked: string[] = [];
  const fetch: typeof app.fetch = (input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input), 'http://church.example').pathname);
    return app.fetch(input, init);
  };
  return { ...(await renderApp('/admin/dashboard', { fetch, token })), asked };
}

it('a row says how many have signed up, by one request for the list', async () => {
  const { asked } = await openDashboard(true);
  expect(await screen.findByText('5 coming, full, 2 waiting')).toBeVisible();
  expect(screen.getByText('0 coming')).toBeVisible();
  expect(asked.filter((path) => path === TOTALS)).toHaveLength(1);
});

it('a list without sign-up asks for no numbers', async () => {
  const { asked } = await openDashboard(false);
  expect(await screen.findByRole('heading', { name: 'Camp' })).toBeVisible();
  expect(asked).not.toContain(TOTALS);
});

it('the notifications name an event that is full, and lead to its list', async () => {
  const { user } = await openDashboard(true);
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Camp is full/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Camp|Sign-ups/ })).toBeVisible();
});
