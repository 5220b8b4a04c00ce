import { swahiliMoment } from '#shared/swahiliClock.ts';
import type { offline as English } from '../en/offline.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words where a page is a kept copy. `at` is when it was fetched, ISO 8601. */
export const offline: Translation<typeof English> = {
  reasons: {
    offline: 'Huna mtandao.',
    slow: 'Mtandao ni wa polepole.',
    unreachable: 'Tovuti haipatikani kwa sasa.',
  },
  asItWas: (at) => `Ukurasa huu uko kama ulivyokuwa ${swahiliMoment(at)}.`,
  ago: (minutes) =>
    minutes < 60
      ? `Hiyo ilikuwa ${minutes === 1 ? 'dakika moja iliyopita' : `dakika ${minutes} zilizopita`}.`
      : `Hiyo ilikuwa ${minutes < 120 ? 'saa moja iliyopita' : `saa ${Math.floor(minutes / 60)} zilizopita`}.`,
  changed: 'Ukurasa huu umebadilika tangu hapo.',
  showChanged: 'Onyesha ulivyo sasa',

  page: {
    titles: {
      offline: 'Huna mtandao',
      unreachable: 'Tovuti haipatikani',
    },
    missing: {
      page: 'Ukurasa huu haupo kwenye kifaa hiki: bado haujafunguliwa hapa.',
      screen: 'Ukurasa huu unahitaji mtandao, au bado haujafunguliwa kwenye kifaa hiki.',
      file: 'Faili hii inahitaji mtandao. Rudi nyuma uendelee kusoma, kisha ujaribu tena mtandao utakapopatikana.',
    },
    again: 'Jaribu tena',
    kept: 'Kwa sasa unaweza kusoma hizi',
    asOf: (at) => `ulivyokuwa ${swahiliMoment(at)}`,
    none: 'Kurasa ulizowahi kufungua husomeka hata bila mtandao. Bado hakuna uliohifadhiwa hapa.',
  },
};
