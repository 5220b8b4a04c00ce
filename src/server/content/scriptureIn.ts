import type { Language } from '#content/language.ts';
import { type Scripture, scripture, swahiliScripture, versesAt } from '#content/scripture/scripture.ts';
import { MAX_REFERENCE } from '#shared/content/fields.ts';
import { BOOKS } from '#shared/verse/bible.ts';

/** Small letters, and one dash and space of each kind. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const names = new Map(
  BOOKS.flatMap(({ name, swahili }) => [
    [folded(name), name],
    [folded(swahili), name],
  ]),
).set('psalms', 'Psalm');

/** The most verses that one passage, or one article, quotes. */
export const MAX_VERSES = 60;

/**
 * The passage of a reference in either language's names: `Yohana 3:16`, `john 3:16`.
 *
 * @throws Error in plain words if the passage does not exist, or is too long
 */
export function scriptureIn(language: Language, reference: string): Scripture & { verses: number } {
  if (reference.length > MAX_REFERENCE) throw new Error(`A passage is named in at most ${MAX_REFERENCE} letters.`);
  const [, name = '', place = ''] =
    /^(\d? ?\D+) (\d[\d:-]*)$/.exec(folded(reference).replace(/ ?([:-]) ?/g, '$1')) ?? [];
  const english = place ? `${names.get(name) ?? name} ${place}` : reference;
  const verses = versesAt(english).length;
  if (verses > MAX_VERSES) throw new Error(`${reference} has ${verses} verses: ${MAX_VERSES} are the most.`);
  return { ...(language === 'sw' ? swahiliScripture(english) : scripture(english)), verses };
}
