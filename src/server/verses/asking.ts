import { type VerseWords, verseWords } from '#content/verses/answerWords.ts';
import type { VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import type { OpenEdition } from './editions/edition.ts';
import type { Library } from './editions/library.ts';
import { languageOf } from './language/language.ts';
import { wordsOf } from './language/words.ts';
import { readWishes, type Wishes } from './wishes.ts';

/** What an answer is drawn from, and when. */
export interface Source {
  library: Library;
  /** `YYYY-MM-DD` in the church's own time zone. */
  date: string;
  /** 0 to 23, in the church's own time zone. */
  hour: number;
}

/** A message with what was understood of it. */
export interface Asking extends Source {
  message: string;
  words: string[];
  wishes: Wishes;
  context: VerseContext;
  language: VerseLanguage;
  /** The edition to quote from. */
  edition: OpenEdition;
  say: VerseWords;
}

/** Reads a message: its words, its language, and the edition that it wants or that answers first. */
export function understand(source: Source, message: string, context: VerseContext): Asking {
  const wishes = readWishes(message, source.library);
  const words = wordsOf(wishes.message);
  const language = wishes.language ?? languageOf(words, context.language);
  const { library } = source;
  // A conversation about a need goes on in the edition that answered it.
  const edition = wishes.edition ?? (context.need ? library.modern(language) : library.first(language));
  return { ...source, message, words, wishes, context, language, edition, say: verseWords[language] };
}
