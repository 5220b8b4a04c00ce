import type { Need } from '#content/verses/needs/need.ts';
import { needs } from '#content/verses/needs/needs.ts';
import type { Asking } from '../asking.ts';
import { readWords } from '../language/concepts.ts';
import type { Feeling } from '../language/sentences.ts';
import { needCaller } from './needCaller.ts';
import { MANY_WORDS, type UnderstoodNeed } from './needFinder.ts';

/** Words that tell of trouble, whatever else a message is about. */
const TROUBLE = new Set(
  (
    'not never nobody none heavy dont cant wont isnt doesnt hate hates hard bad problem problems risk sad cry crying refuse refuses ' +
    'worried afraid scared fail failed failing fight fighting alone miss difficult trouble broken complications complicated ' +
    'struggling struggle off cancelled canceled postponed refused wrong tough pain hurts hurting stuck confused stressed worse worst tired nimechoka tumechoka maumivu vibaya ngumu nalia analia stolen missing imevunjika imefutwa wamekataa amekataa shida matatizo huzuni hawanisikii hataki hawataki died dead lost sick hospital naogopa'
  ).split(' '),
);

/** Words that say that something is missing, such as a job or a child. */
const MISSING = new Set('hakuna bado sina hatuna without nothing yet'.split(' '));

/** Whether a message tells of trouble, or that something is missing. */
export const tellsOfLack = (words: string[]): boolean => isTroubled(words) || words.some((word) => MISSING.has(word));

/** Whether a message tells of trouble. */
export const isTroubled = (words: string[]): boolean => words.some((word) => TROUBLE.has(word));

/** The feelings that are not glad. */
export const SAD: ReadonlySet<Feeling> = new Set(['grief', 'fear', 'shame', 'anger']);

/** A shorter message only names a need: it shows no feeling. */
const LEAST_WORDS = 3;

/** Signs that only happy people write. */
export const EXULTS = /[!🎉🥳😂😄❤🙌💃👏😊]/u;

/** Signs that nobody writes in fear. */
const REJOICES = /[🎉🥳💃]/u;

/** Words of joy, of thanks and of a good end. With a hard need, such as sickness, joy counts only beside one of them. */
const GLADNESS =
  /\b(?:thank|grateful|prais|glad|happy|joy|rejoic|glor|celebrat|bless|proud|finally|at last|recover|heal|better|free\b|freed|sober|clean|won\b|pass|paid|clear|restor|reconcil|return|home|back|danc|laugh|smil|sing|sang|answer|amazing|testi|hallelu|halelu|amen|ebenezer|yes\b|no longer|not anymore|god did|asante|\w*shukur|\w*furah|utukufu|sifa|hatimaye|\w*pon[aey]|afueni|huru|\w*faulu|\w*pita\b|\w*shinda|\w*lipa|\w*lipwa|\w*rudi|\w*patana|\w*acha\b|\w*cheka|\w*tabasamu|ushuhuda|\w*bariki|mungu ni mwema|mungu ametenda|\w*toka\b|\w*pata\b|\w*pewa)/i;

/** Meanings of what harms people (`src/content/verses/concepts.txt`). Beside them joy counts only if the harm has ended. */
const HARM = new Set(
  (
    'die bury kill lose miscarry widow orphan sick disease pain sad cry heartbreak lonely reject betray con cheat abuse flood ' +
    'fire accident steal afraid worry hopeless debt jobless poor rent drought quarrel angry bitter hate court prison ' +
    'police fail threaten rape beat wound attack divorce guilt shame slander gossip bully enemy suffer tired'
  ).split(' '),
);

/** Whether a message tells of what harms people: a debt, a death, a quarrel. */
export const tellsOfHarm = (words: string[]): boolean =>
  readWords(words).some(({ concepts }) => concepts.some((concept) => HARM.has(concept)));

/** Thanks and joy that a harm has ended. */
const ENDED_WELL =
  /\b(?:thank|grateful|prais|joy|rejoic|celebrat|hallelu|halelu|glory to|finally|at last|recover|healed|freed|sober|clean\b|won\b|passed|paid (?:off|up|in full)|cleared|restored|reconciled|no longer|not anymore|gone!|god did|testi|asante|ahsante|\w*shukur|\w*furah|utukufu|hatimaye|\w*pon[aey]\w*|afueni|huru\b|\w*faulu|\w*shinda|\w*lipwa|\w*patana|ameacha|nimeacha|ushuhuda|mungu ni mwema|mungu ametenda|amen\b|sifa)/i;

/** Needs whose passages give thanks or rejoice, which would hurt somebody who is not glad. */
export const OF_GLADNESS: ReadonlySet<string> = new Set(
  'thanksgiving praise joy answered-prayer thanks-for-healing harvest victory'.split(' '),
);
/** Needs of a glad tone whose passages hurt nobody who is sad. */
const OF_COMFORT: ReadonlySet<string> = new Set(
  'pastor grace love-of-god promises eternal-life freedom kindness well-loved'.split(' '),
);

/** Whether the passages of a need are only for somebody who is glad. */
export const isForTheGlad = ({ key, tone }: Need): boolean => tone === 'joy' && !OF_COMFORT.has(key);

/** Whether a word of the need's own list stands in a message. */
const calledFor = (words: string[], key: string): boolean =>
  [...needCaller.match(words).scores.keys()].some((at) => needs[at]?.key === key);

/** How likely a glad need must be to count beside a harm, if the feeling is glad too: `uji every day while I was ill`. */
const SURELY_GLAD = 0.9;

/** Whether a message gives a reason to rejoice with its writer, or asks for a passage of joy or thanks. */
export function showsGladness({ words, message }: Asking, { feeling, likely }: UnderstoodNeed, key: string): boolean {
  if (EXULTS.test(message)) return true;
  if (isGlad(feeling) && (likely[0]?.confidence ?? 0) >= SURELY_GLAD && !isTroubled(words)) return true;
  if (isGlad(feeling) && !tellsOfHarm(words)) return true;
  if (tellsOfHarm(words)) return ENDED_WELL.test(message) && !isTroubled(words);
  // In a few words a passage is asked for by its topic: `a psalm of praise`.
  return words.length < MANY_WORDS || GLADNESS.test(message) || calledFor(words, key);
}

/** The writer's feeling: joy and thanks only if nothing tells of trouble, and no sorrow beside a sign of joy. */
export function feelingOf({ feeling, likely }: UnderstoodNeed, { words, message }: Asking): Feeling {
  if (words.length < LEAST_WORDS) return 'none';
  if (isGlad(feeling)) {
    if (isTroubled(words)) return 'none';
    if (tellsOfHarm(words)) return EXULTS.test(message) || ENDED_WELL.test(message) ? feeling : 'none';
    const isHard = likely[0]?.need.tone === 'sorrow' || likely[0]?.need.tone === 'courage';
    return !isHard || EXULTS.test(message) || GLADNESS.test(message) ? feeling : 'none';
  }
  const exults = EXULTS.test(message) && !isTroubled(words) && likely[0]?.need.tone !== 'sorrow';
  if (exults && REJOICES.test(message)) return 'joy';
  return exults && SAD.has(feeling) ? 'none' : feeling;
}

/** Joy or thanks. */
export const isGlad = (feeling: Feeling): boolean => feeling === 'joy' || feeling === 'thanks';
