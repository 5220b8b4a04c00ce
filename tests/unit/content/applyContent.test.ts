import { fact, sample } from '#content/fact.ts';
import { applyContent } from '#shared/content/applyContent.ts';

const words = {
  title: 'Title',
  name: sample('Name'),
  hero: { lead: 'Lead', picture: 'hero' },
  people: [{ name: sample('Mary'), picture: 'member-1' }],
  lines: ['One', 'Two'],
  map: { latitude: 1, longitude: 2, sample: true },
} as const;

const UPLOAD = { id: 'abc', width: 800, height: 600, alt: 'Mary' };
const apply = (fields: Record<string, unknown>) => applyContent(words, { fields });

it('words with what staff changed have the changed texts, facts that are no samples any more, and lists of another length', () => {
  const edited = apply({
    'hero.lead': 'Another lead',
    name: 'Our name',
    people: [
      { name: 'Ann', picture: UPLOAD },
      { name: 'Ben', picture: 'member-2' },
    ],
    lines: ['Three'],
    map: { latitude: 3, longitude: 4 },
  });
  expect(edited).toEqual({
    title: 'Title',
    name: fact('Our name'),
    hero: { lead: 'Another lead', picture: 'hero' },
    people: [
      { name: fact('Ann'), picture: UPLOAD },
      { name: fact('Ben'), picture: 'member-2' },
    ],
    lines: ['Three'],
    map: { latitude: 3, longitude: 4, sample: false },
  });
});

it('words with what staff changed are the words themselves while nothing is known or changed', () => {
  expect(applyContent(words, undefined)).toBe(words);
  expect(apply({})).toBe(words);
  expect(apply({ title: 'Other' }).people).toBe(words.people);
});

it.each([
  ['a field that is gone', { 'hero.gone': 'x', gone: 'x', 'title.inner': 'x' }],
  ['a text in place of a list', { lines: 'x', people: 'x' }],
  ['a list in place of a text', { title: ['x'], name: ['x'] }],
  ['a text in place of a group', { hero: 'x', map: 'x' }],
  ['what objects inherit', { __proto__: 'x', 'constructor.name': 'x', 'hero.__proto__.polluted': 'x' }],
])('words with what staff changed ignore %s', (_, fields) => {
  expect(apply(fields)).toEqual(words);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

it('words with what staff changed of an entry keep nothing that is not in the words', () => {
  expect(apply({ people: [{ name: 'Ann', picture: 'member-1', evil: 'x' }] }).people).toEqual([
    { name: fact('Ann'), picture: 'member-1' },
  ]);
});
