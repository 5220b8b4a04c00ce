import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { branches } from '#content/en/branches.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { answering, renderApp, startSite } from '#tests/support/web/site.tsx';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranch.ts';

const quiet = answering([]);

const onOneDay = (title: string, day: string, venue: string) =>
  anEvent({ title, venue, start_date: day, end_date: day, start_time: '09:00', end_time: '11:00' });

/** A server with an event in Ruiru before those in Juja. */
async function twoBranches() {
  const app = await startSite();
  const { token } = app;
  for (const event of [
    onOneDay('Over at Juja', '2026-11-02', 'Juja branch'),
    onOneDay('Family Sunday', '2026-11-22', 'Ruiru Main Sanctuary'),
    onOneDay('Juja Prayers', '2026-11-29', 'Juja branch'),
    onOneDay('Juja Carols', '2026-12-20', 'Gachororo Road'),
  ]) {
    await app.request(endpoints.createEvent, { token, body: event });
  }
  return app;
}

describe('my branch', () => {
  it('is chosen once, kept on the device, and brings its hours, map and address to the front', async () => {
    const { user } = await renderApp('/', { fetch: quiet });
    const visit = within(document.getElementById('visit') as HTMLElement);
    await user.click(visit.getByRole('button', { name: 'Choose my branch' }));
    await user.click(visit.getByRole('button', { name: 'Juja' }));
    expect(localStorage.getItem(MY_BRANCH_KEY)).toBe('juja');
    expect(visit.getByRole('button', { name: 'change my branch' })).toHaveFocus();
    expect(visit.getByRole('heading', { name: 'At Juja' })).toBeVisible();
    expect(visit.getByText('10:00am-12:30pm')).toBeVisible();
    const juja = branches.find(({ key }) => key === 'juja');
    expect(visit.getAllByText(juja?.place.value ?? '', { exact: false })[0]).toBeVisible();
    const [way] = visit.getAllByRole('link', { name: 'Directions' });
    expect(way).toHaveAttribute('href', expect.stringContaining(`${juja?.map.latitude},${juja?.map.longitude}`));
    expect(visit.getByText('Sunday 1st service 09:00am-10:30am')).toBeVisible();
  });

  it('can be changed, and taken back', async () => {
    localStorage.setItem(MY_BRANCH_KEY, 'juja');
    const { user } = await renderApp('/contact', { fetch: quiet });
    expect(screen.getByRole('heading', { name: 'Service hours, Juja' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'change my branch' }));
    expect(screen.getByRole('button', { name: 'Juja' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Magomano' }));
    expect(screen.getByRole('heading', { name: 'Service hours, Magomano' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'change my branch' }));
    await user.click(screen.getByRole('button', { name: 'No branch' }));
    expect(screen.getByRole('heading', { name: 'Service hours' })).toBeVisible();
    expect(screen.getByText('09:00am-10:30am')).toBeVisible();
    expect(localStorage.getItem(MY_BRANCH_KEY)).toBeNull();
  });

  it('shows every branch’s hours to those who have chosen none, and nothing of a branch that is no more', async () => {
    localStorage.setItem(MY_BRANCH_KEY, 'nowhere');
    await renderApp('/contact', { fetch: quiet });
    expect(screen.getByRole('button', { name: 'Choose my branch' })).toBeVisible();
    const others = screen.getByRole('heading', { name: 'Our branches' }).parentElement as HTMLElement;
    for (const name of ['Magomano', 'Kithini', 'Juja']) expect(within(others).getByText(name)).toBeVisible();
    expect(within(others).getAllByText('Sunday service 10:00am-12:30pm')).toHaveLength(3);
  });

  it('has its own next event on the home page, or the church’s where none is coming there', async () => {
    const { fetch } = await twoBranches();
    localStorage.setItem(MY_BRANCH_KEY, 'juja');
    const { user } = await renderApp('/', { fetch });
    expect(await screen.findByRole('heading', { name: 'Juja Prayers' })).toBeVisible();
    expect(screen.getByText('Next at Juja')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'change my branch' }));
    await user.click(screen.getByRole('button', { name: 'Kithini' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Family Sunday' })).toBeVisible());
    expect(screen.getByText('Next event')).toBeVisible();
  });
});
