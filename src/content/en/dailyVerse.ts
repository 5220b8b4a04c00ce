import type { VerseLanguage } from '#shared/verse/verse.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

/** A text, and the language that it is in. */
export interface LanguageText {
  language: VerseLanguage;
  text: string;
}

/** Questions to tap, gathered under what they show can be asked. */
export interface QuestionIdeas {
  title: string;
  language: VerseLanguage;
  questions: readonly string[];
}

const alsoUnderstood: LanguageText = { language: 'sw', text: 'Uliza kwa Kiswahili pia.' };

const first: readonly LanguageText[] = [
  { language: 'en', text: 'A verse about hope' },
  { language: 'sw', text: 'Naogopa' },
  { language: 'en', text: 'Psalm 23' },
  { language: 'en', text: 'Exam tomorrow' },
  { language: 'sw', text: 'Zaburi ya 23' },
];

const ideas: readonly QuestionIdeas[] = [
  {
    title: 'What is on your heart',
    language: 'en',
    questions: ['I am afraid', 'A verse about hope', 'My father died', 'Exam tomorrow', 'I need work'],
  },
  { title: 'A place in the Bible', language: 'en', questions: ['Psalm 23', 'John 3:16', '1 Corinthians 13:4-7'] },
  { title: 'Words half remembered', language: 'en', questions: ['wings like eagles', 'a lamp unto my feet'] },
  {
    title: 'Kwa Kiswahili',
    language: 'sw',
    questions: ['Naogopa', 'Neno kuhusu msamaha', 'Nimechoka', 'Zaburi ya 23', 'Yohana 3:16'],
  },
];

/** The words of /daily-verse (specification, section 2, Daily verse). */
export const dailyVerse = {
  title: 'Our Verse of the Day',
  lead: 'Ask for a verse, or for what you need today.',
  /** That the other language is understood too, said in that language. */
  alsoUnderstood,
  picture: 'hero',
  log: 'Conversation',
  /** Who speaks, for those who hear the page. */
  you: 'You:',
  bot: 'Answer:',
  looking: 'Looking for a verse',
  input: 'Write a message',
  send: 'Send',
  retry: 'Try again',
  seeAlso: 'See also',
  openPage: 'Open that page',
  /** Before the numbers in a failure. */
  inDanger: 'In danger? Please call:',
  /** The numbers that stay beside the input once somebody in distress was answered. */
  helpLines: { en: 'Numbers to call for help', sw: 'Nambari za kupiga ili upate msaada' },
  suggestions: 'Suggested questions',
  /** Stand above the input, after those that an answer brings. */
  first,
  ideas: { title: 'What you can ask', list: ideas },

  actions: {
    share: 'Share',
    whatsApp: 'WhatsApp',
    copy: 'Copy',
    copied: 'Copied',
    picture: 'Picture',
    listen: 'Listen',
    stop: 'Stop',
    /** Before the name of a chapter. */
    read: 'Read',
    /** A button's name for those who hear the page: `Share John 3:16`. */
    of: (action: string, passage: string) => `${action} ${passage}`,
  },
  reading: {
    back: 'Back to the conversation',
    verse: 'Verse',
    loading: 'Opening the chapter...',
    failed: 'The chapter could not be opened.',
    none: 'There is no such chapter.',
    chapters: 'Chapters',
    previous: 'Previous chapter',
    next: 'Next chapter',
    ask: 'Ask about what you have read',
  },
  /** Where the page cannot come to life, because JavaScript is shut off or did not arrive. */
  still: {
    text: 'The conversation needs JavaScript. You can reach us without it, and we would gladly read with you:',
    contact: 'All the ways to reach us',
    verse: scripture('Psalm 119:105'),
  },
} as const;
