import type { notFound as English } from '../en/pages.ts';
import type { PageWords, VisitorPageName } from '../pages.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili title and description of each page that visitors see. */
export const pageWords: Readonly<Record<VisitorPageName, PageWords>> = {
  home: {
    title: 'Mwanzo',
    description:
      'Familia ya kanisa mjini Ruiru, Kenya, yenye matawi Magomano, Kithini na Juja. Saa za ibada, matukio na mstari wa leo.',
  },
  about: {
    title: 'Kuhusu Sisi',
    description:
      'Utume wetu, maono yetu, wachungaji wetu na yale watu wanayosema kuhusu familia hii ya kanisa mjini Ruiru.',
  },
  motto: {
    title: 'Kaulimbiu Yetu',
    description: 'Mambo kumi tuliyojitoa kuyafanya, kila moja pamoja na Andiko lililo msingi wake.',
  },
  vision: {
    title: 'Maono Yetu',
    description: 'Kuhubiri na kufundisha Neno: mambo sita yanayoonyesha tunakoelekea.',
  },
  mission: {
    title: 'Utume Wetu',
    description: 'Kuwatafuta na kuwaokoa waliopotea: mambo manane tunayoyafanya kila wiki.',
  },
  ourJourney: { title: 'Safari Yetu', description: '' },
  ourBranches: { title: 'Matawi Yetu', description: '' },
  magomano: { title: 'Magomano', description: '' },
  kithini: { title: 'Kithini', description: '' },
  juja: { title: 'Juja', description: '' },
  ministries: {
    title: 'Huduma',
    description: 'Kila mtu ana nafasi: wanaume, wanawake, vijana na watoto, na timu za kuhudumu.',
  },
  menOfGlory: {
    title: 'Wanaume wa Utukufu',
    description: 'Wanaume wanaoomba, wanaotunza familia zao na wanaokua pamoja. Tunakutana lini, na tunafanya nini.',
  },
  womenOfFaith: {
    title: 'Wanawake wa Imani',
    description: 'Wanawake wanaotegemezana katika maombi, katika kazi na katika Neno.',
  },
  youths: {
    title: 'Vijana',
    description: 'Vijana wanaomfuata Kristo pamoja na maswali yao, vipawa vyao na marafiki zao.',
  },
  sundaySchool: {
    title: 'Shule ya Jumapili',
    description: 'Watoto wanaojifunza Biblia kwa kuiimba, kuiigiza na kuuliza maswali kuihusu.',
  },
  joinOurTeam: {
    title: 'Jiunge na Timu Yetu',
    description: 'Timu sita ambamo mtu anaweza kuhudumu, na jinsi ya kuanza.',
  },
  give: {
    title: 'Toa Sadaka',
    description: 'Jinsi ya kutoa kwa paybill ya M-Pesa, na kazi inayofanywa na sadaka yako.',
  },
  media: { title: 'Picha na Video', description: '' },
  gallery: { title: 'Picha', description: 'Madirisha kumi yanayoonyesha maisha ya kanisa.' },
  sermons: { title: 'Mahubiri', description: 'Kuhusu kukua katika Roho, pamoja na mahubiri ya kutazama.' },
  sermon: { title: 'Hubiri', description: 'Mahubiri ya siku moja: muhtasari wake, sauti yake na Maandiko yake.' },
  events: {
    title: 'Matukio',
    description:
      'Matukio yajayo: ibada, makesha, mafunzo ya Biblia na ushirika wa pamoja, na mahali na saa za kila tukio.',
  },
  event: {
    title: 'Tukio',
    description: 'Tukio moja la kanisa: litafanyika lini na wapi, na linahusu nini.',
  },
  signup: {
    title: 'Usajili wako',
    description: 'Badilisha idadi ya wanaokuja, au lijulishe kanisa kwamba hutakuja.',
  },
  dailyVerse: {
    title: 'Mstari Wetu wa Siku',
    description: 'Mstari wa leo, na jibu la Biblia kwa hitaji lako.',
  },
  contact: {
    title: 'Wasiliana Nasi',
    description: 'Tutumie ujumbe, tupigie simu, au ujue njia ya kufika kwenye ibada.',
  },
  privacy: {
    title: 'Faragha',
    description:
      'Tovuti hii inahifadhi nini kukuhusu, kwa nini na kwa muda gani, nani anaona, na unaweza kutuomba nini.',
  },
};

/** The Kiswahili words of the 404 page. */
export const notFound: Translation<typeof English> = {
  title: 'Ukurasa haukupatikana',
  text: 'Samahani, hatukuweza kuupata ukurasa huu.',
  back: 'Rudi mwanzo',
  beingWritten: (title) => `${title}: ukurasa huu bado unaandikwa. Kwa sasa tazama:`,
  picture: 'lost-sheep',
};
