import { isEnglish } from '../language/english.ts';
import { memoize } from '../language/memoize.ts';
import { mendKeyword } from './keywords.ts';
import { MENDED, PHRASES } from './spellings.ts';

/** Digits and signs that stand for letters inside a word: `su1c1de`, `k!ll`. */
const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/** More than any message has that says something in each; what stands behind is part of the last. */
const MAX_SENTENCES = 60;

/**
 * The sentences of a message, each in lower case, with its spelling mended, as words between single spaces; a sentence
 * begins and ends with a space. Commas do not end a sentence; full stops, question marks and new lines do.
 */
export function sentencesOf(message: string): string[] {
  const sentences = message
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .split(/(?<!\b(?:mr|mrs|st|dr))[.?!]+(?=\s|$)|[\n;…|]+|\.{2,}|(?<=[a-z]{2})[.?!](?=[a-z]{2})/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const rest = sentences.splice(MAX_SENTENCES).join(' ');
  return [...sentences, rest].map(normalize).filter((sentence) => sentence.trim() !== '');
}

/** One sentence with its spelling mended: words between single spaces, with a space at either end. */
export function normalize(text: string): string {
  const plain = text
    .replace(/\bi'(?:ll|il)\b/g, 'i will')
    .replace(/\bi'd\b/g, 'i would')
    .replace(/\bod'e?d\b/g, 'overdosed')
    .replace(/'s\b/g, ' is')
    .replace(/'/g, '');
  const words = (plain.match(/[a-z0-9@$*!]+/g) ?? []).flatMap(mendWord);
  let sentence = ` ${words.join(' ')} `;
  for (const [pattern, replacement] of PHRASES) sentence = sentence.replace(pattern, replacement);
  return sentence.replace(/ {2,}/g, ' ');
}

/** The words that one is with its spelling mended, mostly one. */
const mendWord = memoize((raw: string): string[] => {
  const word = plainWord(raw);
  if (word === '') return [];
  if (word.includes(' ')) return word.split(' ').flatMap(mendWord);
  const known = MENDED.get(word) ?? MENDED.get(once(word));
  if (known !== undefined) return known.split(' ');
  const plain = /(.)\1\1/.test(word) ? once(word) : word;
  if (/^[a-z]{3,}in$/.test(plain) && !isEnglish(plain) && isEnglish(`${plain}g`))
    return mendKeyword(`${plain}g`).split(' ');
  return mendKeyword(plain).split(' ');
});

/** A word without the digits and signs that stand in it for letters; a number stays, apart from what it counts. */
function plainWord(raw: string): string {
  const word = raw.replace(/^[!*@$]+|[!*@$]+$/g, '');
  if (/^\d+$/.test(word) || MENDED.has(word)) return word;
  const [, number, unit] = /^(\d+)([a-z]{1,7})$/.exec(word) ?? [];
  if (number && unit && !/^\d[a-z]{1,2}$/.test(word)) return `${number} ${unit}`;
  return word.replace(/\*/g, '').replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? '');
}

/** A word in which letters that are repeated for emphasis stand once: `diiie` is `die`. */
function once(word: string): string {
  return word.replace(/(.)\1{2,}/g, '$1');
}
