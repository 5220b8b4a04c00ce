import { expect, it } from 'vitest';
import { createIdleCollector } from '#server/idleCollector.ts';

it('memory is given back once when the site comes to rest, and not while it works', () => {
  let collections = 0;
  const look = createIdleCollector(() => {
    collections++;
  });
  const [atWork, atRest] = [8, 0.1];
  const collected = [atRest, atRest, atWork, atWork, atRest, atRest, atRest].map((busy) => {
    const before = collections;
    look(busy);
    return collections > before;
  });
  expect(collected).toEqual([true, false, false, false, true, false, false]);
});
