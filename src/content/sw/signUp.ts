import type { signUp as English } from '../en/signUp.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of signing up for an event. */
export const signUp: Translation<typeof English> = {
  title: 'Je, utakuja?',
  open: 'Nitakuja',
  waitingList: 'Jiunge na orodha ya kusubiri',
  another: 'Sajili mtu mwingine',
  closes: (moment) => `Unaweza kujisajili hadi ${moment}.`,
  full: 'Nafasi zote zimechukuliwa. Ukiwa kwenye orodha ya kusubiri, utapewa nafasi mara itakapopatikana.',
  numbers: {
    left: (left, places) => `Nafasi ${left} kati ya ${places} bado ${left === 1 ? 'ipo' : 'zipo'}.`,
    coming: (count) => (count === 1 ? 'Mtu 1 atakuja.' : `Watu ${count} watakuja.`),
    waiting: (count) => (count === 1 ? 'Mtu 1 anasubiri nafasi.' : `Watu ${count} wanasubiri nafasi.`),
  },
  card: {
    left: (left) => (left === 1 ? 'Nafasi 1 imebaki' : `Nafasi ${left} zimebaki`),
    full: 'Zimejaa',
    coming: (count) => (count === 1 ? '1 atakuja' : `${count} watakuja`),
    waiting: (count) => (count === 1 ? '1 anasubiri' : `${count} wanasubiri`),
  },
  states: {
    closed: 'Kujisajili kumefungwa. Ikiwa bado ungependa kuja, tafadhali wasiliana na kanisa.',
    cancelled: 'Hakuna anayehitaji nafasi tena. Kama ulikuwa umejisajili, huhitaji kufanya lolote.',
    postponed: 'Utaweza kujisajili tena siku mpya itakapojulikana. Aliyejisajili anabaki na nafasi yake.',
  },
  ask: 'Wasiliana na kanisa',
  form: {
    name: 'Jina lako',
    people: 'Mtakuja watu wangapi, pamoja nawe?',
    adults: 'Watu wazima',
    children: 'Watoto',
    optional: 'si lazima',
    phone: 'Nambari ya simu (si lazima)',
    phoneHint: 'Iandike tu ikiwa ungependa kujulishwa jambo likibadilika.',
    fewer: (what) => `Punguza mmoja: ${what}`,
    more: (what) => `Ongeza mmoja: ${what}`,
    send: 'Jisajili',
    wait: 'Jiunge na orodha ya kusubiri',
    sending: 'Unatumwa...',
    privacy: (days) =>
      `Ni wale tu wanaotunza orodha wanaoliona jina lako. Hufutwa siku ${days} baada ya tukio. Tafadhali usiandike majina ya watoto.`,
    privacyLink: 'Faragha',
  },
  failed: 'Tovuti haikujibu. Tafadhali jaribu tena.',
};
