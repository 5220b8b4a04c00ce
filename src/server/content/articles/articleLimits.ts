import { MAX_VERSES } from '../scriptureIn.ts';

/**
 * The limits of an article beside its characters (`TEXT_LIMITS.markdown`). Markdown takes more than linear time for lines, lists
 * and marks, and a few characters can make a long page.
 */
const MAX_LINES = 1000;
const MAX_BLOCKS = 500;
const MAX_LIST_LEVELS = 4;
/** The spaces before an entry of a list; a tab counts as four. */
const MAX_INDENT = 19;
/** Brackets, stars and lines below, in one paragraph or list and in all: pairing them takes quadratic time. */
const MAX_MARKS = 400;
const MAX_ALL_MARKS = 4000;
/** The most bytes of HTML that an article makes. */
export const MAX_HTML_BYTES = 200_000;

export const TOO_MANY_VERSES = `The article quotes too much scripture: ${MAX_VERSES} verses are the most.`;
export const TOO_LONG = `The article makes too long a page: ${MAX_HTML_BYTES / 1000} kB are the most. Leave out some pictures or passages.`;

/** What begins an entry of a list. */
const ENTRY = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/;
const HEADING = /^ {0,3}(?:#|[=-]+[ \t]*$)/;

/** What an article's text is refused for before it is read as Markdown, in a sentence; undefined if it may be read. */
export function faultOfText(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/, MAX_LINES + 1);
  if (lines.length > MAX_LINES) return `The article has too many lines: ${MAX_LINES} are the most.`;
  let [blocks, marks, allMarks] = [0, 0, 0];
  let isInBlock = false;
  for (const line of lines) {
    const isEmpty = line.trim() === '';
    const isEntry = ENTRY.test(line);
    if (!isEmpty && (!isInBlock || isEntry || HEADING.test(line))) blocks++;
    if (blocks > MAX_BLOCKS)
      return `The article has too many paragraphs, headings and entries of lists: ${MAX_BLOCKS} are the most.`;
    if (isEntry && (levelsOf(line) > MAX_LIST_LEVELS || indentOf(line) > MAX_INDENT))
      return `The lists are nested too deep: ${MAX_LIST_LEVELS} levels are the most.`;
    const own = line.replace(/[^[\]*_]/g, '').length;
    marks = isEmpty ? 0 : marks + own;
    allMarks += own;
    if (allMarks > MAX_ALL_MARKS) return `There are too many brackets or stars: ${MAX_ALL_MARKS} are the most.`;
    if (marks > MAX_MARKS) return 'There are too many brackets or stars in one paragraph.';
    isInBlock = !isEmpty;
  }
  return undefined;
}

const indentOf = (line: string): number => (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

/** How many lists a line begins within one another: two in `- 1. One`. */
function levelsOf(line: string): number {
  let levels = 0;
  let rest = line;
  for (let found = ENTRY.exec(rest); found && levels <= MAX_LIST_LEVELS; found = ENTRY.exec(rest)) {
    levels++;
    rest = rest.slice(found[0].length);
  }
  return levels;
}
