import type { ownSignup as English } from '../en/ownSignup.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

const people = (count: number): string => (count === 1 ? 'mtu 1' : `watu ${count}`);

/** The Kiswahili words of one's own sign-up. */
export const ownSignup: Translation<typeof English> = {
  unsent: {
    title: (name, count) => `${name}, ${people(count)}: usajili bado haujatumwa`,
    leaving: (name) => `${name}, kutokuja: bado haijatumwa`,
    text: 'Usajili umehifadhiwa kwenye kifaa hiki. Utatumwa mtandao utakapopatikana, au utakapofungua ukurasa huu tena. Kisha utaona hapa kama kuna nafasi.',
    discard: 'Ondoa',
  },
  own: {
    of: (name, state) => `${name}: ${state}`,
    change: 'Badilisha au ghairi',
    toWhatsApp: 'Nitumie kwenye WhatsApp yangu',
    whatsAppHint: 'Jichague wewe mwenyewe huko, ili ukipate kiungo hiki tena.',
    copy: 'Nakili kiungo',
    copied: 'Kiungo kimenakiliwa',
    what: 'cha usajili wako',
    newTab: '(hufunguka kwenye kichupo kipya)',
    message: (title, when, state) => `${title}\n${when}\n${state}\nBadilisha au ghairi:`,
    secret: 'Kiungo hiki ni chako peke yako: aliye nacho anaweza kubadilisha usajili wako.',
    unstored: 'Kivinjari chako hakihifadhi kiungo hiki: tafadhali jitumie sasa.',
    forgotten: 'Usajili wako haukuweza kusomwa kwa sasa. Unachoona ni jinsi ulivyokuwa mara ya mwisho.',
  },
  page: {
    title: 'Usajili wako',
    event: 'Tazama tukio',
    number: 'Badilisha idadi',
    save: 'Hifadhi',
    saving: 'Unahifadhiwa...',
    leave: 'Sitakuja',
    back: 'Nimebadili nia: nitakuja',
    backWaiting: 'Nafasi zote zimechukuliwa sasa. Ukirudi, utawekwa mwishoni mwa orodha ya kusubiri.',
    leaveHint: 'Nafasi yako itapewa mtu mwingine. Unaweza kurudi hapa mradi nafasi bado zipo.',
    leaveHintWaiting: 'Utaondoka kwenye orodha ya kusubiri. Ukirudi hapa, utawekwa mwishoni mwa orodha.',
    leaveHintClosed: 'Nafasi yako itapewa mtu mwingine. Kwa sasa hutaweza kurudi hapa.',
    most: (count) => `Kwa sasa wanaoweza kusajiliwa hapa hawazidi ${people(count)}.`,
    free: (count) =>
      count === 1
        ? 'Kuna nafasi 1 sasa. Mmoja wenu tu akija, ataipata mara moja.'
        : `Kuna nafasi ${count} sasa. Mkija ${people(count)} tu, mtazipata mara moja.`,
    fixed: 'Idadi haiwezi kuongezwa tena.',
    yourAnswer: 'Jibu lako',
    yourPhone: 'Nambari yako ya simu',
    thanks: 'Asante kwa kuja.',
    over: 'Tukio hili limepita.',
    cancelled: 'Tukio hili limefutwa. Huhitaji kufanya lolote.',
    postponed: 'Tukio hili limeahirishwa. Usajili wako unabaki; siku mpya itatangazwa kwenye ukurasa wake.',
    moved:
      'Siku, saa au mahali pa tukio hili vimebadilishwa, na usajili wako unabaki. Ikiwa hutaweza kuja, tafadhali ubadilishe au ughairi.',
    eventRemoved: 'Kanisa limeliondoa tukio hili kwenye kalenda yake. Huhitaji kufanya lolote.',
    deleted: (days) => `Jina lako hufutwa siku ${days} baada ya tukio, pamoja na ukurasa huu.`,
    unknown: {
      title: 'Usajili huu haupo tena hapa',
      text: 'Huenda kiungo hakijakamilika, au tukio lilishapita kitambo: orodha ya waliojisajili hufutwa baadaye.',
      events: 'Matukio yajayo',
    },
    loading: 'Usajili wako unapakiwa...',
    failed: 'Usajili wako haukuweza kupakiwa.',
    again: 'Jaribu tena',
  },
};
