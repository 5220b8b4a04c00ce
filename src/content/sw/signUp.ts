import type { signUp as English } from '../en/signUp.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

const people = (count: number): string => (count === 1 ? 'mtu 1' : `watu ${count}`);

/** The Kiswahili words of signing up for an event. */
export const signUp: Translation<typeof English> = {
  title: 'Je, utakuja?',
  open: 'Nitakuja',
  waitingList: 'Jiunge na orodha ya kusubiri',
  another: 'Andikisha mtu mwingine',
  closes: (moment) => `Unaweza kujiandikisha hadi ${moment}.`,
  full: 'Nafasi zote zimechukuliwa. Ukiwa kwenye orodha ya kusubiri, utapata nafasi moja kwa moja itakapopatikana.',
  numbers: {
    left: (left, places) => `Nafasi ${left} kati ya ${places} bado ${left === 1 ? 'ipo' : 'zipo'}.`,
    coming: (count) => (count === 1 ? 'Mtu 1 atakuja.' : `Watu ${count} watakuja.`),
    waiting: (count) => (count === 1 ? 'Mtu 1 anasubiri nafasi.' : `Watu ${count} wanasubiri nafasi.`),
  },
  states: {
    closed: 'Kujiandikisha kumefungwa. Ikiwa bado ungependa kuja, tafadhali wasiliana na kanisa.',
    cancelled: 'Hakuna anayehitaji nafasi tena. Kama ulikuwa umejiandikisha, huhitaji kufanya lolote.',
    postponed: 'Utaweza kujiandikisha tena siku mpya itakapojulikana. Aliyejiandikisha anabaki na nafasi yake.',
  },
  ask: 'Wasiliana na kanisa',
  form: {
    name: 'Jina lako',
    people: 'Mtakuja watu wangapi, pamoja nawe?',
    adults: 'Watu wazima',
    children: 'Watoto',
    optional: (label) => `${label} (si lazima)`,
    phone: 'Nambari ya simu (si lazima)',
    phoneHint: 'Iandike tu ikiwa ungependa kujulishwa jambo likibadilika.',
    fewer: (what) => `Punguza mmoja: ${what}`,
    more: (what) => `Ongeza mmoja: ${what}`,
    send: 'Jiandikishe',
    wait: 'Jiunge na orodha ya kusubiri',
    sending: 'Inatumwa...',
    privacy: (days) =>
      `Ni wale tu wanaotunza orodha wanaoliona jina lako. Hufutwa siku ${days} baada ya tukio. Tafadhali usiandike majina ya watoto.`,
    privacyLink: 'Faragha',
    back: 'Uandikishaji huu haukutumwa. Ulichoandika kipo hapa tena.',
  },
  unsent: {
    title: (name, count) => `${name}, ${people(count)}: uandikishaji bado haujatumwa`,
    text: 'Kwa sasa hakuna mtandao. Uandikishaji huu unabaki kwenye simu yako, na utatumwa mtandao utakaporudi huku ukurasa huu ukiwa wazi. Kisha utaona hapa kama kuna nafasi.',
    again: 'Tuma sasa',
    discard: 'Ondoa',
  },
  own: {
    of: (name, state) => `${name}: ${state}`,
    change: 'Badilisha au ghairi',
    toWhatsApp: 'Nitumie kwenye WhatsApp yangu',
    whatsAppHint: 'Jichague wewe mwenyewe huko, ili ukipate kiungo hiki tena.',
    copy: 'Nakili kiungo',
    copied: 'Kimenakiliwa',
    what: 'cha uandikishaji wako',
    newTab: '(hufunguka kwenye kichupo kipya)',
    message: (title, when, state) => `${title}\n${when}\n${state}\nBadilisha au ghairi:`,
    secret: 'Kiungo hiki ni chako peke yako: aliye nacho anaweza kubadilisha uandikishaji wako.',
    forgotten: 'Uandikishaji wako haukuweza kusomwa kwa sasa. Unachoona ni jinsi ulivyokuwa mara ya mwisho.',
  },
  page: {
    title: 'Uandikishaji wako',
    event: 'Tazama tukio',
    number: 'Badilisha idadi',
    save: 'Hifadhi',
    saving: 'Inahifadhiwa...',
    leave: 'Sitakuja',
    back: 'Nimebadili nia: nitakuja',
    backWaiting: 'Nafasi zote zimechukuliwa sasa. Ukirudi, utawekwa mwishoni mwa orodha ya kusubiri.',
    leaveHint: 'Nafasi yako itapewa mtu mwingine. Unaweza kurudi hapa mradi nafasi bado zipo.',
    most: (count) => `Kwa sasa wanaoweza kuandikishwa hapa hawazidi ${people(count)}.`,
    free: (count) =>
      count === 1
        ? 'Kuna nafasi 1 sasa. Mmoja wenu tu akija, ataipata mara moja.'
        : `Kuna nafasi ${count} sasa. Mkija ${count} tu, mtazipata mara moja.`,
    fixed: 'Idadi haiwezi kuongezwa tena.',
    yourAnswer: 'Jibu lako',
    yourPhone: 'Nambari yako ya simu',
    had: (state) => `Hapo awali: ${state}`,
    thanks: 'Asante kwa kuja.',
    over: 'Tukio hili limepita.',
    cancelled: 'Tukio hili limefutwa. Huhitaji kufanya lolote.',
    postponed: 'Tukio hili limeahirishwa. Uandikishaji wako unabaki; siku mpya itatangazwa kwenye ukurasa wake.',
    eventRemoved: 'Kanisa limeliondoa tukio hili kwenye kalenda yake. Huhitaji kufanya lolote.',
    deleted: (days) => `Jina lako hufutwa siku ${days} baada ya tukio, pamoja na ukurasa huu.`,
    unknown: {
      title: 'Uandikishaji huu haupo tena hapa',
      text: 'Huenda kiungo hakijakamilika, au tukio lilikuwa muda uliopita: orodha ya waliojiandikisha hufutwa baadaye.',
      events: 'Matukio yanayokuja',
    },
    loading: 'Uandikishaji wako unapakiwa...',
    failed: 'Uandikishaji wako haukuweza kupakiwa.',
    again: 'Jaribu tena',
  },
  failed: 'Tovuti haikujibu. Tafadhali jaribu tena.',
};
