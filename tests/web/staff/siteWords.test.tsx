import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { unapprovedTranslations } from '#content/contentReport.ts';
import { editablePages } from '#content/editable/index.ts';
import { hasWords } from '#content/pages.ts';
import { addVersion } from '#server/store/content/versions.ts';
import { NOON } from '#tests/support/testApp.ts';
import { pasteInto, retype, textsOf } from '#tests/support/web/acts.ts';
import { noNetwork, startSite } from '#tests/support/web/site.tsx';
import { pageNames } from '#web/app/routes/routes.ts';

const WORDS = '/admin/words';
const RUTH = { username: 'ruth', password: 'a-long-sentence-of-ruth', role: 'editor' } as const;

it('brings the changed words of every page that has some', () => {
  const marked = pageNames.filter(hasWords);
  expect(new Set([...marked, 'church'])).toEqual(new Set(Object.keys(editablePages)));
});

it('a field’s form is closed by the back button; a service’s hour is changed in it, stands on the page, and is taken back', async () => {
  const { open } = await startSite();
  const { user } = await open(WORDS, { words: true, inWindow: true });
  await user.click(await screen.findByRole('button', { name: 'Edit Service hours' }));
  await screen.findByRole('dialog', { name: 'Service hours' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.pathname).toBe(WORDS);

  await user.click(await screen.findByRole('button', { name: 'Edit Service hours' }));
  const first = within(await screen.findByRole('group', { name: 'Service hours: 1' }));
  retype(first.getByLabelText('Starts'), '19:00');
  expect(first.getByText(/^The end is not after the start/)).toBeVisible();
  retype(first.getByLabelText('Starts'), '17:30');
  expect(first.queryByText(/^The end is not after the start/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published.')).toBeInTheDocument();
  const row = (await screen.findByRole('button', { name: 'Edit Service hours' })).closest('li') as HTMLElement;
  expect(await within(row).findByText(/17:30 to 19:00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(row).findByText(/18:00 to 19:00/)).toBeInTheDocument();
});

it('shows what somebody else has published meanwhile, and lets one choose', async () => {
  const site = await startSite();
  const { user } = await site.open(`${WORDS}?page=about&field=hero.lead`, { words: true });
  pasteInto(await screen.findByRole('textbox', { name: 'Lead' }), ' Mine.');
  const theirs = { page: 'about', token: await site.join(RUTH) };
  expect((await site.publish([{ field: 'hero.lead', value: 'Theirs.' }], theirs)).status).toBe(201);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('ruth changed this meanwhile');
  expect(screen.getByText('Lead, theirs').parentElement).toHaveTextContent('Theirs.');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByText('ruth changed this meanwhile')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Lead' })).toHaveDisplayValue(/ Mine\.$/);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published.')).toBeInTheDocument();
});

it('shows versions whole, where two differ in the text of an article or in a picture alone', async () => {
  const site = await startSite();
  const uploaded = { image: `/event-pictures/${'a'.repeat(32)}/1600.jpg`, alt: 'The first tent.' };
  const written = { page: 'ourJourney', field: 'article', language: 'en', publishAt: NOON } as const;
  for (const [picture, text] of [
    ['journey', 'We began in a tent.'],
    [uploaded, 'We began in a tent.'],
    [uploaded, 'We began in a house.'],
  ] as const) {
    const value = { lead: 'How it began.', picture, text };
    await site.store.write((transaction) =>
      addVersion(transaction, { ...written, value }, { username: 'mercy', now: NOON }),
    );
  }
  const { user } = await site.open(`${WORDS}?page=ourJourney&field=article`, { words: true });
  await user.click(await screen.findByText('History', { selector: 'summary' }));
  const said = (await screen.findAllByRole('button', { name: 'Restore this' })).map(
    (button) => button.closest('li')?.textContent ?? '',
  );
  expect(said[0]).toContain('We began in a tent.');
  expect(said[0]).toContain('The first tent.');
  expect(said[1]).toContain('We began in a tent.');
  expect(said[1]).not.toContain('The first tent.');
  expect(screen.getByText(/We began in a house\./, { selector: 'li *' })).toBeVisible();

  await user.click(screen.getAllByRole('button', { name: 'Restore this' })[1] as HTMLElement);
  expect(await screen.findByText('Published.')).toBeVisible();
  const { article } = await site.words('ourJourney');
  expect(article).toMatchObject({ picture: 'journey', html: '<p>We began in a tent.</p>' });
});

it('what a new church does first is a list of steps that says what is left, one open and the rest closed, opens a field at once, and ticks what is done, the hours once they are confirmed as they are', async () => {
  const { fetch, publish, open } = await startSite();
  const { user } = await open(WORDS, { words: true });
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  const said = textsOf(list.getAllByRole('listitem'));
  expect(said.map((text) => text?.split(':')[0]).join()).toBe(
    'Add photographs,Name,Place,Hours,Phone and email,Accounts for giving,Pastors,A Kiswahili Bible,First event,Other facts',
  );
  expect(said[4]).toBe('Phone and email: 2 sample facts left');
  expect(said[3]).toBe('Hours: 6 sample facts leftThese hours are right');
  expect(list.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(list.getByRole('link', { name: 'Add photographs' })).toBeVisible();
  expect(list.getByRole('link', { name: 'Place' })).not.toBeVisible();
  await user.click(list.getByText('The other steps'));
  expect(list.getByRole('link', { name: 'Place' })).toBeVisible();
  const files = unapprovedTranslations().length;
  expect(screen.getByText(new RegExp(`^${files} files of Kiswahili words wait`))).toBeVisible();
  const hours = screen.getByRole('heading', { name: 'Hours' }).closest('li') as HTMLElement;
  expect(within(hours).getByRole('button', { name: 'Edit Service hours' })).not.toBeVisible();
  expect(within(hours).getAllByText(/^Sample/)).toHaveLength(1); // once for the group of facts
  await user.click(list.getByRole('link', { name: 'Phone and email' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeInTheDocument();
  const phone = { field: 'phone', value: '+254 711 222 333' };
  expect((await publish([{ field: 'email', value: 'us@church.example' }, phone])).status).toBe(201);
  await open(WORDS, { words: true });
  const done = await screen.findByRole('link', { name: 'Phone and email' });
  expect(done.closest('li')).toHaveTextContent('Phone and email: done');

  const step = screen.getByRole('link', { name: 'Hours' }).closest('li') as HTMLElement;
  vi.stubGlobal('fetch', noNetwork);
  await user.click(within(step).getByRole('button', { name: 'These hours are right' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/network|offline|connection|server/i);
  expect(step).toHaveTextContent('Hours: 6 sample facts left');
  vi.stubGlobal('fetch', fetch);
  await user.click(within(step).getByRole('button', { name: 'These hours are right' }));
  await waitFor(() => expect(step).toHaveTextContent('Hours: done'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(step).toHaveTextContent('Hours: 6 sample facts left'));
});

it('what a new church does first stands in one line on an owner’s dashboard, until it is put away; editors have none', async () => {
  const site = await startSite();
  const { user } = await site.open('/admin/dashboard');
  const line = await screen.findByRole('region', { name: 'First steps' });
  expect(line).toHaveTextContent(/^\d+ sample facts left\. Put in the church’s own$/);
  await user.click(within(line).getByRole('button', { name: 'Put this away' }));
  expect(line).not.toBeInTheDocument();
  await site.open('/admin/dashboard');
  await screen.findByRole('heading', { name: 'Upcoming Events' });
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  cleanup();
  localStorage.clear();
  await site.openAs(RUTH, '/admin/dashboard');
  await screen.findByRole('heading', { name: 'Upcoming Events' });
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});
