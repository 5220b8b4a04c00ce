import { speakers } from '#content/verses/speakers.ts';
import { findBook } from '#shared/verse/bible.ts';
import type { VerseLanguage } from '#shared/verse/verse.ts';
import { type Place, verseId } from '../search/places.ts';

const WHOLE_CHAPTER = 999;

const list = speakers.trim().split('\n').map(read);

/** @throws Error where a line of the content folder names no place */
function read(line: string) {
  const [where = '', en = '', sw = ''] = line.split('|').map((part) => part.trim());
  const [, code = '', chapter, until, first, last] = /^(\w{3})\.(\d+)(?:-(\d+)|\.(\d+)(?:-(\d+))?)?$/.exec(where) ?? [];
  const book = findBook(code);
  if (!book || en === '' || sw === '') throw new Error(`speakers.ts: “${line}” names no place or no speaker.`);
  return {
    from: verseId(book, Number(chapter), Number(first ?? 1)),
    to: verseId(book, Number(until ?? chapter), Number(last ?? first ?? WHOLE_CHAPTER)),
    name: { en, sw },
  };
}

/** Who speaks in all of a passage; undefined where the list of speakers does not say. */
export function speakerIn({ book, chapter, first, last }: Place, language: VerseLanguage): string | undefined {
  const [from, to] = [verseId(book, chapter, first), verseId(book, chapter, last)];
  return list.find((one) => one.from <= from && to <= one.to)?.name[language];
}
