import { versesAt } from '#content/scripture/scripture.ts';
import type { SermonPassage } from '#shared/sermons/sermon.ts';
import { SERMON_LIMITS } from '#shared/sermons/sermonLimits.ts';
import { BOOKS } from '#shared/verse/bible.ts';
import type { AskedPassage } from '../verses/search/places.ts';

/** The last verse of a passage whose end is not said (`AskedPassage`). */
const TO_THE_END = 999;

/** What a passage begins with, and what goes on with the one before it: `John 3:16, 18 and verse 20`. */
const BOOK = /^(?:\d ?)?[a-z]/i;
const GOES_ON = /^(?:chapter|verse|vv?|sura|mstari|aya)\b/i;

const BY_NAME = new Map(BOOKS.map((book) => [book.name, book]));

/**
 * Passages as staff write them, read by the daily verse's reader of references: `jn 3 16-18, Zaburi 23` gives
 * `John 3:16-18; Psalm 23`, and what cannot be read or does not exist is named in sentences.
 */
export async function readPassages(text: string): Promise<{ passages: string; faults: string[] }> {
  // At the first save: it takes memory that most sites never need.
  const { findBookAlone, findReferences } = await import('../verses/references/references.ts');
  const [passages, faults] = [[] as string[], [] as string[]];
  for (const part of partsOf(text)) {
    const book = findBookAlone(part);
    const found = book ? [chapters(book.name, 1, book.chapters)] : findReferences(part).map(reference);
    if (found.length === 0) faults.push(`“${part}” cannot be read as a passage: write it as John 3:16-18.`);
    for (const one of found) {
      const fault = faultOf(one);
      if (fault) faults.push(fault);
      else if (!passages.includes(one)) passages.push(one);
    }
  }
  const written = passages.join('; ');
  if (written.length > SERMON_LIMITS.passages) faults.push(TOO_LONG);
  return { passages: written, faults };
}

/** A text in parts, each with the name of a book. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/[\n,;]|\b(?:and|na)\b/i).map((one) => one.trim())) {
    if (part === '') continue;
    const last = parts.at(-1);
    if (last === undefined || (BOOK.test(part) && !GOES_ON.test(part))) parts.push(part);
    else parts[parts.length - 1] = `${last}, ${part}`;
  }
  return parts;
}

const TOO_LONG = `Written out, the passages can be at most ${SERMON_LIMITS.passages} characters.`;

const chapters = (name: string, first: number, last: number): string =>
  last > first ? `${name} ${first}-${last}` : `${name} ${first}`;

function reference({ book, chapter, first, lastChapter = chapter, last }: AskedPassage): string {
  if (last === TO_THE_END) return chapters(book.name, chapter, lastChapter);
  const to = lastChapter > chapter ? `-${lastChapter}:${last}` : last > first ? `-${last}` : '';
  return `${book.name} ${chapter}:${first}${to}`;
}

/** Why there is no such passage. Of whole chapters, both ends have to be there. */
function faultOf(reference: string): string | undefined {
  const [, name, from, to] = /^(.+) (\d+)-(\d+)$/.exec(reference) ?? [];
  const ends = to ? [`${name} ${from}`, `${name} ${to}`] : [reference];
  try {
    for (const end of ends) versesAt(end);
    return undefined;
  } catch (thrown) {
    return (thrown as Error).message;
  }
}

/** Passages as they are stored, each with the chapter that the reader of the daily verse opens. */
export function passagesOf(stored: string | null): SermonPassage[] {
  const passages = (stored ?? '').split('; ').map((reference) => {
    const [, name = '', chapter] = /^(.+) (\d+)(?::[\d:-]+|-\d+)?$/.exec(reference) ?? [];
    const book = BY_NAME.get(name);
    return book && { reference, book: book.code, chapter: Number(chapter) };
  });
  return passages.filter((passage) => passage !== undefined);
}
