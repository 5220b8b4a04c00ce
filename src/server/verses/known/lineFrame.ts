import { HEARD, SHORT_FORMS } from '#content/verses/asks/quoting.ts';
import { FRAME_WORDS } from '#content/verses/wordLists.ts';
import { isName } from '../references/names.ts';

/** Words around a line that tell where it was heard or read, or ask where it stands. */
const FRAME = new Set(FRAME_WORDS.split(/\s+/));
const heard = new Set(HEARD.split(' '));
const shortForms = new Map(SHORT_FORMS.split(' ').map((form) => form.split(':') as [string, string]));

const isFrame = (word: string): boolean => FRAME.has(word) || isName(word);

/** A line has at least this many words. */
const MIN_WORDS = 4;

/** The words of a message with the short forms of text messages in full. */
export const inFull = (words: readonly string[]): string[] => words.map((word) => shortForms.get(word) ?? word);

/** The words of a message without those around a line, at each end; undefined where nothing is left out or too little is left. */
export function withoutFrame(words: readonly string[]): string[] | undefined {
  const first = words.findIndex((word) => !isFrame(word));
  const last = words.findLastIndex((word) => !isFrame(word));
  if (first < 0 || (first === 0 && last === words.length - 1)) return undefined;
  const line = words.slice(first, last + 1);
  return line.length >= MIN_WORDS ? line : undefined;
}

/** Whether a message says where a line was heard or read, or asks for it. */
export const tellsWhere = (words: readonly string[]): boolean => words.some((word) => heard.has(word) || isName(word));

const MIN_WORDS_AT_END = 3;

/** A line may begin behind so many words that tell where it was heard. */
const MOST_BEFORE = 10;

/** The ends of a message, each without some of its first words: one of them may be a line. */
export function endsOf(words: readonly string[]): string[][] {
  const last = words.findLastIndex((word) => !isFrame(word));
  const upTo = words.slice(0, last + 1);
  const count = Math.min(MOST_BEFORE, upTo.length - MIN_WORDS_AT_END);
  return Array.from({ length: Math.max(0, count) }, (_, at) => upTo.slice(at + 1));
}
