import type { about as English } from '../en/about.ts';
import { sample } from '../fact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';
import { church } from './church.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /about. */
export const about: Translation<typeof English> = {
  hero: {
    eyebrow: 'Kuhusu sisi',
    title: 'Kanisa lililojengwa juu ya msingi mmoja',
    lead: 'Sisi ni kanisa linalofundisha Biblia hapa Ruiru, lenye matawi Magomano, Kithini na Juja. Kinachotuunganisha si jengo. Ni Yesu Kristo mwenyewe.',
    picture: 'cornerstone',
    verse: swahiliScripture('1 Corinthians 3:11'),
  },
  mission: {
    eyebrow: 'Utume wetu',
    title: 'Kuwatafuta na kuwaokoa waliopotea',
    paragraphs: [
      'Yesu alipita katikati ya Yeriko ili ampate mtu mmoja aliyekuwa juu ya mti. Nasi pia tunakwenda mahali watu walipo: kwenye kituo cha matatu na sokoni, katika wodi ya hospitali, langoni kwa jirani. Tunawaambia aliyoyatenda Mungu, na tunakaa nao hadi wao wenyewe watuulize zaidi.',
    ],
    verse: swahiliScripture('Luke 19:10'),
  },
  vision: {
    eyebrow: 'Maono yetu',
    title: 'Kuhubiri na kufundisha Neno',
    paragraphs: [
      'Tunatamani kila familia ya kanisa hili iwe na Biblia iliyofunguliwa mezani, na mtu anayeweza kumweleza mtoto maana yake. Hilo huanza siku ya Jumapili: tunasoma Maandiko, tunauliza yanasema nini, kisha tunajiuliza tutayatendaje siku ya Jumatatu.',
    ],
    verse: swahiliScripture('2 Timothy 4:2'),
  },
  more: {
    title: 'Soma zaidi',
    soon: 'Hivi karibuni',
    cards: [
      {
        page: 'motto',
        title: 'Kaulimbiu yetu',
        text: 'Mambo kumi tuliyojitoa kuyafanya.',
        picture: 'motto',
      },
      {
        page: 'vision',
        title: 'Maono yetu',
        text: 'Tunakoelekea, kwa mambo sita.',
        picture: 'vision',
      },
      {
        page: 'mission',
        title: 'Utume wetu',
        text: 'Mambo manane tunayofanya ili kuwatafuta waliopotea.',
        picture: 'mission',
      },
      {
        page: 'ourJourney',
        title: 'Safari yetu',
        text: 'Jinsi Mungu alivyotuongoza hadi leo.',
        picture: 'journey',
      },
    ],
  },
  pastors: {
    eyebrow: 'Wachungaji wasaidizi',
    title: 'Wanaohudumia matawi pamoja nasi',
    text: `Wanafundisha, wanatembelea watu na kuomba bega kwa bega na ${church.leadPastors.names.value}. Unaweza kuzungumza na yeyote kati yao baada ya ibada.`,
    people: [
      {
        name: sample('Mchungaji Daniel Mwangi'),
        role: sample('Tawi la Magomano'),
        picture: 'pastor-1',
      },
      { name: sample('Mchungaji Ruth Mutua'), role: sample('Tawi la Kithini'), picture: 'pastor-2' },
      { name: sample('Mchungaji Peter Otieno'), role: sample('Tawi la Juja'), picture: 'pastor-3' },
    ],
  },
  testimonials: {
    eyebrow: 'Kutoka kwa washirika',
    title: 'Aliyoyatenda Mungu kati yetu',
    people: [
      {
        name: sample('Mary Wanjiku'),
        from: sample('Ruiru'),
        picture: 'member-1',
        quote: sample(
          'Mume wangu alipofariki niliacha kuja kanisani. Wanawake wawili wa kanisa hili walikuja nyumbani kwangu kila Alhamisi kwa miezi minne. Hawakuniambia hata mara moja nirudi. Jumapili moja nilivaa gauni langu, nikaenda mwenyewe kwa miguu.',
        ),
      },
      {
        name: sample('Brian Kiprono'),
        from: sample('Juja'),
        picture: 'member-2',
        quote: sample(
          'Nilikuja Juja kusoma chuo kikuu na kuwa huru. Sikuwa nikimtafuta Mungu. Vijana walikuwa wakisoma Injili ya Marko, sura moja kila wiki, nao waliniacha nibishane nao. Tulipofika sura ya kumi na tano, sikuwa na hoja iliyobaki.',
        ),
      },
      {
        name: sample('Joseph Musyoka'),
        from: sample('Kithini'),
        picture: 'member-3',
        quote: sample(
          'Niliendesha matatu kwa miaka kumi na tisa, na nyumbani nilikuwa mtu mkali. Wanaume wa kanisa hili walinifundisha kuomba na watoto wangu kabla ya safari ya kwanza ya siku. Mtoto wangu wa kwanza husema kwamba siku hiyo ndiyo niliyoanza kuwa baba yake kwelikweli.',
        ),
      },
    ],
  },
};
