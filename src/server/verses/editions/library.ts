import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Book, findBook } from '#shared/verse/bible.ts';
import type { ChapterAnswer, Edition, VerseLanguage } from '#shared/verse/verse.ts';
import { bookName, chapterBeside } from '../search/places.ts';
import type { OpenEdition } from './edition.ts';
import { forgetRemoved, KING_JAMES, openEditions } from './editions.ts';

/** The editions that are there, and which of them answers. */
export interface Library {
  editions: OpenEdition[];
  kingJames: OpenEdition;
  /** `KJV, Neno` */
  names: string;
  /** The edition that answers first in a language; English stands in for a language that has none. */
  first(language: VerseLanguage): OpenEdition;
  /** The edition that answers a need: the one that the church chose, or the first modern one that it added. */
  modern(language: VerseLanguage): OpenEdition;
  /** The edition of that name, however it is written; undefined when there is none. */
  named(name: string): OpenEdition | undefined;
  /** What is wrong with the editions, in sentences for the person who runs the site. */
  faults: string[];
}

/** @param english the name of the edition that answers first in English, when the church chose one */
function openLibrary(dataDir: string, english: string | undefined): Library {
  const { editions, faults } = openEditions(dataDir);
  const kingJames = editions[0];
  if (!kingJames) throw new Error('The King James is missing from the Bible’s folder.');
  const byAlias = new Map(editions.flatMap((edition) => aliasesOf(edition).map((alias) => [alias, edition] as const)));
  const named = (name: string) => byAlias.get(plain(name));
  const chosen = english === undefined ? undefined : named(english);
  if (english !== undefined && !chosen) {
    faults.push(`There is no edition called ${english} to answer first: the King James does.`);
  }
  const firsts: Record<VerseLanguage, OpenEdition> = {
    en: chosen ?? kingJames,
    sw: editions.find(({ language }) => language === 'sw') ?? chosen ?? kingJames,
  };
  const added = editions.find((edition) => edition !== kingJames && edition.language === 'en');
  return {
    editions,
    kingJames,
    names: editions.map(({ name }) => name).join(', '),
    first: (language) => firsts[language],
    modern: (language) => (firsts[language] === kingJames && !chosen ? (added ?? kingJames) : firsts[language]),
    named,
    faults,
  };
}

/** Gives the editions as they are: the same object until one is added or removed, by command or by hand. */
export function watchLibrary(dataDir: string, english: string | undefined): () => Library {
  forgetRemoved(dataDir);
  const changedAt = () => statSync(join(dataDir, 'bible')).mtimeMs;
  let library = openLibrary(dataDir, english);
  let changed = changedAt();
  return () => {
    const change = changedAt();
    if (change !== changed) library = openLibrary(dataDir, english);
    changed = change;
    return library;
  };
}

/** The names by which people ask for an edition: its own, its initials, and the one that its credit begins with. */
export function aliasesOf({ name, credit }: Edition): string[] {
  const long = /^[\p{L} ]+/u.exec(credit)?.[0] ?? '';
  const names = [name, long, initials(name), initials(long)];
  if (name === KING_JAMES.name) names.push('King James', 'King James Bible', 'KJ', 'KJB', 'AV', 'Authorised Version');
  return [...new Set(names.map(plain).filter((alias) => alias.length > 1))];
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length < 2 ? '' : words.map((word) => word[0] ?? '').join('');
}

function plain(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ');
}

const editionOf = ({ name, language, credit }: Edition): Edition => ({ name, language, credit });

/** What is read of the Bible without a question, from the editions as they are at each moment. */
export const readingFrom = (current: () => Library) => ({
  /** A whole chapter, in that edition or the language's first; undefined when no edition has it. */
  chapter(code: string, chapter: number, name?: string, language: VerseLanguage = 'en'): ChapterAnswer | undefined {
    const { editions, named, first } = current();
    const book = findBook(code.toUpperCase());
    const wanted = (name === undefined ? undefined : named(name)) ?? first(language);
    const edition = book && [wanted, ...editions].find((one) => one.lastVerse(book, chapter) > 0);
    if (!edition) return undefined;
    const placeOf = (place: { book: Book; chapter: number }) => ({
      usfm: `${place.book.code}.${place.chapter}`,
      reference: `${bookName(place.book, edition.language)} ${place.chapter}`,
    });
    const [previous, next] = [chapterBeside(book, chapter, -1), chapterBeside(book, chapter, 1)];
    return {
      ...placeOf({ book, chapter }),
      edition: edition.name,
      credit: edition.credit,
      language: edition.language,
      verses: edition.verses({ book, chapter }),
      ...(previous && { previous: placeOf(previous) }),
      ...(next && { next: placeOf(next) }),
      editions: editions.map(editionOf),
    };
  },
  editions: (): Edition[] => current().editions.map(editionOf),
  /** What is wrong with the editions, in sentences for the person who runs the site; usually nothing. */
  faults: () => current().faults,
});
