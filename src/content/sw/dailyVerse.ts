import type { dailyVerse as English, LanguageText, QuestionIdeas } from '../en/dailyVerse.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

const alsoUnderstood: LanguageText = { language: 'en', text: 'You may ask in English too.' };

const first: readonly LanguageText[] = [
  { language: 'sw', text: 'Mstari kuhusu tumaini' },
  { language: 'sw', text: 'Naogopa' },
  { language: 'sw', text: 'Zaburi 23' },
  { language: 'sw', text: 'Kesho nina mtihani' },
  { language: 'en', text: 'I am afraid' },
];

const ideas: readonly QuestionIdeas[] = [
  {
    title: 'Yaliyo moyoni mwako',
    language: 'sw',
    questions: ['Naogopa', 'Mstari kuhusu tumaini', 'Baba yangu amefariki', 'Kesho nina mtihani', 'Nahitaji kazi'],
  },
  {
    title: 'Mahali katika Biblia',
    language: 'sw',
    questions: ['Zaburi ya 23', 'Yohana 3:16', '1 Wakorintho 13:4-7'],
  },
  { title: 'Maneno unayoyakumbuka kidogo', language: 'sw', questions: ['mbawa kama tai', 'taa ya miguu yangu'] },
  {
    title: 'In English',
    language: 'en',
    questions: ['I am afraid', 'A verse about forgiveness', 'I am tired', 'Psalm 23', 'John 3:16'],
  },
];

/** The Kiswahili words of /daily-verse. */
export const dailyVerse: Translation<typeof English> = {
  title: 'Mstari Wetu wa Siku',
  lead: 'Tafuta mstari, au sema unachohitaji leo.',
  alsoUnderstood,
  picture: 'hero',
  log: 'Mazungumzo',
  you: 'Wewe:',
  bot: 'Jibu:',
  looking: 'Mstari unatafutwa',
  input: 'Andika ujumbe',
  send: 'Tuma',
  retry: 'Jaribu tena',
  seeAlso: 'Tazama pia',
  openPage: 'Fungua ukurasa huo',
  inDanger: 'Uko hatarini? Tafadhali piga:',
  helpLines: { en: 'Numbers to call for help', sw: 'Nambari za kupiga ili upate msaada' },
  suggestions: 'Maswali yanayopendekezwa',
  first,
  ideas: { title: 'Unachoweza kuuliza', list: ideas },

  actions: {
    share: 'Shiriki',
    whatsApp: 'WhatsApp',
    copy: 'Nakili',
    copied: 'Imenakiliwa',
    picture: 'Picha',
    listen: 'Sikiliza',
    stop: 'Simamisha',
    read: 'Soma',
    of: (action, passage) => `${action}: ${passage}`,
  },
  reading: {
    back: 'Rudi kwenye mazungumzo',
    verse: 'Mstari wa',
    loading: 'Sura inafunguliwa...',
    failed: 'Sura haikuweza kufunguliwa.',
    none: 'Hakuna sura kama hiyo.',
    chapters: 'Sura',
    previous: 'Sura iliyotangulia',
    next: 'Sura inayofuata',
    ask: 'Uliza kuhusu uliyoyasoma',
  },
  still: {
    text: 'Mazungumzo yanahitaji JavaScript. Unaweza kutufikia bila hiyo, na tungefurahi kusoma pamoja nawe:',
    contact: 'Njia zote za kutufikia',
    verse: swahiliScripture('Psalm 119:105'),
  },
};
