import type { signupAnswers as English } from '../en/signupAnswers.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

const people = (heads: number): string => (heads === 1 ? 'mtu 1' : `watu ${heads}`);

/** What the server says of a sign-up for an event, in Kiswahili. */
export const signupAnswers: Translation<typeof English> = {
  fields: {
    name: 'Jina',
    adults: 'Watu wazima',
    children: 'Watoto',
    phone_number: 'Nambari ya simu',
    answer: 'Jibu',
  },
  nameRequired: 'Tafadhali andika jina.',
  heads: 'Tafadhali andika idadi kwa nambari kamili.',
  nobody: 'Tafadhali andika idadi ya watakaokuja: angalau mmoja.',
  tooMany: (most) => `Watu wasiozidi ${most} wanaweza kujisajili pamoja. Mkizidi hapo, tafadhali wasiliana na kanisa.`,
  phone: 'Tafadhali andika nambari moja ya simu, kama vile 0700 000 001.',
  unreadable: 'Usajili huu hauwezi kusomwa. Tafadhali fungua ukurasa wa tukio na ujaribu tena.',
  mustBeText: (field) => `Sehemu ya “${field}” lazima iwe maandishi.`,
  tooLong: (field, most) => `Sehemu ya “${field}” isizidi herufi ${most}.`,
  coming: (heads) => (heads === 1 ? `Utakuja (${people(heads)}).` : `Mtakuja ${people(heads)}.`),
  waiting: (place) => `Uko kwenye orodha ya kusubiri, nambari ${place}.`,
  left: 'Umesema hutakuja. Asante kwa kutujulisha.',
  closed: 'Kujisajili kwa tukio hili kumefungwa. Tafadhali wasiliana na kanisa ukitaka kuja.',
  cancelled: 'Tukio hili limefutwa, kwa hivyo hakuna anayeweza kujisajili.',
  postponed: 'Tukio hili limeahirishwa. Utaweza kujisajili siku mpya itakapojulikana.',
  over: 'Tukio hili limepita.',
  removed: 'Kanisa limeuondoa usajili huu kwenye orodha yake. Tafadhali wasiliana na kanisa ikiwa hilo ni kosa.',
  changed:
    'Usajili huu umebadilishwa tangu ulipofungua ukurasa huu. Sasa uko kama unavyoonyeshwa hapa. Tuma tena badiliko lako ikiwa bado unalitaka.',
  eventRemoved: 'Tukio hili halipo tena.',
  crowded: 'Orodha ya tukio hili imejaa. Tafadhali wasiliana na kanisa ukitaka kuja.',
  noRoom: (left) =>
    left === 0
      ? 'Hakuna nafasi zaidi, kwa hivyo idadi haikubadilishwa.'
      : `Kuna nafasi ${left} zaidi tu, kwa hivyo idadi haikubadilishwa.`,
  tooLarge: (places) => `Tukio hili lina nafasi ${places} kwa jumla.`,
  unknown: 'Kiungo hiki hakitumiki tena: orodha ya waliojisajili hufutwa siku chache baada ya tukio.',
};
