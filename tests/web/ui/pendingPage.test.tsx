import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PendingPage } from '#web/ui/loading/PendingPage.tsx';

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
