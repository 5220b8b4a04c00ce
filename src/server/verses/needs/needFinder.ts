import { OWN_WEAKNESS } from '#content/verses/moods.ts';
import { alsoFits } from '#content/verses/needs/alsoFits.ts';
import type { Need } from '#content/verses/needs/need.ts';
import { needs } from '#content/verses/needs/needs.ts';
import { gladly, type Variant, variants } from '#content/verses/needs/variants.ts';
import { openModels } from '../classifier/kept.ts';
import { classify, type Model, type Ranked } from '../classifier/model.ts';
import { phraseList } from '../language/phraseList.ts';
import { FEELINGS, type Feeling, WHOSE, type Whose } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';
import type { Place } from '../search/places.ts';
import { needPlaces, placeOf } from './curated.ts';
import { needsTraining } from './needsTraining.ts';

/** The label of messages about no need: the weather, football, random letters. */
const NOTHING = 'nothing';

/** What the classifiers read from a message. */
export interface UnderstoodNeed {
  /** The likelihood of no need at all. */
  nothing: number;
  /** The most likely needs, the likeliest first. */
  likely: { need: Need; confidence: number }[];
  /** The likelihood of the first need together with those that its passages also fit. */
  together: number;
  whose: Whose;
  feeling: Feeling;
  /** Whether it sounds glad, and trouble is likely as well. */
  mixed: boolean;
}

/** A need with the passages that fit whose it is and what is felt. */
export interface FittingNeed {
  /** The need's key, with the variant's place behind a slash: `addiction/0`. Kept in the context of a conversation. */
  name: string;
  need: Need;
  english: string;
  swahili: string;
  places: Place[];
}

/** From this many words on a message tells a story; a shorter one only names a topic. */
export const MANY_WORDS = 6;

/** How many needs a message may tell of. */
const LIKELY = 5;

/** How sure the classifier must be that something is felt, and that it is guilt: mercy fits most who are heavy. */
const SURE = 0.5;
const SURE_OF_GUILT = 0.3;

/** Behind a need's key, where the person is glad. */
export const GLADLY = '/glad';

const byName = new Map(
  needs.map((need, at): [string, FittingNeed] => {
    const { key, english, swahili } = need;
    return [key, { name: key, need, english, swahili, places: needPlaces[at] ?? [] }];
  }),
);
for (const [key, list] of Object.entries(variants)) {
  for (const [at, variant] of list.entries()) addVariant(`${key}/${at}`, key, variant);
}
for (const { key, tone } of needs) if (tone === 'courage') addVariant(key + GLADLY, key, gladly);

function addVariant(name: string, key: string, { english, swahili, passages }: Variant): void {
  const need = byName.get(key)?.need;
  if (!need) throw new Error(`The content folder has variants of ${key}, which is no need.`);
  byName.set(name, { name, need, english, swahili, places: passages.split(' ').map(placeOf) });
}

let models: Record<string, Model> | undefined;

/** Reads the need in a message, whose it is, and the feeling. The first call loads the models. */
export function understandNeed(message: string): UnderstoodNeed {
  // Several steps of one answer ask about the same message.
  if (understood?.message !== message) understood = { message, need: readNeed(message) };
  return understood.need;
}

let understood: { message: string; need: UnderstoodNeed } | undefined;

function readNeed(message: string): UnderstoodNeed {
  models ??= openModels(needsTraining());
  const { need, whose, feeling } = models;
  const ranked = rank(need, message);
  const needed = ranked.flatMap(({ label, confidence }) => {
    const need = byName.get(label)?.need;
    return need ? [{ need, confidence }] : [];
  });
  const likely = needed.slice(0, LIKELY);
  const [first] = likely;
  const fitted = new Set([first?.need.key, ...(alsoFits[first?.need.key ?? '']?.split(' ') ?? [])]);
  return {
    nothing: ranked.find(({ label }) => label === NOTHING)?.confidence ?? 0,
    likely,
    together: ranked.reduce((sum, { label, confidence }) => sum + (fitted.has(label) ? confidence : 0), 0),
    // Read only when a passage is chosen: most messages are answered without.
    get whose() {
      return whoseIn(whose, message);
    },
    get feeling() {
      return feelingIn(rank(feeling, message));
    },
    get mixed() {
      return isMixed(rank(feeling, message));
    },
  };
}

/** Somebody else's from this likelihood on: their verse also fits the one who prays for them. */
const SOMEBODY_ELSES = 0.3;

/** Words about a weakness of one's own. */
const confesses = phraseList(OWN_WEAKNESS);

function whoseIn(model: Model | undefined, message: string): Whose {
  if (confesses.isIn(wordsOf(message))) return 'self';
  const [other] = rank(model, message).filter(({ label }) => label !== 'self');
  return WHOSE.find((one) => one === other?.label && other.confidence >= SOMEBODY_ELSES) ?? 'self';
}

/** How likely one of these feelings is. */
const shareOf = (ranked: Ranked[], ...felt: Feeling[]): number =>
  ranked.reduce((sum, { label, confidence }) => sum + (felt.some((one) => one === label) ? confidence : 0), 0);

/** The feeling that the model is sure of; joy and thanks are one gladness. */
function feelingIn(ranked: Ranked[]): Feeling {
  if (shareOf(ranked, 'joy', 'thanks') >= SURE)
    return shareOf(ranked, 'joy') >= shareOf(ranked, 'thanks') ? 'joy' : 'thanks';
  if (shareOf(ranked, 'guilt') >= SURE_OF_GUILT) return 'guilt';
  return FEELINGS.find((one) => shareOf(ranked, one) >= SURE) ?? 'none';
}

/** From this share of trouble on, a glad message gets no words of joy. */
const TROUBLED = 0.3;

const isMixed = (ranked: Ranked[]): boolean =>
  shareOf(ranked, 'joy', 'thanks') >= SURE && shareOf(ranked, 'grief', 'fear', 'shame', 'guilt', 'anger') >= TROUBLED;

const rank = (model: Model | undefined, message: string) => (model ? classify(model, message) : []);

/** The passages for a need, by whose it is and what is felt. */
export function fitNeed(key: string, whose: Whose, feeling: Feeling): FittingNeed | undefined {
  const fits = (variant: Variant) =>
    (!variant.whose || variant.whose.split(' ').includes(whose)) &&
    (!variant.feeling || variant.feeling.split(' ').includes(feeling));
  const at = (variants[key] ?? []).findIndex(fits);
  const own = at < 0 ? undefined : byName.get(`${key}/${at}`);
  return own ?? (fits(gladly) ? byName.get(key + GLADLY) : undefined) ?? byName.get(key);
}

/** A need by the name that the context of a conversation holds. */
export const needNamed = (name: string): FittingNeed | undefined => byName.get(name);

const byTitle = new Map<string, FittingNeed>();
for (const fitting of byName.values()) {
  for (const title of [fitting.english, fitting.swahili]) {
    if (!byTitle.has(plain(title))) byTitle.set(plain(title), fitting);
  }
}

/** The need whose own title a message is: what a tapped choice sends. */
export const needTitled = (message: string): FittingNeed | undefined => byTitle.get(plain(message));

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim();
}
