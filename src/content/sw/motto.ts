import type { motto as English } from '../en/motto.ts';
import { sample } from '../fact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /about/motto. */
export const motto: Translation<typeof English> = {
  hero: {
    eyebrow: 'Kaulimbiu yetu',
    title: sample('Msingi mmoja, familia moja'),
    lead: 'Mambo kumi tuliyojitoa kuyafanya. Tunayasoma pamoja kwa sauti Jumapili ya kwanza ya mwaka.',
    picture: 'city',
  },
  title: 'Mambo yetu kumi makuu',
  focusAreas: [
    {
      title: 'Maombi',
      text: 'Tunaomba kabla ya kupanga. Alhamisi jioni, katika kesha la Ijumaa na mwanzoni mwa kila mkutano, tunamletea Mungu jambo lenyewe na kulitaja kwa jina.',
      verse: swahiliScripture('Jeremiah 33:3'),
    },
    {
      title: 'Neno',
      text: 'Mahubiri hapa huanzia kwenye ukurasa uliofunguliwa. Tunasoma Maandiko kwa sauti, tunayaeleza kwa maneno rahisi, iwe kwa Kiingereza, Kiswahili au Kikuyu, na kila mtu anaweza kuyapata tena mwenyewe.',
      verse: swahiliScripture('2 Timothy 3:16-17'),
    },
    {
      title: 'Kuabudu',
      text: 'Tunaimba kwa ngoma, kinanda na makofi, na pia tunanyamaza mbele za Mungu. Kuabudu ni jinsi tunavyoishi Jumatatu pia: mizani ya haki, ahadi iliyotimizwa.',
      verse: swahiliScripture('John 4:24'),
    },
    {
      title: 'Uinjilisti',
      text: 'Kila mmoja wetu anamjua mtu ambaye angekuja akialikwa. Tunamwalika, na tunatembea naye hadi mlangoni.',
      verse: swahiliScripture('Romans 10:14'),
    },
    {
      title: 'Uanafunzi',
      text: 'Mwamini mpya hupewa Biblia, rafiki, na wiki kumi na mbili za mafundisho yasiyo na haraka. Baada ya hapo, naye hupewa mtu wa kumfundisha.',
      verse: swahiliScripture('2 Timothy 2:2'),
    },
    {
      title: 'Ushirika wa pamoja',
      text: 'Tunawajua watoto wa wenzetu, na tunazijua shida zao. Familia moja ikifiwa, sisi sote tunafika. Familia moja ikifurahi, sisi sote tunakula.',
      verse: swahiliScripture('Hebrews 10:24-25'),
    },
    {
      title: 'Familia',
      text: 'Tunawaandaa wachumba kwa ndoa, tunasimama na wazazi wanaolea watoto peke yao, na tunawafundisha akina baba kuomba na watoto wao kabla siku haijaanza.',
      verse: swahiliScripture('Joshua 24:15'),
    },
    {
      title: 'Utakatifu',
      text: 'Tunayoyatenda gizani yanapaswa kustahimili nuru. Tunaungama, tunarekebisha yanayoweza kurekebishwa, na tunasaidiana kuanza upya.',
      verse: swahiliScripture('1 Peter 1:15-16'),
    },
    {
      title: 'Huruma',
      text: 'Karo ya shule, unga wa wiki moja, kumtembelea mgonjwa wodini: tunatafuta uhitaji ulio karibu, unaoweza kutimizwa kwa mikono yetu, na tunautimiza bila kupiga picha.',
      verse: swahiliScripture('James 1:27'),
    },
    {
      title: 'Uwakili',
      text: 'Muda, pesa na ujuzi ni amana tuliyopewa na Mungu. Tunatoa sehemu ya kwanza, tunaweka hesabu zilizo wazi, na tunawafunza watakaochukua nafasi zetu.',
      verse: swahiliScripture('1 Peter 4:10'),
    },
  ],
  print: 'Chapisha ukurasa huu',
};
