import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { renderApp } from '#tests/support/web/renderApp.tsx';

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

async function openDashboard(path: string) {
  const app = await startTestApp();
  const token = await app.signIn();
  for (const [title, day, publish] of [
    ['Long ago', '2026-10-01', null],
    ['Kesha', '2026-11-27', null],
    ['Advent', '2026-12-06', 'draft'],
  ] as const) {
    await app.request(endpoints.createEvent, {
      token,
      body: anEvent({ title, start_date: day, end_date: day, publish }),
    });
  }
  return { ...app, ...(await renderApp(path, { fetch: app.fetch, token })) };
}

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
