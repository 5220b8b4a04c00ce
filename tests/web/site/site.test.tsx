import { screen, waitFor, within } from '@testing-library/react';
import { about } from '#content/en/about.ts';
import { church } from '#content/en/church.ts';
import { menOfGlory } from '#content/en/menOfGlory.ts';
import { mission } from '#content/en/mission.ts';
import { motto } from '#content/en/motto.ts';
import { sermons } from '#content/en/sermons.ts';
import { vision } from '#content/en/vision.ts';
import { hrefOf, textsOf } from '#tests/support/web/acts.ts';
import { noNetwork, openAsVisitor, quiet, renderApp, startSite } from '#tests/support/web/site.tsx';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranch.ts';

it('the home page says what the specification puts there, and tells search engines of the church, its hours and its branches', async () => {
  await renderApp('/', { fetch: quiet });
  expect(screen.getByRole('heading', { level: 1, name: church.name.value })).toBeVisible();
  for (const name of ['Connect with Our congregation', 'Divine Inspiration', 'Featured Themes', 'Service hours']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: church.leadPastors.names.value })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bible Verse of the Day' })).toHaveAttribute('href', '/daily-verse');
  for (const words of ['06:00pm-07:00pm', '09:00am-10:30am', '11:00am-12:45pm']) {
    expect(screen.getByText(words)).toBeVisible();
  }
  // Samples end with this year.
  for (const name of ['2026', '2025', '2024']) expect(screen.getByRole('heading', { name })).toBeVisible();
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'Church', name: church.name.value, address: { addressLocality: 'Ruiru' } });
  expect(data.openingHoursSpecification).toHaveLength(3);
  const branches = data.department.map(({ name }: { name: string }) => name.split(', ')[1]);
  expect(branches).toEqual(['Magomano', 'Kithini', 'Juja']);
  expect(screen.getByRole('link', { name: church.phone.value })).toHaveAttribute('href', 'tel:+254700000000');
  expect(hrefOf(church.email.value)).toBe(`mailto:${church.email.value}`);
});

it('the home page shows the event that comes next in its hero, from the list of events, and where it was moved, but never one that is called off', async () => {
  const at = (title: string, date: string) => ({
    ...{ title, start_date: date, end_date: date, start_time: '09:00', end_time: '11:00' },
  });
  const site = await startSite({
    events: [
      at('Past Fellowship', '2026-11-14'),
      at('Christmas Service', '2026-12-25'),
      { ...at('Family Sunday', '2026-11-22'), status: 'moved', venue: 'Juja Branch' },
      { ...at('Called off', '2026-11-22'), start_time: '07:00', status: 'cancelled' },
    ],
  });
  await site.visit('/');
  const link = await screen.findByRole('link', { name: 'Moved: Family Sunday' });
  expect(link).toHaveAttribute('href', '/events/3');
  const words = 'Next eventMoved: Family SundayTomorrow, 9 to 11 am · Juja';
  expect(link.closest('h2')?.parentElement).toHaveTextContent(words);
  const week = document.querySelector<HTMLElement>('[aria-labelledby="this-week"]');
  expect(screen.queryAllByText(/Called off/).filter((one) => !week?.contains(one))).toEqual([]);
});

it('the home page names the next service, of the church or one’s own branch, also where the list cannot be had', async () => {
  await renderApp('/', { fetch: noNetwork });
  const service = () => screen.getByRole('link', { name: /^Tomorrow, / }).closest('h2')?.parentElement;
  expect(service()).toHaveTextContent('Next serviceTomorrow, 9 to 10:30 amSunday 1st service · Ruiru');
  localStorage.setItem(MY_BRANCH_KEY, 'juja');
  await renderApp('/', { fetch: noNetwork });
  expect(service()).toHaveTextContent('Tomorrow, 10 am to 12:30 pmSunday service · Juja');
});

it('the home page lists the services and events of seven days for a phone, soonest first, also one that was cancelled', async () => {
  const on = (title: string, date: string) => ({ title, start_date: date, end_date: date });
  const called = { ...on('Called off', '2026-11-25'), status: 'cancelled' } as const;
  await openAsVisitor('/', { events: [on('Too late', '2026-11-28'), on('Youth Night', '2026-11-27'), called] });
  await screen.findByRole('heading', { name: 'Youth Night' });
  const week = document.querySelector<HTMLElement>('[aria-labelledby="this-week"]') as HTMLElement; // a phone's alone
  expect(textsOf(within(week).getAllByRole('listitem', { hidden: true }))).toEqual([
    'Sunday 1st serviceTomorrow, 9 to 10:30 am · Ruiru',
    'Sunday 2nd serviceTomorrow, 11 am to 12:45 pm · Ruiru',
    expect.stringContaining('Cancelled: Called offWed 25 Nov, '),
    'ThursdayThu 26 Nov, 6 to 7 pm · Ruiru',
    expect.stringContaining('Youth NightFri 27 Nov, '),
  ]);
});

