import type { VerseLanguage } from '#shared/verse.ts';
import { BIBLE_DEATHS, CHILD, DESPAIR, DESPAIR_SWAHILI, SAYINGS, VIOLENCE, VIOLENCE_SWAHILI } from './distressWords.ts';
import { spellingDistance } from './words.ts';

/** What a person in distress needs first, and the language of the words that told. */
export interface Distress {
  kind: 'despair' | 'violence' | 'child';
  language: VerseLanguage;
}

/**
 * Whether a person writes out of distress: thoughts of ending life, or violence suffered, in English or Kiswahili.
 * Sayings in which killing and dying stand for something else, and questions about the Bible's own deaths, are not it.
 *
 * @param words the words of the message in order, without marks and accents
 */
export function findDistress(words: string[]): Distress | undefined {
  let text = mend(words).join(' ');
  for (const saying of SAYINGS) text = text.replace(saying, ' ');
  if (BIBLE_DEATHS.test(text)) return undefined;
  const says = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text));
  if (says(DESPAIR)) return { kind: 'despair', language: 'en' };
  if (says(DESPAIR_SWAHILI)) return { kind: 'despair', language: 'sw' };
  const kind = CHILD.test(text) ? 'child' : 'violence';
  if (says(VIOLENCE)) return { kind, language: 'en' };
  return says(VIOLENCE_SWAHILI) ? { kind, language: 'sw' } : undefined;
}

/** Words of dying and killing, in any form. */
const DYING = /\b(?:died?|dies|dying|dead|death|kill\w*|murder\w*|hanged|alikufa|alifariki|aliuawa|alijinyonga)\b/g;

/**
 * The words of a message without dying where it stands for something else (`dying to hear the choir`, `my phone died`)
 * or is the death of somebody of whom the Bible tells: nobody mourns there.
 */
export function withoutSayings(words: string[]): string[] {
  let text = words.join(' ');
  for (const saying of SAYINGS) text = text.replace(saying, (said) => said.replace(DYING, ' '));
  if (BIBLE_DEATHS.test(text)) text = text.replace(DYING, ' ');
  return text.split(' ').filter(Boolean);
}

const SPELLINGS = new Map(
  Object.entries({
    wanna: 'want to',
    wanto: 'want to',
    gonna: 'going to',
    kil: 'kill',
    kll: 'kill',
    killl: 'kill',
    dye: 'die',
    diee: 'die',
    dieing: 'dying',
    lyf: 'life',
    lyfe: 'life',
    liv: 'live',
    sucide: 'suicide',
    suside: 'suicide',
    sewicide: 'suicide',
    hubby: 'husband',
    rapped: 'raped',
    rapd: 'raped',
    abussed: 'abused',
    abuced: 'abused',
    beet: 'beat',
    beets: 'beats',
    u: 'you',
    ma: 'my',
    mi: 'me',
    dnt: 'dont',
    cnt: 'cant',
    nmechoka: 'nimechoka',
    nimechka: 'nimechoka',
    natka: 'nataka',
    ntaka: 'nataka',
    nataaka: 'nataka',
    kfa: 'kufa',
    amenipga: 'amenipiga',
    ananipga: 'ananipiga',
    mself: 'myself',
    meself: 'myself',
  }),
);

/** Long words that must be known however they are spelt. */
const LONG = ['suicide', 'suicidal', 'myself', 'overdose', 'molested', 'assaulted', 'kujiua'];

function mend(words: string[]): string[] {
  const joined = words
    .join(' ')
    .replace(/\b(my|him|her) self\b/g, '$1self')
    .replace(/\bi m\b/g, 'im')
    .replace(/\bwana (?=die|kill|end|hurt|hang)/g, 'want to ')
    .replace(/\b(want|going|ready) (?:too|2)\b/g, '$1 to')
    .split(' ');
  return joined.flatMap((word) => {
    const spelling = SPELLINGS.get(word);
    if (spelling) return spelling.split(' ');
    if (word.length < 6 || /^ku(?:ni|tu|mu|wa)ua$/.test(word)) return [word];
    const near = LONG.find((known) => known !== word && spellingDistance(word, known, 1) <= 1 && word[0] === known[0]);
    return [near ?? word];
  });
}
