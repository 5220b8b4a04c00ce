import { verseWords } from '#content/verses/answerWords.ts';
import type {
  HelpLine,
  Passage,
  VerseAnswer,
  VerseAnswerKind,
  VerseContext,
  VerseLanguage,
} from '#shared/verse/verse.ts';

/** What an answer is made of; whatever is left out is empty. */
export interface ReplyParts {
  kind: VerseAnswerKind;
  language: VerseLanguage;
  lead: string;
  passages?: Passage[];
  notes?: string[];
  others?: { reference: string; usfm: string }[];
  lines?: HelpLine[];
  danger?: VerseAnswer['danger'];
  page?: string;
  suggestions?: string[];
  context?: VerseContext;
}

/** Puts an answer together, with a plain text that is complete in itself. */
export function reply(parts: ReplyParts): VerseAnswer {
  const { kind, language, lead, passages = [], notes = [], others = [], lines = [], suggestions = [] } = parts;
  const words = verseWords[language];
  const text = [lead];
  if (lines.length > 0) text.push([words.call, ...lines.map(lineWords)].join('\n'));
  text.push(...passages.map(passageText), ...notes);
  if (others.length > 0) {
    const references = others.map(({ reference }) => reference);
    text.push(fill(words.others, { references: listed(references, language) }));
  }
  text.push(...creditsOf(passages));
  return {
    bot_message: text.filter((part) => part !== '').join('\n\n'),
    kind,
    language,
    lead,
    passages,
    notes,
    others,
    lines,
    ...(parts.danger && { danger: parts.danger }),
    ...(parts.page && { page: parts.page }),
    suggestions,
    context: parts.context ?? { language },
  };
}

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
export const lineWords = ({ name, number }: HelpLine): string => `${name}: ${number}`;

/** Puts words into a sentence: `{book} has {count}`. */
export function fill(sentence: string, words: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}
