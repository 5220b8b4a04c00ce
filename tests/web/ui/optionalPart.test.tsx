import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { optionalPart } from '#web/ui/loading/optionalPart.ts';

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
