import type { womenOfFaith as English } from '../en/womenOfFaith.ts';
import { sample } from '../fact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /ministries/women-of-faith. */
export const womenOfFaith: Translation<typeof English> = {
  hero: {
    eyebrow: 'Huduma ya wanawake',
    title: 'Wanawake wa Imani',
    lead: 'Tumezika waume na kulea watoto, tumefungua maduka na kuyafunga. Tumemwona Mungu akilitimiza neno lake.',
    picture: 'women',
    verse: swahiliScripture('Luke 1:45'),
  },
  text: {
    title: 'Ingia uketi',
    paragraphs: [
      'Jumatano mchana viti hupangwa kwa duara, ili pasiwe na safu ya nyuma. Tunasoma, tunaomba, na hakuna anayeondoka kabla mtu hajamwuliza hali yake na kungoja jibu.',
      'Si lazima uwe umeolewa, au uwe mama, au uwe na uhakika wa unachokiamini. Njoo na mtoto. Njoo na nguo unayoishona. Njoo na jambo ambalo hujamwambia mtu yeyote.',
    ],
    verse: swahiliScripture('Galatians 6:2'),
  },
  circles: {
    title: 'Jinsi tunavyoinuana',
    items: [
      {
        title: 'Marafiki wa maombi',
        text: 'Wanawake wawili, simu moja kila asubuhi, kwa mwaka mzima. Kila mmoja hupata rafiki yake kwa kura mwezi wa Januari.',
      },
      {
        title: 'Meza',
        text: 'Tunapikia familia yenye mtoto mchanga, mgonjwa au msiba, na tunaosha vyombo kabla ya kuondoka.',
      },
      {
        title: 'Mikono na biashara',
        text: 'Chama cha kuweka akiba, ushonaji, uokaji na hesabu rahisi za biashara, tukifundishwa na wanawake wanaojipatia riziki kwa kazi hizo.',
      },
      {
        title: 'Wakubwa kwa wadogo',
        text: 'Wanawake walioolewa karibuni, akina mama wapya na wasichana wanaomaliza shule: kila mmoja hutembea na mwanamke aliyeipitia njia hiyo.',
      },
    ],
  },
  meetings: {
    title: 'Wakati tunapokutana',
    items: [
      {
        name: 'Maombi na Neno',
        when: sample('Kila Jumatano, saa 8 mchana (2 pm)'),
        where: sample('Ukumbi wa kanisa, Ruiru'),
      },
      {
        name: 'Kikundi cha jioni, kwa walio na kazi mchana',
        when: sample('Jumatatu, kila baada ya wiki mbili, saa 12 jioni (6 pm)'),
        where: sample('Majumbani na mtandaoni'),
      },
      {
        name: 'Kesha la wanawake',
        when: sample('Ijumaa ya mwisho ya kila robo ya mwaka, saa 3 usiku (9 pm)'),
        where: sample('Ukumbi mkuu wa ibada, Ruiru'),
      },
    ],
  },
  gallery: {
    title: 'Picha za siku zetu pamoja',
    items: [
      { picture: 'seven-candles', caption: 'Taa saba katika kesha la wanawake' },
      { picture: 'basket', caption: 'Mkate kwa familia yenye mtoto mchanga' },
      { picture: 'lamp', caption: 'Taa yake haizimiki usiku' },
      { picture: 'vine', caption: 'Mzabibu uliokua polepole, pamoja na wenzake' },
      { picture: 'coffee', caption: 'Siku za mavuno, na nyimbo zake' },
      { picture: 'dove', caption: 'Amani iliyoombwa, na ikatolewa' },
    ],
  },
};
