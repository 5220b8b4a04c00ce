import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageScriptures } from '#shared/verse/pageScriptures.ts';
import type { Edition } from '#shared/verse/verse.ts';
import type { VerseAnswerer } from './verseAnswerer.ts';

const WORDS = join(import.meta.dirname, '../../content/sw');

/** What the Kiswahili pages quote. */
export type ReadScriptures = () => Promise<PageScriptures>;

/** What staff changed of the pages. */
interface Changed {
  revision: string;
  /** Their Kiswahili words. */
  words: readonly unknown[];
}

/** The references of every scripture in the Kiswahili words of the pages and in what staff changed, each once. */
async function pageReferences(changed: Changed): Promise<string[]> {
  const files = readdirSync(WORDS).filter((file) => file.endsWith('.ts'));
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('reference' in value && typeof value.reference === 'string' && 'text' in value) found.add(value.reference);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const file of files) visit(await import(join(WORDS, file)));
  visit(changed.words);
  return [...found];
}

const NONE: PageScriptures = { edition: null, texts: {} };

/** Finds what the Kiswahili pages quote in the church's Kiswahili edition; once, until its editions or the words change. */
export function createPageScriptures(
  verses: Pick<VerseAnswerer, 'answer' | 'editions'>,
  changedNow: () => Promise<Changed>,
): ReadScriptures {
  let made: { of: string; scriptures: Promise<PageScriptures> } | undefined;

  async function make(edition: Edition, changed: Changed): Promise<PageScriptures> {
    const texts: Record<string, string> = {};
    for (const reference of await pageReferences(changed)) {
      const { passages } = await verses.answer(`${reference} ${edition.name}`);
      const all = passages.flatMap((passage) => (passage.edition === edition.name ? passage.verses : []));
      if (all.length > 0) texts[reference] = all.map(({ text }) => text).join(' ');
    }
    return { edition, texts };
  }

  return async () => {
    const edition = verses.editions().find(({ language }) => language === 'sw');
    if (!edition) return NONE;
    const changed = await changedNow();
    const of = JSON.stringify([edition, changed.revision]);
    if (made?.of !== of) {
      const scriptures = make(edition, changed);
      made = { of, scriptures };
      scriptures.catch(() => {
        if (made?.scriptures === scriptures) made = undefined; // the next page tries again
      });
    }
    return made.scriptures;
  };
}
