import type * as English from '../en/interface.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The line at the foot of a page with words that no native reader has approved yet. */
export const unapproved =
  'Maneno ya ukurasa huu bado hayajathibitishwa na msomaji ambaye Kiswahili ni lugha yake ya kwanza.';

/** Around every page. */
export const frame: Translation<typeof English.frame> = {
  skip: 'Nenda kwenye maudhui',
  main: 'Menyu kuu',
  openMenu: 'Fungua menyu',
  closeMenu: 'Funga menyu',
  submenu: (entry) => `Menyu ndogo ya ${entry}`,
  staffArea: 'Eneo la wafanyakazi',
  editPage: 'Hariri ukurasa huu',
  socialMedia: 'Mitandao ya kijamii',
  footer: 'Sehemu ya chini',
  rights: 'Haki zote zimehifadhiwa.',
  breadcrumb: 'Mahali ulipo kwenye tovuti',
  newTab: (name) => `${name} (hufunguka kwenye kichupo kipya)`,
};

/** The switch to English. */
export const otherLanguage: Translation<typeof English.otherLanguage> = { name: 'English' };

/** Loading, failing and closing. */
export const notStarted: string =
  'Sehemu ya ukurasa huu haijafika bado, kwa hiyo vitufe na fomu zake hazijibu. Ulichoandika kinabaki hapa, na tovuti bado inajaribu.';

export const feedback: Translation<typeof English.feedback> = {
  page: {
    title: 'Ukurasa huu haukupakiwa',
    text: 'Huenda mtandao ulikatika kidogo. Ulichoandika hakijapotea: pakia ukurasa tena.',
    again: 'Pakia tena',
  },
  part: 'Sehemu hii haikupakiwa. Huenda mtandao ulikatika kidogo.',
  trying: 'Bado hakuna jibu. Tovuti bado inajaribu.',
  again: 'Jaribu tena',
  more: 'Pakia zaidi',
  loading: 'Inapakia...',
  showMore: 'Onyesha zaidi',
  close: 'Funga',
};

/** Names that are read out besides what is seen. */
export const places: Translation<typeof English.places> = {
  myBranch: 'tawi lako',
  to: (place) => place,
};

/** An event's card and the lists of events. */
export const eventWords: Translation<typeof English.eventWords> = {
  venue: 'Mahali',
  startTime: 'Saa ya kuanza',
  endTime: 'Saa ya kumalizika',
  endDate: 'Tarehe ya kumalizika',
  past: 'Limepita',
  edit: 'Hariri',
  count: (count) => (count === 0 ? 'Hakuna matukio' : count === 1 ? 'Tukio 1' : `Matukio ${count}`),
  countIn: (count, month) => `${eventWords.count(count)} ${count === 1 ? 'la' : 'ya'} ${month}`,
  today: 'leo',
  onThisDay: 'Leo',
  tomorrow: 'Kesho',
  thisWeek: 'Wiki hii',
  nextWeek: 'Wiki ijayo',
  before: (before) => `Awali: ${before}`,
};

/** Sharing a page. */
export const share: Translation<typeof English.share> = {
  button: 'Shiriki',
  whatsApp: 'WhatsApp',
  copy: 'Nakili kiungo',
  copied: 'Kiungo kimenakiliwa.',
  notCopied: 'Kiungo hakikuweza kunakiliwa. Kipo kwenye upau wa anwani wa kivinjari chako.',
};

/** The line that names the latest sermon. */
export const latestSermon: Translation<typeof English.latestSermon> = 'Mahubiri mapya';

/** The categories of an event. */
export const categories: Translation<typeof English.categories> = {
  'Worship and Prayer': 'Kuabudu na Maombi',
  Kesha: 'Kesha',
  Revival: 'Uamsho',
  'Bible Study': 'Mafunzo ya Biblia',
  Seminar: 'Semina',
  Conference: 'Kongamano',
  'In His Presence': 'Katika Uwepo Wake',
  Evangelism: 'Uinjilisti',
  Fellowship: 'Ushirika wa Pamoja',
};

/** What became of an event (tukio). */
export const statuses: Translation<typeof English.statuses> = {
  cancelled: 'Limefutwa',
  postponed: 'Limeahirishwa',
  moved: 'Limebadilishwa',
};

/** What a visitor reads where a call failed. */
export const requestErrors: Translation<typeof English.requestErrors> = {
  wentWrong: 'Hitilafu imetokea.',
  events: 'Matukio hayakuweza kupakiwa.',
  /** Without the browser's own text, which is English. */
  noAnswer: () => 'Tovuti haikujibu.',
  verse: 'Hitilafu: tovuti haikufikiwa.',
};

/** Said of an event that is not there. */
export const eventAnswers: Translation<typeof English.eventAnswers> = {
  missing: 'Tukio hili halipo tena. Huenda mtu amelifuta.',
  unknown: 'Hakuna tukio kama hilo.',
};

/** Said of a sermon that is not there. */
export const sermonAnswers: Translation<typeof English.sermonAnswers> = {
  missing: 'Mahubiri haya hayapo tena kwenye tovuti.',
  unknown: 'Hakuna mahubiri kama hayo.',
  noSound: 'Rekodi hii haipo tena kwenye tovuti.',
};

