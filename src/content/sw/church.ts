import { church as english, serviceHours as englishHours } from '../en/church.ts';
import { sample } from '../fact.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The church's own facts on Kiswahili pages: those with words in Kiswahili, the others as in the English ones. */
export const church: Translation<typeof english> = {
  ...english,
  tagline: sample('Matawi matatu, familia moja. Njoo jinsi ulivyo Jumapili hii.'),
  address: {
    ...english.address,
    street: sample('Karibu na Barabara ya Kamiti, mkabala na Uwanja wa Michezo wa Ruiru'),
    county: { ...english.address.county, value: 'Kaunti ya Kiambu' },
    postal: sample('S.L.P. 1234 - 00232, Ruiru'),
  },
  leadPastors: {
    names: sample('Mchungaji Samuel na Mchungaji Grace Kamau'),
  },
};

const [thursday, first, second] = englishHours;

/** Service hours: the Swahili clock, and beside it the church's own figures. */
export const serviceHours: Translation<typeof englishHours> = [
  { ...thursday, day: 'Alhamisi', name: 'Alhamisi', hours: `saa 12 jioni hadi saa 1 usiku (${thursday.hours})` },
  {
    ...first,
    day: 'Jumapili',
    name: 'Ibada ya kwanza ya Jumapili',
    hours: `saa 3 hadi saa 4 na nusu asubuhi (${first.hours})`,
  },
  {
    ...second,
    day: 'Jumapili',
    name: 'Ibada ya pili ya Jumapili',
    hours: `saa 5 asubuhi hadi saa 7 kasorobo mchana (${second.hours})`,
  },
];

export { socialLinks, telephoneHref } from '../en/church.ts';
