import { cleanup, screen, waitFor } from '@testing-library/react';
import { cameOf, nothingCounted } from '#shared/attendance/door.ts';
import { signUp } from '#tests/support/signups.ts';
import { textsOf } from '#tests/support/web/acts.ts';
import { storageIsFull } from '#tests/support/web/deviceNetwork.ts';
import { noNetwork, startSite } from '#tests/support/web/site.tsx';
import { stubNavigator } from '#tests/support/web/stubNavigator.ts';

const PATH = '/admin/events/1/door';
const ELSEWHERE = nothingCounted('a-phone-elsewhere');

/** The door of an event over the true server, opened through `calls`. */
async function openDoor(calls?: typeof fetch) {
  const app = await startSite({ events: [{}] });
  const open = (fetch = app.fetch) => app.open(PATH, { fetch });
  const upload = (count: typeof ELSEWHERE) => app.asOwner('updateDoorCounts', { id: 1, body: count });
  const onServer = async () => cameOf((await upload(ELSEWHERE)).body.counts);
  const { user } = await open(calls);
  await screen.findByRole('heading', { name: 'At the door' });
  return { app, user, open, upload, onServer };
}

const button = (name: string) => screen.findByRole('button', { name });
const says = async (words: string) => waitFor(() => expect(textsOf(screen.getAllByRole('status'))).toContain(words));

it('at the door plus counts a person, minus takes one back, children separately where that is wanted, and the server has the sum', async () => {
  const { user, onServer } = await openDoor();
  expect(await screen.findByText('Friday Kesha, Friday 27 November 2026, 9 pm')).toBeVisible();
  await user.click(await button('One less')); // where nobody was counted
  for (let press = 0; press < 3; press++) await user.click(await button('One more'));
  await says('3 people');
  await user.click(await button('One less'));
  await says('2 people');
  await expect.poll(onServer).toEqual({ adults: 2, children: 0 });
  expect(screen.getByText('All phones, just now')).toBeVisible();
  expect(screen.queryByText(/not sent yet/)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Count children separately'));
  await user.click(await button('One more adult'));
  await user.click(await button('One more child'));
  await says('4 people, 1 of them children');
  await user.click(await button('One adult less'));
  await expect.poll(onServer).toEqual({ adults: 2, children: 1 });
});

it('at the door adds what the other phones counted, takes back what they did, and says that the event was deleted', async () => {
  const { app, user, upload, onServer } = await openDoor();
  await upload({ ...ELSEWHERE, adults_plus: 40 });
  await user.click(await button('One more'));
  await says('41 people');
  for (let press = 0; press < 2; press++) await user.click(await button('One less'));
  await says('39 people');
  await expect.poll(onServer).toEqual({ adults: 39, children: 0 });
  await app.asOwner('deleteEvent', { id: 1 });
  await user.click(await button('One more'));
  expect(await screen.findByText(/This event was deleted/)).toBeVisible();
});

it('at the door counts without a network, keeps it when the page is closed, and sends it later', async () => {
  const { app, user, open, onServer } = await openDoor(noNetwork);
  for (let press = 0; press < 4; press++) await user.click(await button('One more'));
  await says('4 people');
  expect(await screen.findByText(/4 presses are kept on this device, not sent yet/)).toBeVisible();
  expect(screen.getByText('This phone alone so far')).toBeVisible();
  const again = await open();
  await says('4 people');
  await again.user.click(await button('One less'));
  vi.stubGlobal('fetch', app.fetch);
  window.dispatchEvent(new Event('online'));
  await expect.poll(onServer).toEqual({ adults: 3, children: 0 });
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).not.toBeInTheDocument());
});

it('at the door vibrates at a press and keeps the screen on, where the phone can; says so where the browser keeps nothing', async () => {
  const vibrate = vi.fn();
  const release = vi.fn();
  const request = vi.fn(async () => ({ release }));
  stubNavigator({ vibrate, wakeLock: { request } });
  const { user } = await openDoor();
  await user.click(await button('One more'));
  expect(vibrate).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledWith('screen');
  storageIsFull();
  await user.click(await button('One more'));
  await says('2 people');
  expect(await screen.findByText(/leave this page open until everything is sent/)).toBeVisible();
  cleanup();
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

/** The door of an event with two sign-ups. */
async function withNames() {
  const app = await startSite();
  const { id } = await app.put({ signup: 'open', signup_places: '3' });
  await signUp(app, id, { name: 'Wanjiku Kamau', adults: 3 });
  await signUp(app, id, { name: 'Njoroge', adults: 1 });
  const open = (fetch = app.fetch) => app.open(`/admin/events/${id}/door`, { fetch });
  const ticked = async () =>
    (await app.asOwner('updateDoorNames', { id, body: { ticks: [] } })).body.names
      .filter((name: { ticked: boolean }) => name.ticked)
      .map(({ name }: { name: string }) => name);
  return { app, id, open, ticked };
}

it('the names at the door are ticked off here and on other phones, and told beside how many were expected', async () => {
  const { app, id, open, ticked } = await withNames();
  const tick = (ticks: object[]) => app.asOwner('updateDoorNames', { id, body: { ticks } });
  const [njoroge] = (await tick([])).body.names;
  await tick([{ id: njoroge.id, ticked: true, press: 1 }]); // on another phone
  const { user } = await open();
  expect(await screen.findByText('3 expected')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Njoroge, on the waiting list' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Wanjiku Kamau, 3 people' }));
  await says('4 of 4 people ticked off.');
  await expect.poll(ticked).toEqual(['Njoroge', 'Wanjiku Kamau']);
  await user.click(screen.getByRole('checkbox', { name: 'Wanjiku Kamau, 3 people' }));
  await expect.poll(ticked).toEqual(['Njoroge']);
});

it('the names at the door are kept on the phone, and ticked off without a network; what was pressed is sent later; they stay on the screen where the browser stores nothing', async () => {
  const { app, open, ticked } = await withNames();
  await open();
  await screen.findByRole('checkbox', { name: 'Wanjiku Kamau, 3 people' });
  const { user } = await open(noNetwork);
  await user.click(await screen.findByRole('checkbox', { name: 'Wanjiku Kamau, 3 people' }));
  await says('3 of 4 people ticked off. 1 tick is kept on this device, not sent yet.');
  await open();
  await says('3 of 4 people ticked off.');
  await expect.poll(ticked).toEqual(['Wanjiku Kamau']);
  storageIsFull();
  vi.stubGlobal('fetch', noNetwork);
  await user.click(screen.getByRole('checkbox', { name: 'Njoroge, on the waiting list' }));
  await says('4 of 4 people ticked off. 1 tick is kept on this device, not sent yet.');
  vi.stubGlobal('fetch', app.fetch);
  window.dispatchEvent(new Event('online'));
  await expect.poll(ticked).toEqual(['Njoroge', 'Wanjiku Kamau']);
});
