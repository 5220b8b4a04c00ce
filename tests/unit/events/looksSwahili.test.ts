import { looksSwahili } from '#content/events/looksSwahili.ts';

it.each([
  'Kesha la Krismasi: Bwana Asifiwe!',
  'SEMINA YA VIJANA',
  'Mkutano wa akina mama Juja',
  'Ibada ya shukrani',
  'Karibuni wote kwa maombi ya usiku kucha katika kanisa letu. Tutakuwa na sifa, neno na maombezi hadi asubuhi.',
])('hears that it is Kiswahili: %s', (text) => {
  expect(looksSwahili(text)).toBe(true);
});

it.each([
  'Friday Kesha',
  'Kesha',
  'Harvest Sunday',
  'Men of Glory prayer meeting',
  'We pray through the night at the Juja branch, as we do each month. Bring a Biblia, and a friend of the kanisa.',
  '',
])('does not take it for Kiswahili: %s', (text) => {
  expect(looksSwahili(text)).toBe(false);
});
