import { CacheProvider, keyframes } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import styled from '@emotion/styled';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStyleCache, sentStyles } from '#web/theme/styleCache.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const Wheel = styled('i')({ animation: `${turn} 1s`, '&:hover': { color: 'red' }, '@media print': { color: 'black' } });

it('sends the styles in one element, without the list of their names', () => {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(createElement(CacheProvider, { value: cache }, createElement(Wheel)));
  const sent = sentStyles(extractCriticalToChunks(html).styles);
  expect(sent.match(/<style[^>]*>/g)).toEqual(['<style id="styles">']);
  expect(sent).toContain(':hover{color:red;}');
  expect(sent).toContain(`@keyframes ${turn.name}`);
});
