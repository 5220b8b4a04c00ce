import type { sermonLibrary as English } from '../en/sermonLibrary.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of the sermons. */
export const sermonLibrary: Translation<typeof English> = {
  latest: 'Mahubiri mapya',
  find: {
    label: 'Kutafuta mahubiri',
    search: 'Tafuta mahubiri',
    series: 'Mfululizo',
    anySeries: 'Mifululizo yote',
    preacher: 'Mhubiri',
    anyPreacher: 'Wahubiri wote',
    book: 'Kitabu cha Biblia',
    anyBook: 'Vitabu vyote',
    submit: 'Tafuta',
    all: 'Onyesha mahubiri yote',
    nothing: 'Hakuna mahubiri yanayolingana na unachotafuta.',
    older: 'Mahubiri ya awali',
  },
  costs: {
    read: (minutes) => `Soma dakika ${minutes}`,
    listen: (size) => `Sikiliza MB ${size}`,
    price: (shillings) => (shillings < 1 ? 'chini ya KSh 1' : `takriban KSh ${shillings}`),
    watch: (size) => `Tazama takriban MB ${size}`,
    watchRate: (size) => `Tazama, takriban MB ${size} kwa dakika`,
  },
  loading: 'Yanapakiwa...',
  failed: 'Sehemu hii haikuweza kupakiwa.',
  podcast: {
    title: 'Podikasti',
    text: 'Programu ya podikasti huleta kila mahubiri mapya yenyewe. Iandikie anwani hii:',
    copy: 'Nakili',
    copied: 'Imenakiliwa',
    what: 'anwani ya podikasti',
  },
  passages: 'Maandiko',
  notes: 'Muhtasari',
  listen: 'Sikiliza',
  player: {
    speed: 'Kasi',
    back: 'Rudi sekunde 10',
    goesOn: (at) => `Yataendelea kuanzia ${at}.`,
  },
  keep: {
    keep: (size) => `Hifadhi ili usikilize bila mtandao (MB ${size})`,
    coming: (percent) => `Yanahifadhiwa: ${percent}%`,
    brokeOff: 'Yamekatika. Sehemu iliyokwisha kufika haijapotea.',
    goOn: 'Endelea',
    title: 'Yaliyohifadhiwa kwenye kifaa hiki',
    kept: 'Yamehifadhiwa kwenye kifaa hiki: unaweza kusikiliza bila mtandao.',
    size: (size) => `MB ${size}`,
    remove: 'Ondoa',
  },
  watch: 'Tazama',
  play: 'Anzisha filamu',
  blocked: 'Filamu hutoka YouTube na hupakiwa unapobonyeza kitufe cha kuianzisha.',
  share: 'Shiriki mahubiri haya',
  all: 'Mahubiri yote',
  removed: {
    eyebrow: 'Hayapo tena',
    title: 'Mahubiri haya yameondolewa',
    text: 'Kanisa limeyaondoa kwenye tovuti yake.',
  },
};
