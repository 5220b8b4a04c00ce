import { CacheProvider, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStyleCache } from '#web/theme/styleCache.ts';

afterEach(() => document.head.replaceChildren());

const turn = keyframes({ to: { rotate: '1turn' } });
const Wheel = styled('i')({ animation: `${turn} 1s`, '&:hover': { color: 'red' } });
const Spoke = styled('b')({ color: 'blue' });

function draw() {
  render(
    <CacheProvider value={createStyleCache()}>
      <Wheel>wheel</Wheel>
      <Spoke>spoke</Spoke>
    </CacheProvider>,
  ).unmount();
  const styles = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
  return styles.join('');
}

it('goes on from the styles that a page was sent with: none of them is put in again', () => {
  const all = draw();
  expect(all).toMatch(/:hover\{color:red[\s\S]*@keyframes animation-/);
  document.head.innerHTML = `<style id="styles">${all}</style><title>A page</title>`;
  expect(draw()).toBe(all);
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['STYLE', 'TITLE']);
});

it('puts in what the page was sent without', () => {
  document.head.innerHTML = '<style id="styles">.css-other{color:red}</style>';
  expect(draw()).toContain('color:blue');
});
