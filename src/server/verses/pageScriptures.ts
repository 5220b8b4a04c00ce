import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageScriptures } from '#shared/verse/pageScriptures.ts';
import type { Verse } from '#shared/verse/verse.ts';
import { findReferences } from './references/references.ts';
import type { AskedPassage } from './search/places.ts';
import type { VerseAnswerer } from './versesApart.ts';

const WORDS = join(import.meta.dirname, '../../content/sw');

/** What the Kiswahili pages quote. */
export type ReadScriptures = () => Promise<PageScriptures>;

/** The references of every scripture in the Kiswahili words of the pages and in those that staff changed, each once. */
async function pageReferences(changed: readonly unknown[]): Promise<string[]> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('reference' in value && typeof value.reference === 'string' && 'text' in value) found.add(value.reference);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const file of readdirSync(WORDS)) if (file.endsWith('.ts')) visit(await import(join(WORDS, file)));
  visit(changed);
  return [...found];
}

/**
 * Finds what the Kiswahili pages quote in the church's Kiswahili edition.
 *
 * @param changedNow the Kiswahili words that staff changed
 */
export function createPageScriptures(
  { chapter: read, editions }: Pick<VerseAnswerer, 'chapter' | 'editions'>,
  changedNow: () => Promise<readonly unknown[]>,
): ReadScriptures {
  const versesOf = ({ book, chapter, first, lastChapter = chapter, last }: AskedPassage, edition: string): Verse[] =>
    Array.from({ length: lastChapter - chapter + 1 }, (_, at) => chapter + at).flatMap((number) => {
      const found = read(book.code, number, edition);
      const from = number === chapter ? first : 1;
      const isAsked = (verse: number) => verse >= from && (number < lastChapter || verse <= last);
      return found?.edition === edition ? found.verses.filter((verse) => isAsked(verse.number)) : [];
    });
  return async () => {
    const edition = editions().find(({ language }) => language === 'sw');
    if (!edition) return { edition: null, texts: {} };
    const texts: Record<string, string> = {};
    for (const reference of await pageReferences(await changedNow())) {
      const verses = findReferences(reference).flatMap((asked) => versesOf(asked, edition.name));
      if (verses.length > 0) texts[reference] = verses.map(({ text }) => text).join(' ');
    }
    return { edition, texts };
  };
}
