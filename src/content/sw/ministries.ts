import type { ministries as English } from '../en/ministries.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /ministries. */
export const ministries: Translation<typeof English> = {
  hero: {
    eyebrow: 'Huduma',
    title: 'Viungo vingi, mwili mmoja',
    lead: 'Jumapili ndipo sisi sote tunapokutana. Katikati ya wiki ndipo tunapokua, kila mmoja akiwa na watu waliobeba mizigo kama yake.',
    picture: 'ministries',
    verses: [swahiliScripture('Romans 12:4-5'), swahiliScripture('1 Corinthians 12:7')],
  },
  overview: {
    title: 'Mahali pako ni wapi?',
    cards: [
      {
        page: 'menOfGlory',
        title: 'Wanaume wa Utukufu',
        text: 'Ndugu wanaoomba kabla ya kwenda kazini, wanaoambiana ukweli, na wanaowalea watoto wao kwa makini.',
        link: 'Wanaume wa Utukufu',
        picture: 'men',
      },
      {
        page: 'womenOfFaith',
        title: 'Wanawake wa Imani',
        text: 'Akina mama, wajane, wenye biashara na wanawake walioolewa karibuni wanaoinuana kwa maombi na kwa msaada wa vitendo.',
        link: 'Wanawake wa Imani',
        picture: 'women',
      },
      {
        page: 'youths',
        title: 'Vijana',
        text: 'Kuanzia Kidato cha Kwanza hadi kazi ya kwanza: maswali ya kweli, nyimbo za sauti kubwa, na imani iliyo yako mwenyewe.',
        link: 'Vijana',
        picture: 'youths',
      },
      {
        page: 'sundaySchool',
        title: 'Shule ya Jumapili',
        text: 'Watoto wa miaka mitatu hadi kumi na miwili wanaoiimba Biblia, wanaoiigiza, na wanaorudi nyumbani na mstari.',
        link: 'Shule ya Jumapili',
        picture: 'children',
      },
    ],
  },
  team: {
    title: 'Au njoo uhudumu',
    text: 'Timu sita hufanikisha ibada ya Jumapili. Kila moja humkaribisha kwa furaha anayeanza.',
    button: 'Jiunge na timu yetu',
    picture: 'team',
  },
};
