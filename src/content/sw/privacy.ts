import { MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import type { privacy as English } from '../en/privacy.ts';
import type { Translation } from '../translation.ts';
import { church } from './church.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** How long the machine that the site runs on keeps the site's log: `logsKept` of the English page, in Kiswahili. */
export const logsKept = { value: 'kwa takriban wiki nne', sample: true };

const onServer: Translation<typeof English>['server']['things'] = [
  {
    title: 'Unachotuandikia',
    what: 'Jina, anwani ya barua pepe na ujumbe unaotuma kwa fomu ya mawasiliano, na nambari yako ya simu ukiitoa.',
    why: 'Ili tuusome, tukujibu, na tukuombee pale unapotuomba. Hatutumi matangazo ya biashara, wala hatumpi mtu mwingine taarifa zako.',
    until:
      'Mwaka mmoja tangu ulipofika, kisha hujifuta wenyewe. Tunauhifadhi ujumbe kwa muda mrefu zaidi pale tu unapohitajika bado, kama vile ahadi uliyopewa. Ujumbe tunaoufuta mapema unaweza kurudishwa kwa siku 30, iwapo ulifutwa kwa makosa. Nakala zilizowekwa ili data isipotee hufutwa wiki nne baadaye.',
  },
  {
    title: 'Wanaokuja kwenye tukio',
    what: 'Pale watu wanapojisajili kwa tukio: jina unalotoa, idadi ya watu wazima na watoto wanaokuja, jibu lako kwa swali letu, na nambari yako ya simu ukitaka kujulishwa mabadiliko. Si majina ya watoto.',
    why: 'Ili kujua ni wangapi watakaokula, watakaosafiri au watakaohitaji kiti, na kukujulisha mabadiliko. Majina huonwa tu na wale wanaotunza matukio.',
    until: `Siku ${MAX_SIGNUP_AGE_DAYS} baada ya tukio, majina, nambari za simu na majibu hufutwa na tovuti yenyewe; idadi ya waliokuja hubaki. Nakala zilizowekwa ili data isipotee hufutwa wiki nne baadaye.`,
  },
  {
    title: 'Vikumbusho unavyoomba',
    what: 'Ukibonyeza Nikumbushe au Niarifu matukio mapya: anwani ambayo huduma ya arifa ya kivinjari chako hukifikia, tukio au matawi na aina, na lugha ya ukurasa. Hakuna jina wala nambari.',
    why: 'Ili kutuma arifa ulizoomba, na si nyingine. Hupitia huduma ya arifa ya mtengenezaji wa kivinjari chako, na hazisemi lolote la binafsi.',
    until:
      'Kikumbusho hufutwa siku moja baada ya tukio, unachofuatilia hufutwa unapokizima, na vyote hufutwa kivinjari chako kisipovipokea tena. Nakala za kuzuia upotevu hufutwa wiki nne baadaye.',
  },
  {
    title: 'Ni mara ngapi tovuti hufikiwa kutoka mahali pamoja',
    what: 'Anwani ya muunganisho wako, na idadi kando yake: ujumbe, usajili, maswali au majaribio mangapi ya kuingia yametoka hapo muda mfupi uliopita.',
    why: 'Ili mtu yeyote asijaze sanduku letu la ujumbe au orodha ya tukio, wala kubahatisha nenosiri.',
    until: 'Kwa dakika chache, zisizozidi robo saa.',
  },
  {
    title: 'Kumbukumbu za tovuti',
    what: 'Pale kitu kilipoharibika au kilipobadilishwa: wakati, ukurasa au kilichoombwa, na muda ambao jibu lilichukua. Si anwani yako, si ulichoandika, wala si ulichouliza kwenye mstari wa siku. Kwa wafanyakazi wetu wenyewe hutaja pia akaunti yao na mtandao walioutumia.',
    why: 'Ili kutafuta na kurekebisha hitilafu.',
    until: `Kumbukumbu huhifadhiwa ${logsKept.value}.`,
  },
  {
    title: 'Akaunti za wafanyakazi wetu wenyewe',
    what: 'Jina la mtumiaji, nenosiri linalohifadhiwa kwa namna isiyosomeka tu, ufunguo wa uthibitisho wa hatua mbili pale ulipowashwa, mahali walipoingia na aina ya kifaa, mitandao waliyotumia kuingia katika siku 90 zilizopita, nayo kwa namna isiyosomeka, na matukio na akaunti walizobadilisha.',
    why: 'Ili wale tu wanaotunza matukio waweze kuyabadilisha, na makosa yaweze kurekebishwa.',
    until:
      'Muda wote ambao akaunti ipo; kuingia hukoma kwenyewe baada ya muda wa saa 12 bila kutumika. Historia ya matukio hubaki, pamoja na jina la aliyebadilisha.',
  },
];

const onDevice: Translation<typeof English>['device']['things'] = [
  {
    title: 'Unachoandika sasa',
    text: 'ili mtandao ukikatika usipoteze neno lolote. Hufutika ukishatuma, au baada ya siku moja.',
  },
  { title: 'Rangi ulizochagua', text: 'za mwangaza, za giza, au kama kifaa kilivyowekwa.' },
  { title: 'Tawi lako', text: 'ukichagua moja, ili saa zake na matukio yake yaje kwanza.' },
  {
    title: 'Mazungumzo yako na mstari wa siku',
    text: 'ili yawepo bado unapohamia ukurasa mwingine. Seva yetu hujibu kila swali na kulisahau.',
  },
  {
    title: 'Ulivyojisajili kwa matukio',
    text: 'kiungo cha kubadilisha idadi au kusema kwamba hutakuja, hadi siku chache baada ya tukio.',
  },
  { title: 'Nakala za kurasa ulizofungua', text: 'ili zisomeke bila mtandao.' },
  {
    title: 'Mahubiri',
    text: 'sauti ulizohifadhi ili usikilize bila mtandao, hadi utakapoziondoa, na mahali ulipoishia katika kila moja.',
  },
  { title: 'Ufunguo wa wafanyakazi walioingia', text: 'hadi watakapotoka.' },
];

/** The Kiswahili words of /privacy. */
export const privacy: Translation<typeof English> = {
  eyebrow: 'Faragha',
  title: 'Tunachojua kukuhusu, na tunavyokitumia',
  lead: `Unaweza kusoma tovuti hii yote bila kutuambia wewe ni nani. Haina matangazo ya biashara, na hakuna kinachofuatilia unachosoma, hapa wala kwingine. Haya ndiyo yanayohifadhiwa na ${church.name.value}, kama Sheria ya Ulinzi wa Data ya Kenya ya mwaka 2019 inavyotutaka tukuambie.`,
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
    title: 'Ramani, video na tovuti nyingine',
    paragraphs: [
      'Ramani inatoka OpenStreetMap na video ya mahubiri inatoka YouTube, na kila moja huja pale tu unapobonyeza kitufe kinachoionyesha. Hapo ndipo wanapojua anwani ya muunganisho wako, kama tovuti yoyote unayoitembelea. Viungo vya mitandao ya kijamii ni viungo vya kawaida: hakuna kinachopakiwa kutoka huko kabla hujabonyeza kimoja.',
    ],
  },
  people: {
    title: 'Nani anaona',
    paragraphs: [
      'Wale wanaolitunzia kanisa tovuti hii, kila mmoja kwa akaunti yake mwenyewe. Wanasoma ujumbe wako ili waujibu, na humpa tu mtu wa kanisani anayehusika nao. Hatuuzi chochote, wala hatumpi mtu yeyote wa nje chochote, isipokuwa sheria ya Kenya ikitulazimisha.',
      'Tafadhali usitutumie kwa fomu yale ambayo daktari, benki au polisi pekee wanapaswa kuyajua. Ukiandika kwa niaba ya mtoto, anayetuma awe mzazi au mlezi.',
    ],
  },
  rights: {
    title: 'Unachoweza kutuomba',
    list: [
      'Kuona tulicho nacho kukuhusu, na kupata nakala yake.',
      'Kirekebishwe pale kilipokosewa.',
      'Kifutwe.',
      'Kukataa jinsi tunavyokitumia, au kuondoa ridhaa uliyotoa.',
    ],
    how: 'Andika au piga simu, na useme wewe ni nani na ungependa nini. Hakuna malipo. Tunajibu ndani ya siku saba, na kinachopaswa kurekebishwa au kufutwa kinarekebishwa au kufutwa ndani ya siku kumi na nne.',
    email: church.email,
    phone: church.phone,
    postal: church.address.postal,
    complaint:
      'Ukiona kwamba hatutunzi data yako ipasavyo, tafadhali tuambie, ili turekebishe. Unaweza pia kulalamika wakati wowote kwa Ofisi ya Kamishna wa Ulinzi wa Data:',
    commissioner: { name: 'odpc.go.ke', href: 'https://www.odpc.go.ke' },
  },
};
