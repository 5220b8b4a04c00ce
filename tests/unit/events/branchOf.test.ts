import { branchAt, branchByKey, branchOf } from '#content/events/branchOf.ts';

it.each([
  ['Juja Branch', 'juja'],
  ['JUJA  main sanctuary', 'juja'],
  ['Kithini Primary School, assembly hall', 'kithini'],
  ['Magomano Branch, off the Ruiru road', 'magomano'],
  ['Ruiru Main Sanctuary', 'ruiru'],
  ['Main Sanctuary', 'ruiru'],
  ['Second floor, Gachororo Road', 'juja'],
])('the branch that a venue belongs to: %s: %s', (venue, key) => {
  expect(branchOf(venue)?.key).toBe(key);
});

it.each([
  ['Ruiru Market', undefined],
  ['JKUAT Main Campus, Juja', undefined],
  ['PCEA Church, Juja', undefined],
  ['Juja', 'juja'],
  ['Juja Branch, upstairs', 'juja'],
  ['Tawi la Juja', 'juja'],
  ['Juja Main Sanctuary', 'juja'],
  ['Church Hall', 'ruiru'],
])('the branch that a venue belongs to: %s is at the place of the branch %s', (venue, key) => {
  expect(branchAt(venue)?.key).toBe(key);
});

it.each(['The home of Mama Njeri', 'Jujama Gardens', ''])('the branch that a venue belongs to: none of %s', (venue) => {
  expect(branchOf(venue)).toBeUndefined();
});

it('the branch that a venue belongs to is found by its key in an address, however it is written', () => {
  expect(branchByKey('Juja')?.name).toBe('Juja');
  expect(branchByKey('nairobi')).toBeUndefined();
});
