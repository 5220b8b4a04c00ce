import { alsoFits } from '#content/verses/needs/alsoFits.ts';
import type { Need } from '#content/verses/needs/need.ts';
import { needs } from '#content/verses/needs/needs.ts';
import { gladly, type Variant, variants } from '#content/verses/needs/variants.ts';
import { openModels } from '../classifier/kept.ts';
import { classify, type Model } from '../classifier/model.ts';
import { FEELINGS, type Feeling, WHOSE, type Whose } from '../language/sentences.ts';
import type { Place } from '../search/places.ts';
import { needPlaces, placeOf } from './curated.ts';
import { needsTraining, whoseTraining } from './needsTraining.ts';

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

/** How sure the classifier must be that something is felt. */
const SURE = 0.5;

/** Behind a need's key, where the person is glad. */
const GLADLY = '/glad';

const byKey = new Map(needs.map((need, at) => [need.key, { need, places: needPlaces[at] ?? [] }]));
const byName = new Map<string, FittingNeed>();
for (const { key, english, swahili } of needs) {
  const { need, places } = byKey.get(key) ?? {};
  if (need && places) byName.set(key, { name: key, need, english, swahili, places });
}
for (const [key, list] of Object.entries(variants)) {
  const { need } = byKey.get(key) ?? {};
  if (!need) throw new Error(`The content folder has variants of ${key}, which is no need.`);
  for (const [at, variant] of list.entries()) addVariant(`${key}/${at}`, need, variant);
}
for (const need of needs) if (need.tone === 'courage') addVariant(need.key + GLADLY, need, gladly);

function addVariant(name: string, need: Need, { english, swahili, passages }: Variant): void {
  byName.set(name, { name, need, english, swahili, places: passages.split(' ').map(placeOf) });
}

let models: Record<string, Model> | undefined;

/** Reads the need in a message, whose it is, and the feeling. The first call loads the models. */
export function understandNeed(message: string): UnderstoodNeed {
  // Several steps of one answer ask about the same message.
  if (understood?.message !== message) understood = { message, need: readNeed(withoutDenied(message)) };
  return understood.need;
}

/** A feeling that somebody says not to have, before the one that he has: `not sad, just bored`. */
const DENIED =
  /\b(?:i am |i'm |im |niko |mimi )?(?:not|si|sio|sina|siko) (?:really |that |so |na )?(?:sad|angry|afraid|scared|worried|sick|ill|lonely|depressed|stressed|hurt|mad|heartbroken|anxious|huzuni|hasira|hofu|woga|mgonjwa|stress|upweke|wasiwasi)\b,? (?=(?:but|just|only|simply|i|im|i'm|am|lakini|bali|ila|ni|niko|nina|tu|nime\p{L}+)\b)/giu;
/** Names mislead: `my name is Grace`. */
const NAMED = /\b(?:my name is|i am called|naitwa|jina langu ni|this is) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,?/gu;

const withoutDenied = (message: string): string => message.replace(DENIED, ' ').replace(NAMED, ' ').trim() || message;

let understood: { message: string; need: UnderstoodNeed } | undefined;

function readNeed(message: string): UnderstoodNeed {
  models ??= { ...openModels(needsTraining()), ...openModels(whoseTraining()) };
  const { need, whose, feeling } = models;
  const ranked = rank(need, message);
  const likely = ranked
    .filter(({ label }) => label !== NOTHING)
    .slice(0, LIKELY)
    .flatMap(({ label, confidence }) => {
      const need = byKey.get(label)?.need;
      return need ? [{ need, confidence }] : [];
    });
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
      return feelingIn(feeling, message);
    },
  };
}

/** Somebody else's from this likelihood on: their verse also fits the one who prays for them. */
const SOMEBODY_ELSES = 0.3;

/** Tells of the writer's own weakness, whoever else is named: `I envy my sister her husband`. */
const CONFESSES =
  /\b(?:i(?: am|'m|’m)?|im) (?:(?:so|very|always|just|often|am|feel|still|really) )*(?:envy|jealous|envious|hate|gamble|lazy|proud|lied to|lie to|shouted at|insulted|cheated on)\b|\b(?:naona|nina|ninaona) (?:wivu|kiburi|hasira)\b/i;

/** Tells of somebody near who drinks, in any mixture of languages: `mzee anakam drunk daily`. */
const OF_DRINKER =
  /\b(?:dad|daddy|father|mum|mom|mummy|mother|husband|hubby|wife|brother|sister|son|uncle|bro|baba|babangu|mama|mamangu|buda|budangu|fathee|mbuyu|mathe|mzee|mzae|mume|mke|bwana|kaka|dada|mjomba)(?: (?!(?:i|im|am|ni\p{L}*|na\p{L}*)\b)\p{L}+){0,4} (?:drunk|tipsy|chwani|chakari|mlevi|drinks|drinking|amelewa|alilewa|analewa|akilewa|hulewa|hunywa|hukunywa|anakunywa|hudrink\p{L}*|anadrink\p{L}*)\b/iu;

function whoseIn(model: Model | undefined, message: string): Whose {
  if (CONFESSES.test(message)) return 'self';
  const [other] = rank(model, message).filter(({ label }) => label !== 'self');
  const least = OF_DRINKER.test(message) ? 0 : SOMEBODY_ELSES;
  return WHOSE.find((one) => one === other?.label && other.confidence >= least) ?? 'self';
}

/** The feeling that the model is sure of; joy and thanks are one gladness. */
function feelingIn(model: Model | undefined, message: string): Feeling {
  const ranked = rank(model, message);
  const of = (one: Feeling) => ranked.find(({ label }) => label === one)?.confidence ?? 0;
  if (of('joy') + of('thanks') >= SURE) return of('joy') >= of('thanks') ? 'joy' : 'thanks';
  return FEELINGS.find((one) => of(one) >= SURE) ?? 'none';
}

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
