import { CacheProvider, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStyleCache } from '#web/theme/styleCache.ts';

/** The styles of the apps that this worker has drawn, which the tests' own cache goes on from. */
const others = [...document.head.childNodes];
beforeEach(() => document.head.replaceChildren());
afterEach(() => document.head.replaceChildren(...others));

const turn = keyframes({ to: { rotate: '1turn' } });
const Wheel = styled('i')({ animation: `${turn} 1s`, '&:hover': { color: 'red' } });
const Spoke = styled('b')({ color: 'blue' });

/** The text of every style after a page was drawn, and the names of what it holds. */
function draw() {
  const cache = createStyleCache();
  render(
    <CacheProvider value={cache}>
      <Wheel>wheel</Wheel>
      <Spoke>spoke</Spoke>
    </CacheProvider>,
  ).unmount();
  const css = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return { css, names: Object.keys(cache.inserted).join(' ') };
}

it('goes on from the styles that a page was sent with: none is added again', () => {
  const { css, names } = draw();
  expect(css).toMatch(/:hover\{color:red[\s\S]*@keyframes animation-/);
  document.head.innerHTML = `<style data-emotion="css ${names}">${css}</style>`;
  expect(draw().css).toBe(css);
});

it('adds what the page was sent without', () => {
  document.head.innerHTML = '<style data-emotion="css other">.css-other{color:red}</style>';
  expect(draw().css).toContain('color:blue');
});
