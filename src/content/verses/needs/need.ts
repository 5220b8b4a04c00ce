/** How an answer to a need begins: with sorrow, with courage, with joy, or plainly. */
export type Tone = 'sorrow' | 'courage' | 'joy' | 'plain';

/**
 * A need that people bring to the daily verse, and the passages that speak to it, the most fitting first.
 *
 * `calls` and `wito` are the English and the Kiswahili words which call for it, between commas: single words in any form
 * (`worry` also finds `worried`), phrases whose words may stand a little apart (`lost my job`), `~` before a word that
 * only adds to others, and `-` before the root of a Kiswahili verb (`-ogop` finds `naogopa` and `wasiogope`).
 */
export interface Need {
  key: string;
  tone: Tone;
  /** Completes `Here is a verse about …`. */
  english: string;
  /** Completes `Hili ni neno kuhusu …`. */
  swahili: string;
  calls: string;
  wito: string;
  /** Between spaces, the best first: `PSA.23.1-3 JHN.14.27`. */
  passages: string;
}