/** What the server answers about a chapter, a picture or an address. */
export const serverAnswers: Translation<typeof English.serverAnswers> = {
  writeMessage: 'Tafadhali andika ujumbe.',
  noChapter: 'Hakuna sura kama hiyo.',
  noPicture: 'Picha haipo tena katika anwani hii.',
  nothingHere: 'Hakuna kitu katika anwani hii.',
  method: (method) => `Anwani hii haipokei ${method}.`,
  notBuilt: 'Kurasa za tovuti bado hazijajengwa: anzisha tovuti kwa npm start.',
  savedOtherwise: 'Hiki kilishahifadhiwa kwa maneno mengine: pakia orodha tena uone kilichohifadhiwa.',
  once: (name) => `Anwani inaweza kutaja ${name} mara moja tu.`,
  fromAfterTo: 'Siku ya from isiwe baada ya siku ya to.',
  queryDay: (name) => `Katika anwani, ${name} lazima iwe siku kama vile 2026-11-27.`,
  queryLimit: (most) => `Katika anwani, limit lazima iwe nambari kamili kuanzia 1 hadi ${most}.`,
  queryBefore: 'Katika anwani, before lazima iwe nafasi katika orodha kama vile 2026-11-27,21:00,17.',
};

/** Refusals and faults. */
export const serverErrors: Translation<typeof English.serverErrors> = {
  wentWrong: 'Hitilafu imetokea.',
  mention: (id) => `Ukituambia kuihusu, tafadhali taja ${id}.`,
  unavailable: 'Kwa sasa tovuti haiwezi kufikia kumbukumbu zake. Tafadhali jaribu tena baada ya dakika chache.',
  tooBusy: 'Kwa sasa tovuti ina kazi nyingi mno. Tafadhali jaribu tena baada ya dakika moja.',
  busy: 'Kwa sasa tovuti ina kazi nyingi. Tafadhali jaribu tena baada ya muda mfupi.',
  tooLarge: (kibibytes) => `Kilichotumwa ni kikubwa mno: kisizidi KiB ${kibibytes}.`,
  needsJson: 'Kinachotumwa lazima kiwe JSON (Content-Type: application/json).',
  brokenJson: 'Kilichotumwa si JSON iliyoandikwa sawasawa.',
  wrongLength: 'Urefu wa kilichotumwa si ule uliotajwa.',
  brokenAddress: 'Anwani haijaandikwa sawasawa.',
  longAddress: 'Anwani ni ndefu mno.',
  brokeOff: 'Utumaji ulikatika.',
  unreadable: 'Kilichotumwa hakiwezi kusomwa.',
  foreignForm:
    'Kwa maelezo ya kivinjari chako, fomu hii haikutumwa kutoka ukurasa wa tovuti hii, kwa hivyo hakuna ' +
    'kilichohifadhiwa. Tafadhali rudi nyuma, fungua ukurasa upya na uitume tena. Ikishindikana, tafadhali wasiliana ' +
    'na kanisa.',
  noHost: 'Kilichotumwa hakisemi ni cha tovuti gani.',
  severalHosts: 'Kilichotumwa kinasema zaidi ya mara moja ni cha tovuti gani.',
  needsFields: 'Kinachotumwa lazima kiwe JSON yenye sehemu zake.',
  noField: 'Kilichotumwa kina kitu ambacho hakiwezi kuwa sehemu yake.',
  tooMuch: 'Kilichotumwa kina vitu vingi kuliko vinavyohitajika.',
  limits: {
    contact: 'Umetuma ujumbe mara kadhaa muda mfupi uliopita.',
    contactsOfAddress:
      'Jumbe nyingi zimetumwa sasa hivi kupitia intaneti hii, labda Wi-Fi ya kanisa, kwa hivyo ujumbe wako unasubiri.',
    signups: 'Watu wengi wamejisajili kutoka hapa sasa hivi.',
    signupsOfEvent: 'Watu wengi wanajisajili kwa tukio hili sasa hivi.',
    signupHeads:
      'Watu wengi wamesajiliwa sasa hivi kwa tukio hili kupitia intaneti hii, labda Wi-Fi ya kanisa. Tumia data ya ' +
      'simu yako, au omba kanisa likusajili.',
    verse: 'Umeomba mistari mingi muda mfupi uliopita.',
    misses: 'Umeomba kurasa nyingi tofauti muda mfupi uliopita.',
    requests: 'Umewasiliana na tovuti mara nyingi mno.',
  },
  tryAgainIn: (minutes) => `Tafadhali jaribu tena baada ya dakika ${minutes <= 1 ? 'moja' : minutes}`,
};

/** What /daily-verse says by itself when it opens. */
export const greeting: Translation<typeof English.greeting> = 'Habari';

/** The page of an error. */
export const errorPage: Translation<typeof English.errorPage> = { back: 'Rudi mwanzo' };

/** The site as an app on a phone. */
export const installed: Translation<typeof English.installed> = {
  description: 'Saa za ibada, matukio na mstari wa leo.',
  verse: 'Mstari wa siku',
  events: 'Matukio',
};
