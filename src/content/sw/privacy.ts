import { church } from '../church.ts';
import type { privacy as English } from '../privacy.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** How long the machine that the site runs on keeps the site's log: `logsKept` of the English page, in Kiswahili. */
export const logsKept = { value: 'kwa takriban wiki nne', sample: true };

const onServer: Translation<typeof English>['server']['things'] = [
  {
    title: 'Unachotuandikia',
    what: 'Jina, anwani ya barua pepe na ujumbe unaotuma kwa fomu ya mawasiliano, na nambari yako ya simu ukiitoa.',
    why: 'Ili tuusome, tukujibu, na tukuombee pale unapotuomba. Hatutumi matangazo ya biashara, wala hatumpi mtu yeyote.',
    until:
      'Mwaka mmoja tangu ulipofika, kisha unafutwa wenyewe. Tunauhifadhi ujumbe kwa muda mrefu zaidi pale tu unapohitajika bado, kama vile ahadi uliyopewa. Ujumbe tunaoufuta mapema unaweza kurudishwa kwa siku 30, iwapo ulifutwa kwa makosa. Nakala zilizowekwa ili data isipotee huondoka wiki nne baadaye.',
  },
  {
    title: 'Maombi mangapi yanatoka mahali pamoja',
    what: 'Anwani ya muunganisho wako, na nambari kando yake: ni ujumbe, maswali au majaribio mangapi ya kuingia yaliyotoka hapo muda huu.',
    why: 'Ili mtu yeyote asijaze sanduku letu la ujumbe wala kubahatisha nenosiri.',
    until: 'Kwa dakika chache, robo saa kwa muda mrefu zaidi.',
  },
  {
    title: 'Kumbukumbu za tovuti',
    what: 'Kwa kilichoharibika au kilichobadilisha kitu: wakati, ukurasa au ombi, na jibu lilichukua muda gani. Si anwani yako, si ulichoandika, wala si ulichouliza mstari wa siku. Kwa wafanyakazi wetu wenyewe hutaja pia akaunti na mtandao walikotoka.',
    why: 'Ili kutafuta na kurekebisha hitilafu.',
    until: `Kumbukumbu huhifadhiwa ${logsKept.value}.`,
  },
  {
    title: 'Akaunti za wafanyakazi wetu wenyewe',
    what: 'Jina la mtumiaji, nenosiri linalohifadhiwa likiwa limefichwa tu, ufunguo wa uthibitisho wa hatua mbili pale ulipowashwa, walikoingia na kwa kifaa cha aina gani, mitandao waliyoingilia katika siku 90 zilizopita, ikiwa imefichwa, na ni matukio na akaunti zipi walizobadilisha.',
    why: 'Ili wanaotunza matukio peke yao waweze kuyabadilisha, na makosa yaweze kurekebishwa.',
    until:
      'Muda wote akaunti ipo; kuingia hukoma kwenyewe baada ya saa kumi na mbili bila kutumika. Historia ya matukio hubaki, pamoja na jina la aliyeyabadilisha.',
  },
];

const onDevice: Translation<typeof English>['device']['things'] = [
  {
    title: 'Unachoandika sasa',
    text: 'ili mtandao ukikatika usipoteze neno lolote. Huondoka ukishatuma, na unapofunga kivinjari.',
  },
  { title: 'Rangi ulizochagua', text: 'nyeupe, nyeusi, au jinsi kifaa kilivyowekwa.' },
  { title: 'Tawi lako', text: 'ukichagua moja, ili saa zake na matukio yake yaje kwanza.' },
  {
    title: 'Mazungumzo yako na mstari wa siku',
    text: 'ili yawepo bado unapohamia ukurasa mwingine. Seva yetu hujibu kila swali na kulisahau.',
  },
  { title: 'Nakala za kurasa ulizofungua', text: 'ili zisomeke bila mtandao.' },
  { title: 'Ufunguo wa wafanyakazi walioingia', text: 'hadi watakapotoka.' },
];

/** The Kiswahili words of /privacy. */
export const privacy: Translation<typeof English> = {
  eyebrow: 'Faragha',
  title: 'Tunachojua kukuhusu, na tunachokifanya nacho',
  lead: `Unaweza kusoma tovuti hii yote bila kutuambia wewe ni nani. Haina matangazo ya biashara, na hakuna kinachofuatilia unachosoma, hapa wala kwingine. Haya ndiyo yanayohifadhiwa na ${church.name.value}, kama Sheria ya Kenya ya Ulinzi wa Data, ya 2019, inavyotutaka tukuambie.`,
  server: {
    title: 'Tunachohifadhi',
    labels: { what: 'Nini', why: 'Kwa nini', until: 'Muda gani' },
    things: onServer,
  },
  device: {
    title: 'Kinachobaki kwenye kifaa chako mwenyewe',
    lead: 'Kivinjari chako kinakuhifadhia vitu vichache. Hatuwezi kuviona, na unaweza kuvifuta katika mipangilio yake wakati wowote.',
    things: onDevice,
  },
  elsewhere: {
    title: 'Ramani, filamu na tovuti nyingine',
    paragraphs: [
      'Ramani inatoka OpenStreetMap na filamu ya mahubiri inatoka YouTube, na kila moja huja pale tu unapobonyeza kitufe kinachoionyesha. Hapo ndipo wanapojua anwani ya muunganisho wako, kama tovuti yoyote unayoitembelea. Viungo vya mitandao ya kijamii ni viungo vya kawaida: hakuna kinachopakiwa kutoka huko kabla hujafuata kimoja.',
    ],
  },
  people: {
    title: 'Nani anaviona',
    paragraphs: [
      'Wale wanaolitunzia kanisa tovuti hii, kila mmoja kwa akaunti yake mwenyewe. Wanausoma ujumbe wako ili kuujibu, na kumpa tu yule mtu wa kanisani ambaye umeandikiwa. Hatuuzi chochote, wala hatumpi mtu yeyote wa nje chochote, isipokuwa sheria ya Kenya itulazimishe.',
      'Tafadhali usitutumie kwa fomu yale ambayo daktari, benki au polisi pekee wanapaswa kuyajua. Ukimwandikia mtoto, aliyetuma awe mzazi au mlezi.',
    ],
  },
  rights: {
    title: 'Unachoweza kutuomba',
    list: [
      'Kuona tulichonacho kukuhusu, na kupata nakala yake.',
      'Kirekebishwe pale kilipokosewa.',
      'Kifutwe.',
      'Kukataa jinsi tunavyokitumia, au kuondoa ridhaa uliyotoa.',
    ],
    how: 'Andika au piga simu, useme wewe ni nani na ungependa nini. Hakuna malipo. Tunajibu ndani ya siku saba, na kinachopaswa kurekebishwa au kufutwa kinarekebishwa au kufutwa ndani ya siku kumi na nne.',
    email: church.email,
    phone: church.phone,
    postal: church.address.postal,
    complaint:
      'Ukiona kwamba hatutunzi data yako ipasavyo, tafadhali tuambie, ili tulirekebishe. Unaweza pia kulalamika wakati wowote kwa Ofisi ya Kamishna wa Ulinzi wa Data:',
    commissioner: { name: 'odpc.go.ke', href: 'https://www.odpc.go.ke' },
  },
};
