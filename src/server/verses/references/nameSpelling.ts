import { ENGLISH_NAMES, SWAHILI_BOOKS, WORDS_AROUND } from '#content/verses/bookNames.ts';
import { spellingDistance } from '../language/words.ts';

/** The English name of each Kiswahili one. */
export const SWAHILI = new Map(SWAHILI_BOOKS);
const NAMES = new Set([...ENGLISH_NAMES, ...SWAHILI.keys()]);
const NUMBERED = new Set('samuel kings chronicles corinthians thessalonians timothy peter john'.split(' '));

/** Short forms after which a number in words or a Roman numeral is still a number. */
const KNOWN_SHORT = new Set(
  (
    'gen exod lev deut josh judg sam kgs chr chron neh psa pss prov eccl ecc isa jer lam ezek hab zeph zech matt mat mt mk ' +
    'lk jn rom cor gal eph phil thess tim heb jas rev'
  ).split(' '),
);

/** Whether a word is a book's name, or a short form of one, in English or Kiswahili. */
export function isName(word: string): boolean {
  return NAMES.has(word) || (word.length > 1 && KNOWN_SHORT.has(word));
}

/** Whether a word is the name of a book that has a number before it, in any small misspelling. */
export function isNumbered(word = ''): boolean {
  const name = (SWAHILI.get(word) ?? word).toLowerCase();
  return (
    NUMBERED.has(name) ||
    /^(?:sam|kgs|chr(?:on)?|cor|thes*|tim|pet|jn|jhn)$/.test(name) ||
    NUMBERED.has(nearestName(name) ?? '')
  );
}

/** A Kiswahili infinitive such as `kufika`. It is near Kutoka, which is Exodus, and means no book. */
const OTHER_VERB = /^ku[^t]/;

const mendings = new Map<string, string | undefined>();

/** The book's name that a word most nearly spells; undefined when it is too far from all. */
export function nearestName(word: string): string | undefined {
  if (word.length < 4 || WORDS_AROUND.has(word) || NAMES.has(word) || OTHER_VERB.test(word)) return undefined;
  if (mendings.has(word)) return mendings.get(word);
  let best: string | undefined;
  let least = 4;
  for (const name of NAMES) {
    if (name.length < 4) continue;
    const most = name.length >= 9 ? 3 : name.length >= 6 ? 2 : 1;
    const distance = spellingDistance(word, name, most) + (word[0] === name[0] ? 0 : 1);
    if (distance <= most && distance < least) {
      best = name;
      least = distance;
    }
  }
  if (mendings.size < 5000) mendings.set(word, best);
  return best;
}
