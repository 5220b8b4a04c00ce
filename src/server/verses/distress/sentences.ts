import { emojiWords, shortForms, wordsApart } from '#content/verses/distress/shortForms.ts';
import { isEnglish } from '../language/english.ts';
import { memoize } from '../language/memoize.ts';
import { plainText } from '../language/words.ts';

/** Digits and signs that stand for letters inside a word: `su1c1de`, `k!ll`. */
const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/** Two words of Kiswahili that are written as one: `natakakufa`. */
const FUSED = /^((?:ni)?nataka|ntaka|natamani|sitaki|hataki|anataka)(ku[a-z]{2,})$/;

/** More than any message has that says something in each; what stands behind is part of the last. */
const MAX_SENTENCES = 60;

/** What a short form or a misspelling means, by the word as it is written. */
const mended = new Map(
  Object.entries(shortForms).flatMap(([meaning, forms]) => forms.split(' ').map((form) => [form, meaning] as const)),
);
const joined = Object.entries(wordsApart).map(([one, apart]) => [` ${apart} `, ` ${one} `] as const);
const pictures = Object.entries(emojiWords);

/**
 * The sentences of a message, each in lower case, with its spelling mended, as words between single spaces; a sentence
 * begins and ends with a space. Commas do not end a sentence; full stops, question marks and new lines do.
 */
export function sentencesOf(message: string): string[] {
  const said = pictures.reduce((text, [picture, word]) => text.replaceAll(picture, ` ${word} `), message);
  const sentences = plainText(said)
    .split(/(?<!\b(?:mr|mrs|st|dr))[.?!]+(?=\s|$)|[\n;…|]+|\.{2,}|(?<=[a-z]{2})[.?!](?=[a-z]{2})/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const rest = sentences.splice(MAX_SENTENCES).join(' ');
  return [...sentences, rest].map(mendSentence).filter((sentence) => sentence.trim() !== '');
}

function mendSentence(text: string): string {
  const plain = text
    .replace(/\bi'(?:ll|il)\b/g, 'i will')
    .replace(/\bi'd\b/g, 'i would')
    .replace(/\bod'e?d\b/g, 'overdosed')
    .replace(/'s\b/g, ' is')
    .replace(/'/g, '');
  const words = (plain.match(/[a-z0-9@$*!]+/g) ?? []).flatMap(mendWord);
  let sentence = ` ${words.join(' ')} `;
  for (const [apart, one] of joined) sentence = sentence.replaceAll(apart, one);
  return sentence;
}

/** The words that one is with its spelling mended, mostly one. */
const mendWord = memoize((raw: string): string[] => {
  const word = plainWord(raw);
  if (word === '') return [];
  if (word.includes(' ')) return word.split(' ').flatMap(mendWord);
  const [, wish, deed] = FUSED.exec(word) ?? [];
  if (wish && deed) return [wish, deed];
  const known = mended.get(word) ?? mended.get(once(word));
  if (known !== undefined) return known.split(' ');
  const plain = /(.)\1\1/.test(word) ? once(word) : word;
  return /^[a-z]{3,}in$/.test(plain) && !isEnglish(plain) && isEnglish(`${plain}g`) ? [`${plain}g`] : [plain];
});

/** A word without the digits and signs that stand in it for letters; a number stays, apart from what it counts. */
function plainWord(raw: string): string {
  const word = raw.replace(/^[!*@$]+|[!*@$]+$/g, '');
  if (/^\d+$/.test(word) || mended.has(word)) return word;
  const [, number, unit] = /^(\d+)([a-z]{1,7})$/.exec(word) ?? [];
  if (number && unit && !/^\d[a-z]{1,2}$/.test(word)) return `${number} ${unit}`;
  return word.replace(/\*/g, '').replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? '');
}

/** A word in which letters that are repeated for emphasis stand once: `diiie` is `die`. */
const once = (word: string): string => word.replace(/(.)\1{2,}/g, '$1');
