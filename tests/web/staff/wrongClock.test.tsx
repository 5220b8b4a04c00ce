import { screen } from '@testing-library/react';
import { DAY_MS } from '#shared/time.ts';
import { NOON } from '#tests/support/testApp.ts';
import { noNetwork, startSite } from '#tests/support/web/site.tsx';
import { serverNow } from '#web/ui/hooks/serverNow.ts';

/** An event of the coming Friday, on a device whose clock is 40 days ahead. */
async function openWrong(address: string) {
  vi.setSystemTime(NOON.getTime() + 40 * DAY_MS);
  const site = await startSite({ events: [{}] });
  return { ...site, ...(await site.open(address)) };
}

it('the events and the week are those of the server’s day, also where the device’s clock is wrong', async () => {
  const { visit } = await openWrong('/admin/dashboard');
  expect(await screen.findByText(/^Next week/)).toBeVisible();
  await visit('/event-card', { fetch: noNetwork });
  expect(serverNow().getTime() - NOON.getTime(), 'without a network the known difference counts').toBeLessThan(60_000);
});

it('a new sermon is of the Sunday before the server’s day', async () => {
  const { user } = await openWrong('/admin/sermons');
  await user.click(await screen.findByRole('button', { name: 'Add a sermon' }));
  expect(await screen.findByLabelText(/^Date/)).toHaveValue('2026-11-15');
});

it('an answer that the browser may have kept tells no hour', async () => {
  const site = await openWrong('/admin/dashboard');
  await screen.findByText(/^Next week/);
  await site.open('/admin/dashboard', {
    through: (calls) => async (input, init) => {
      const answer = await calls(input, init);
      answer.headers.set('cache-control', 'private, max-age=3600');
      answer.headers.set('date', new Date(NOON.getTime() - DAY_MS).toUTCString());
      return answer;
    },
  });
  await screen.findByText(/^Next week/);
  expect(Math.abs(serverNow().getTime() - NOON.getTime())).toBeLessThan(60_000);
});
