import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { optionalPart } from '#web/ui/loading/optionalPart.ts';
import { PendingPage } from '#web/ui/loading/PendingPage.tsx';

const show = (load: () => Promise<() => ReactNode>) => {
  const Part = optionalPart(load);
  render(
    <>
      <h1>The page</h1>
      <Suspense fallback="The part is loading">
        <Part />
      </Suspense>
    </>,
  );
};

it('a part that a page can do without is shown once it has loaded', async () => {
  show(async () => () => 'The part');
  expect(await screen.findByText('The part')).toBeVisible();
});

it('the page stays where the file of such a part does not come', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect.poll(() => screen.queryByText('The part is loading')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('while the next page loads the last one stays, with a line over it', async () => {
  const { promise: code, resolve: come } = Promise.withResolvers<{ element: string }>();
  const frame = (
    <>
      <PendingPage />
      <Outlet />
    </>
  );
  const pages = [
    { path: '/', element: <Link to="/next">Next</Link> },
    { path: '/next', lazy: () => code },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: pages }])} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  come({ element: 'The next page' });
  expect(await screen.findByText('The next page')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
