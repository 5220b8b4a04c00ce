import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageScriptures } from '#shared/verse/pageScriptures.ts';
import type { Edition, VerseAnswer } from '#shared/verse/verse.ts';

const WORDS = join(import.meta.dirname, '../../content/sw');

interface Answerer {
  answer(message: string): VerseAnswer | Promise<VerseAnswer>;
  editions(): Edition[];
}

/** The references of every scripture in the Kiswahili words of the pages, each once. */
async function pageReferences(): Promise<string[]> {
  const files = readdirSync(WORDS).filter((file) => file.endsWith('.ts'));
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('reference' in value && typeof value.reference === 'string' && 'text' in value) found.add(value.reference);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const file of files) visit(await import(join(WORDS, file)));
  return [...found];
}

const NONE: PageScriptures = { edition: null, texts: {} };

/** Finds what the Kiswahili pages quote in the church's Kiswahili edition; once, until its editions change. */
export function createPageScriptures(verses: Answerer): () => Promise<PageScriptures> {
  let made: { of: string; scriptures: Promise<PageScriptures> } | undefined;

  async function make(edition: Edition): Promise<PageScriptures> {
    const texts: Record<string, string> = {};
    for (const reference of await pageReferences()) {
      const { passages } = await verses.answer(`${reference} ${edition.name}`);
      const all = passages.flatMap((passage) => (passage.edition === edition.name ? passage.verses : []));
      if (all.length > 0) texts[reference] = all.map(({ text }) => text).join(' ');
    }
    return { edition, texts };
  }

  return async () => {
    const edition = verses.editions().find(({ language }) => language === 'sw');
    if (!edition) return NONE;
    const of = JSON.stringify(edition);
    if (made?.of !== of) {
      const scriptures = make(edition);
      made = { of, scriptures };
      scriptures.catch(() => {
        if (made?.scriptures === scriptures) made = undefined; // the next page tries again
      });
    }
    return made.scriptures;
  };
}
