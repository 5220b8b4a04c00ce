import { expect, it } from 'vitest';
import { careForMemory } from '#server/memoryCare.ts';

const MEGABYTE = 1024 * 1024;

/** What is collected at each of several looks: thoroughly, in passing, or not. */
function collected(looks: readonly { busy: number; size: number }[]): string[] {
  let done = '';
  const look = careForMemory((thorough) => {
    done = thorough ? 'thoroughly' : 'in passing';
  });
  return looks.map((each) => {
    done = 'not';
    look({ busy: each.busy, size: each.size * MEGABYTE });
    return done;
  });
}

it('memory is given back once when the site comes to rest', () => {
  const [atWork, atRest] = [
    { busy: 8, size: 180 },
    { busy: 0.1, size: 180 },
  ];
  expect(collected([atRest, atRest, atWork, atWork, atRest, atRest, atRest])).toEqual([
    'thoroughly',
    'not',
    'not',
    'not',
    'thoroughly',
    'not',
    'not',
  ]);
});

it('a site that is large does not wait for a rest, but does not stop all the time either', () => {
  const large = { busy: 8, size: 260 };
  expect(collected(Array.from({ length: 6 }, () => large))).toEqual([
    'in passing',
    'not',
    'not',
    'not',
    'in passing',
    'not',
  ]);
});

it('a rest after a collection in passing is still used for a thorough one', () => {
  const [large, atRest] = [
    { busy: 8, size: 260 },
    { busy: 0.1, size: 220 },
  ];
  expect(collected([large, atRest, atRest])).toEqual(['in passing', 'thoroughly', 'not']);
});
