import { array, type InferType, object, string } from 'yup';
import { textField } from '../text.ts';
import type { TextWords } from '../textWords.ts';
import { shortened, VERSE_LIMITS } from './verseLimits.ts';

export { VERSE_LIMITS };

/** Where a verse stands, `JHN.3.16`, or where a chapter does, `JHN.3`. */
const PLACE = /^[A-Z0-9]{3}\.\d{1,3}(\.\d{1,3})?$/;

/** Verses of one chapter: `JHN.3.16` or `JHN.3.16-17`. */
const PASSAGE = /^[A-Z0-9]{3}\.\d{1,3}\.\d{1,3}(-\d{1,3})?$/;

/**
 * The state of the conversation, as the last answer gave it. The page sends it back unchanged, so that `another` and
 * `more` continue from there. A client that knows only section 7 leaves it out.
 */
export const verseContextSchema = object({
  /** The language of the conversation. */
  language: string().oneOf(['en', 'sw'], 'Language must be en or sw.').optional(),
  /** The edition that was asked for by name. */
  edition: textField('Edition', VERSE_LIMITS.name).optional(),
  /** The need that was answered, by its key in the index of needs. */
  need: textField('Need', VERSE_LIMITS.name).optional(),
  /** The words that were looked for. */
  query: textField('Query', VERSE_LIMITS.query).optional(),
  /** Where a passage that was cut short goes on. */
  next: string().matches(PLACE, { message: 'Next must be a place such as JHN.3.16.', excludeEmptyString: true }),
  /** The passage that was quoted last, for `next verse` and the like: `JHN.3.16-17`. */
  passage: string().matches(PASSAGE, {
    message: 'Passage must be a place such as JHN.3.16.',
    excludeEmptyString: true,
  }),
  /** The verses that the person has seen already. */
  shown: array(string().matches(PLACE, 'Shown must list places such as JHN.3.16.').required())
    .max(VERSE_LIMITS.shown, `Shown can list at most ${VERSE_LIMITS.shown} verses.`)
    .optional(),
});

/**
 * A question to the daily verse (specification, section 7: `POST /daily/verse`). One that is too long is cut and answered,
 * never refused: it may be a call for help.
 */
export const verseQuestionSchema = (words: VerseQuestionWords) =>
  object({
    message: textField(words.fields.message, VERSE_LIMITS.message, words)
      .transform((text: unknown) => (typeof text === 'string' ? shortened(text) : text))
      .required(words.writeMessage),
    context: verseContextSchema.optional().default(undefined),
  });

/** How a question is refused, in the language of the page that sends it. */
interface VerseQuestionWords extends TextWords {
  fields: { readonly message: string };
  writeMessage: string;
}

export type VerseContext = InferType<typeof verseContextSchema>;
export type VerseQuestion = InferType<ReturnType<typeof verseQuestionSchema>>;

/** The languages that the daily verse understands and answers in. */
export type VerseLanguage = 'en' | 'sw';

/** One verse of a passage, exactly as its edition prints it. */
export interface Verse {
  number: number;
  text: string;
}

/** Verses of one chapter, from one edition. */
export interface Passage {
  /** As people read it, in the edition's own language: `John 3:16-17`, `Yohana 3:16-17`. */
  reference: string;
  /** As the code knows it: `JHN.3.16`, `JHN.3.16-17`. */
  usfm: string;
  /** The short name by which the edition is asked for: `KJV`. */
  edition: string;
  /** The edition's language: `en`, `sw` or another code of ISO 639. */
  language: string;
  /** What must stand under a quotation: the edition's name, owner and licence. */
  credit: string;
  verses: Verse[];
}

/** What kind of answer it is, so that the page can dress it. */
export type VerseAnswerKind =
  | 'greeting'
  | 'reference'
  | 'need'
  /** It is not clear which need is meant: the suggestions are the choices. */
  | 'choice'
  | 'words'
  | 'distress'
  | 'thanks'
  | 'help'
  /** The reference does not exist, or there is nothing more of the same. */
  | 'nothing';

/** A telephone line that the answer to a person in distress names. */
export interface HelpLine {
  name: string;
  number: string;
}

/** The answer of `POST /daily/verse`. `bot_message` is complete in itself; the rest is for a page that wants more. */
export interface VerseAnswer {
  bot_message: string;
  kind: VerseAnswerKind;
  language: VerseLanguage;
  /** What is said before the passages; without passages, the whole answer. */
  lead: string;
  passages: Passage[];
  /** What is said after the passages: that a long one goes on, that an edition leaves a verse out. */
  notes: string[];
  /** Other passages that are named without being quoted; asking for `reference` gives them. */
  others: { reference: string; usfm: string }[];
  /** Whom to call, in an answer to a person in distress: said before the passages. */
  lines: HelpLine[];
  /** In an answer to a person in distress: whether the danger is clear, or only may be there. */
  danger?: 'clear' | 'possible';
  /** The address of the page of this site that answers a question about the church. */
  page?: string;
  /** Questions that may come next, as a person would write them. */
  suggestions: string[];
  /** To be sent back with the next question. */
  context: VerseContext;
}

/** An edition of the Bible that the site quotes. */
export interface Edition {
  /** The short name by which it is asked for: `KJV`. */
  name: string;
  /** `en`, `sw` or another code of ISO 639. */
  language: string;
  credit: string;
}

/** A whole chapter, for reading on: `John 3` and `JHN.3`. */
export interface ChapterAnswer extends Passage {
  /** The chapters before and after it, across books, as the code knows them and as people read them. */
  previous?: Pick<Passage, 'usfm' | 'reference'>;
  next?: Pick<Passage, 'usfm' | 'reference'>;
  /** Every edition that could show it. */
  editions: Edition[];
}
