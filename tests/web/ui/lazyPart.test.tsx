import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from '#web/ui/loading/lazyPart.tsx';

const menu = () =>
  lazyPart<{ of: string }>(async () => ({ of }) => <p>Menu of {of}</p>);

it('a part that was loaded ahead is there with the first rendering', async () => {
  const Menu = menu();
  await Menu.preload();
  const html = renderToStaticMarkup(
    <Suspense fallback="It waits">
      <Menu of="Kesha" />
    </Suspense>,
  );
  expect(html).toContain('Menu of Kesha');
});

it('a part that was not loaded ahead is loaded when it is rendered', async () => {
  const Menu = menu();
  render(
    <Suspense fallback="It waits">
      <Menu of="Kesha" />
    </Suspense>,
  );
  expect(await screen.findByText('Menu of Kesha')).toBeVisible();
});
