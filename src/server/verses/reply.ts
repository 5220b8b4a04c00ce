import { verseWords } from '#content/verses/answerWords.ts';
import type { HelpLine, Passage, VerseAnswer, VerseLanguage } from '#shared/verse/verse.ts';

/** What an answer is made of; whatever is left out is empty. */
type ReplyParts = Pick<VerseAnswer, 'kind' | 'language' | 'lead'> & Partial<Omit<VerseAnswer, 'bot_message'>>;

const NOTHING = { passages: [], notes: [], others: [], lines: [], suggestions: [] };

/**
 * Puts an answer together, with a plain text that is complete in itself. Its context names the language, and the verses
 * with which the passages begin as shown.
 */
export function reply(parts: ReplyParts): VerseAnswer {
  const { language } = parts;
  const answer = { ...NOTHING, ...parts };
  const { lead, lines, passages, notes, others } = answer;
  const shown = passages.map(({ usfm }) => usfm.replace(/-.*/, ''));
  const words = verseWords[language];
  const named = others.map(({ reference }) => reference);
  const references = listed(named, language);
  const text = [
    lead,
    lines.length > 0 ? [words.call, ...lines.map(lineWords)].join('\n') : '',
    ...passages.map(passageText),
    ...notes,
    references ? fill(words.others, { references }) : '',
    ...creditsOf(passages),
  ];
  return {
    ...answer,
    bot_message: text.filter((part) => part !== '').join('\n\n'),
    context: { ...(shown.length > 0 && { shown }), ...parts.context, language },
  };
}

/** An answer with one more sentence behind its passages. */
export const withNote = (answer: VerseAnswer, note: string): VerseAnswer =>
  reply({ ...answer, notes: [...answer.notes, note] });

/** A passage as plain text: its verses, numbered where there are several, under its reference and edition. */
function passageText({ reference, edition, verses }: Passage): string {
  const [only] = verses;
  const heading = `${reference} (${edition})`;
  if (only && verses.length === 1) return `${heading}\n${only.number} ${only.text}`;
  return [heading, ...verses.map(({ number, text }) => `${number} ${text}`)].join('\n');
}

/** Whose words were quoted, once for each edition. */
function creditsOf(passages: Passage[]): string[] {
  const credits = new Map(passages.map(({ edition, credit }) => [edition, credit]));
  return [...credits].map(([edition, credit]) => (credit.startsWith(edition) ? credit : `${edition}: ${credit}`));
}

/** `John, 1 John and 2 John`; with `disjunction`, `or` stands before the last. */
export const listed = (items: readonly string[], language: VerseLanguage, type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat(language === 'sw' ? 'sw' : 'en-GB', { type }).format(items);

/** A line to call, within the words of an answer. */
const lineWords = ({ name, number }: HelpLine): string => `${name}: ${number}`;

/** Puts words into a sentence: `{book} has {count}`. */
export function fill(sentence: string, words: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}
