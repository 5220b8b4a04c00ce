import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSignedIn } from '#tests/support/web/site.tsx';

/** The files that the browser was told to save. */
function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  let latest: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => {
        latest = blob;
        return 'blob:export';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (latest) files.push({ name: this.download, blob: latest });
  });
  return files;
}

const openDashboard = (path: string) =>
  openSignedIn(path, {
    events: [
      { title: 'Long ago', start_date: '2026-10-01', end_date: '2026-10-01' },
      { title: 'Kesha', start_date: '2026-11-27', end_date: '2026-11-27' },
      { title: 'Advent', start_date: '2026-12-06', end_date: '2026-12-06', publish: 'draft' },
    ],
  });

it.each([
  ['/admin/dashboard?when=coming', ['Kesha', 'Advent']],
  ['/admin/dashboard?when=all&q=adv', ['Advent']],
])('the list at %s is exported as it is filtered and sorted', async (path, titles) => {
  const files = downloads();
  const { user } = await openDashboard(path);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(titles.length));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(within(await screen.findByRole('menu', { name: 'Export' })).getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('events-2026-11-21.csv');
  const lines = (await files[0]?.blob.text())?.split('\r\n').slice(1, -1) ?? [];
  expect(lines.map((line) => line.split(',')[0])).toEqual(titles);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(files[1]?.name).toBe('events-2026-11-21.xlsx'));
  expect((await files[1]?.blob.text())?.slice(0, 2)).toBe('PK');
});
