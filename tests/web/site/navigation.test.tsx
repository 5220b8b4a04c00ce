import { screen, waitFor, within } from '@testing-library/react';
import { church } from '#content/en/church.ts';
import { quiet, renderApp } from '#tests/support/web/site.tsx';

/** Label and address of every entry, in their order; what stands under another is indented. */
const NAVIGATION = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['  Our Branches', undefined],
  ['    Magomano', '/about/our-branches/magomano'],
  ['    Kithini', '/about/our-branches/kithini'],
  ['    Juja', '/about/our-branches/juja'],
  ['  Our Journey', '/about/our-journey'],
  ['Ministries', '/ministries'],
  ['  Men of Glory', '/ministries/men-of-glory'],
  ['  Women of Faith', '/ministries/women-of-faith'],
  ['  Youths', '/ministries/youths'],
  ['  Sunday School', '/ministries/sunday-school'],
  ['  Join Our Team', '/ministries/join-our-team'],
  ['Give', '/give'],
  ['Media', '/media'],
  ['  Gallery', '/media/gallery'],
  ['  Sermons', '/media/sermons'],
  ['Events', '/events'],
  ['Contact', '/contact'],
];

/** It has those of the first level. */
const FOOTER = NAVIGATION.filter(([name]) => !name?.startsWith(' '));
const SOCIAL = 7;

const addresses = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

/** What a navigation lists, an entry a list item, indented by the lists that it stands in. */
function entriesOf(navigation: HTMLElement) {
  return [...navigation.querySelectorAll('li')].map((item) => {
    const lists = [...navigation.querySelectorAll('ul')].filter((list) => list.contains(item));
    const link = [...item.querySelectorAll('a')].find((one) => one.closest('li') === item);
    const name = link ?? [...item.querySelectorAll('summary, span')].find((one) => one.closest('li') === item);
    return ['  '.repeat(lists.length - 1) + name?.textContent, link?.getAttribute('href') ?? undefined];
  });
}

it('the navigation leads everywhere that the specification lists, and is the menu of a phone too; the footer has its links and the copyright', async () => {
  const { user } = await renderApp('/contact', { fetch: quiet });
  const bar = within(screen.getByRole('banner'));
  const menu = bar.getByRole('navigation', { name: 'Main', hidden: true });
  expect(entriesOf(menu)).toEqual(NAVIGATION);
  expect(bar.getByRole('link', { name: church.name.value })).toHaveAttribute('href', '/');

  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: church.name.value })).toHaveAttribute('href', '/');
  expect(addresses(within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link'))).toEqual(FOOTER);
  const social = within(footer.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(social).toHaveLength(SOCIAL);
  for (const link of social) {
    expect(link).toHaveAccessibleName(/\w/);
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
  }
  expect(new Set(social.map((link) => link.getAttribute('href'))).size).toBe(SOCIAL);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2026 ${church.name.value}. All rights reserved.`);

  // jsdom opens no popover: tests/browser has how it opens and closes.
  const hide = vi.fn();
  menu.hidePopover = hide;
  expect(screen.getByLabelText('Open menu')).toHaveAttribute('popovertarget', menu.id);
  expect(within(menu).getByLabelText('Our Branches submenu')).toBeInTheDocument();
  expect(hide).not.toHaveBeenCalled();
  await user.click(within(menu).getByText('Juja'));
  expect(await screen.findByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
  await waitFor(() => expect(hide).toHaveBeenCalled());
});

it('the public bar and footer stand on public pages alone', async () => {
  const hidden = ['/admin/dashboard', '/admin/dashboard/1', '/create/events', '/event-card'];
  for (const address of ['/', '/login', '/event-list', ...hidden]) {
    await renderApp(address, { fetch: quiet, token: 'any' });
    expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeVisible();
    const shown = hidden.includes(address) ? 0 : 1;
    expect(screen.queryAllByRole('navigation', { name: 'Main', hidden: true }), address).toHaveLength(shown);
    expect(screen.queryAllByRole('contentinfo'), address).toHaveLength(shown);
  }
});
