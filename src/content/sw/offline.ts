import type { offline as English } from '../en/offline.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** A moment within a sentence: `usiku wa kuamkia Jumamosi …`. */
const within = (moment: string) => moment.replace(/^Usiku /, 'usiku ');

/** The Kiswahili words where a page is a kept copy. A moment is when it was fetched. */
export const offline: Translation<typeof English> = {
  reasons: {
    offline: 'Huna mtandao.',
    slow: 'Mtandao uko polepole.',
    unreachable: 'Tovuti haipatikani kwa sasa.',
  },
  asItWas: (moment) => `Ukurasa huu uko kama ulivyokuwa ${within(moment)}.`,
  changed: 'Ukurasa huu umebadilika tangu hapo.',
  showChanged: 'Onyesha ulivyo sasa',

  page: {
    titles: {
      offline: 'Huna mtandao',
      unreachable: 'Tovuti haipatikani',
    },
    notKept: 'Ukurasa huu haupo kwenye kifaa hiki: bado haujafunguliwa hapa.',
    staff:
      'Kurasa za wafanyakazi wa kanisa zinahitaji mtandao, ili mtu asifanyie kazi kitu ambacho tayari kimebadilika.',
    again: 'Jaribu tena',
    kept: 'Kwa sasa unaweza kusoma hizi',
    asOf: (moment) => `ulivyokuwa ${within(moment)}`,
    none: 'Kurasa ulizowahi kufungua husomeka hata bila mtandao. Bado hakuna uliohifadhiwa hapa.',
  },
};
