import type { home as English } from '../en/home.ts';
import { sample } from '../fact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';
import { church } from './church.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of the home page. */
export const home: Translation<typeof English> = {
  hero: {
    title: church.name,
    tagline: church.tagline,
    picture: 'hero',
    upright: 'hero-tall',
    film: { webm: '/film/hero.webm', mp4: '/film/hero.mp4' },
    visit: 'Panga kututembelea',
    events: 'Tazama matukio yote',
    nextService: 'Ibada inayofuata',
    next: 'Tukio linalofuata',
  },
  intro: {
    eyebrow: 'Bwana asifiwe, karibu',
    title: 'Ungana na ushirika wetu',
    paragraphs: [
      'Utatupata Ruiru kila Jumapili asubuhi: wafanyabiashara na walimu, wanafunzi na akina nyanya, wenye kazi ya kudumu na wanaoendelea kutafuta kazi. Keti popote upendapo. Kufikia wimbo wa pili, mtu atakuwa amekuuliza jina lako, tena kwa dhati.',
      'Katikati ya wiki tunakutana majumbani, kwa simu na kando ya vitanda vya hospitali, hapa Ruiru na katika matawi yetu ya Magomano, Kithini na Juja. Ikiwa wewe ni mgeni katika eneo hili, au mgeni katika imani, anza popote unapoona ni rahisi kwako.',
    ],
    picture: 'welcome',
    about: 'Kuhusu sisi',
    ministries: 'Pata wenzako',
  },
  slides: {
    title: 'Uvuvio wa Mungu',
    label: 'Maandiko saba kwa picha',
    slides: [
      { picture: 'lamp', quote: swahiliScripture('Psalm 119:105') },
      { picture: 'sheep', quote: swahiliScripture('Psalm 23:1-2') },
      { picture: 'tree-by-water', quote: swahiliScripture('Jeremiah 17:7') },
      { picture: 'vine', quote: swahiliScripture('John 15:5') },
      { picture: 'anchor', quote: swahiliScripture('Hebrews 6:19') },
      { picture: 'rainbow', quote: swahiliScripture('Lamentations 3:22-23') },
      { picture: 'star', quote: swahiliScripture('Matthew 2:10') },
    ],
  },
  leadership: {
    eyebrow: 'Uongozi wa kanisa',
    names: church.leadPastors.names,
    role: 'Wachungaji wakuu',
    paragraphs: [
      sample(
        'Samuel na Grace walianza na watu tisa katika chumba cha kuazima. Samuel hufundisha Jumapili nyingi. Grace huongoza maombi ya Alhamisi, yanayoitangulia Jumapili, wakati chumba kimetulia na watu husema wazi wanachohitaji.',
      ),
      sample(
        'Mlango wao uko wazi kila Jumanne mchana. Huhitaji miadi wala fomu. Ukitaka mtu wa kuomba pamoja nawe, njoo wakati huo, au waambie mlangoni siku ya Jumapili.',
      ),
    ],
    people: [
      { name: sample('Samuel Kamau'), picture: 'lead-1' },
      { name: sample('Grace Kamau'), picture: 'lead-2' },
    ],
    verse: swahiliScripture('1 Thessalonians 2:8'),
  },
  themes: {
    eyebrow: 'Mwaka baada ya mwaka',
    title: 'Neno la kila mwaka',
    text: 'Kila Januari tunamwomba Mungu neno moja la kuishi nalo mwaka mzima.',
    themes: [
      {
        name: '2025',
        line: sample('Mwaka uliovikwa taji la wema'),
        picture: 'theme-2025',
        verse: swahiliScripture('Psalm 65:11'),
      },
      {
        name: '2024',
        line: sample('Mwaka wa milango iliyofunguliwa'),
        picture: 'theme-2024',
        verse: swahiliScripture('Revelation 3:8'),
      },
      {
        name: '2023',
        line: sample('Tumejengwa juu ya mwamba'),
        picture: 'theme-2023',
        verse: swahiliScripture('Matthew 7:24'),
      },
    ],
  },
  verse: {
    title: 'Neno kwa siku yako ya leo',
    text: 'Omba mstari, sehemu ya Maandiko, au msaada tu, kisha usome Biblia inasema nini kuhusu hilo.',
    picture: 'contact',
    button: 'Mstari wa Biblia wa siku',
  },
  visit: {
    eyebrow: 'Tutembelee',
    title: 'Saa za ibada',
    text: sample(
      'Kila ibada ni ya watu wote. Watoto wana darasa lao wakati wa ibada ya pili, na njia ni tambarare hadi mlango wa kushoto.',
    ),
    find: 'Mahali tulipo',
    reach: 'Zungumza nasi',
    directions: 'Njia ya kufika',
    showMap: 'Onyesha ramani',
    mapUnreachable: 'Ramani haiwezi kupakiwa kwa sasa. Anwani na njia ya kufika ziko hapa.',
    mapTitle: 'Ramani ya Ruiru inayoonyesha mahali kanisa lilipo',
  },
};