it('About has mission, vision, four link cards, three pastors, three testimonials', async () => {
  await renderApp('/about', { fetch: quiet });
  expect(screen.getByRole('heading', { name: 'To seek and save the lost' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'To preach and teach the word' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const path of ['/about/motto', '/about/vision', '/about/mission', '/about/our-journey']) {
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path);
  }
  for (const { name } of [...about.pastors.people, ...about.testimonials.people]) {
    expect(screen.getByText(name.value)).toBeInTheDocument();
  }
});

it.each([
  ['/about/motto', motto.focusAreas],
  ['/about/vision', vision.points],
  ['/about/mission', mission.points],
] as const)('%s shows each point with its scripture', async (path, points) => {
  await renderApp(path, { fetch: quiet });
  for (const { title, verse } of points) {
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByText(verse.reference).length).toBeGreaterThan(0);
  }
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
});

it('a ministry shows its meetings and its pictures with their captions', async () => {
  await renderApp('/ministries/men-of-glory', { fetch: quiet });
  for (const { name, when } of menOfGlory.meetings.items) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText(when.value)).toBeVisible();
  }
  const gallery = within(screen.getByRole('list', { name: menOfGlory.gallery.title }));
  expect(gallery.getAllByRole('figure')).toHaveLength(6);
  for (const { caption } of menOfGlory.gallery.items) expect(gallery.getByText(caption)).toBeInTheDocument();
});

it('a team leads to the contact form with its name in the message', async () => {
  const { user } = await renderApp('/ministries/join-our-team', { fetch: quiet });
  await user.click(screen.getByRole('link', { name: /^I would like to join.*Ushering$/ }));
  const field = await screen.findByLabelText(/^Message/);
  await waitFor(() => expect(field).toHaveValue('I would like to join the Ushering team. '));
});

it('sermons loads the player only when it is asked for, with a link beside it', async () => {
  const { user } = await renderApp('/media/sermons', { fetch: quiet });
  expect(document.querySelector('iframe')).toBeNull();
  const link = screen.getByRole('link', { name: 'Watch on YouTube' });
  expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${sermons.watch.youtubeId.value}`);
  await user.click(screen.getByRole('button', { name: /^Play the video/ }));
  expect(screen.getByTitle<HTMLIFrameElement>(sermons.watch.name.value).src).toContain('youtube-nocookie.com');
});

/** Loads the app anew with these modules in place of its own, until the end of the test. */
async function renderWith(modules: Record<string, () => object>): Promise<typeof renderApp> {
  vi.resetModules();
  for (const [name, module] of Object.entries(modules)) {
    vi.doMock(name, module);
    onTestFinished(() => vi.doUnmock(name));
  }
  onTestFinished(() => void vi.resetModules());
  return (await import('#tests/support/web/site.tsx')).renderApp;
}

it('pages without content say that they are not there; one that is not written yet leads to what there is', async () => {
  for (const path of ['/nowhere', '/about/our-branches/juja', '/about/our-journey']) {
    await renderApp(path, { fetch: quiet });
    expect(await screen.findByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    if (path === '/nowhere') expect(screen.queryByText(/is being written/)).toBeNull();
  }
  expect(screen.getByText(/^Our Journey is being written\. Meanwhile:/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/about', '/ministries']);
});

it('/about/our-journey is there once it is given content, and nothing else', async () => {
  const sections = [{ heading: 'The first year', paragraphs: ['We met under a tree.'] }];
  const ourJourney = { lead: 'Nine people and a borrowed room.', sections };
  const renderAnew = await renderWith({ '#content/articles/ourJourney.ts': () => ({ ourJourney }) });
  await renderAnew('/about/our-journey', { fetch: quiet });
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Journey' })).toBeVisible();
  expect(screen.getByText('Nine people and a borrowed room.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The first year' })).toBeVisible();
  expect(document.title).toContain('Our Journey');
});

it('a page whose code does not come is told of within its frame, a public one as one of staff’s', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));
  const log = vi.spyOn(console, 'error').mockReturnValue(); // React tells of the error
  const pages = { '#web/pages/site/GivePage.tsx': fails, '#web/pages/staff/ManageEventsPage.tsx': fails };
  const renderAnew = await renderWith(pages);
  for (const [address, navigation, link] of [
    ['/contact', 'Footer', 'Give'],
    ['/admin/dashboard', 'Staff', 'Manage Events'],
  ] as const) {
    const { user } = await renderAnew(address, { fetch: noNetwork, token: 'any' });
    const links = screen.getByRole('navigation', { name: navigation });
    await user.click(within(links).getByRole('link', { name: link }));
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
    expect(main.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(document.title).toBe('This page did not load');
    expect(links).toBeVisible();
  }
  log.mockClear();
});
