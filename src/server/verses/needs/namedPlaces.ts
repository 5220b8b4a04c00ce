import { wellKnown } from '#content/verses/wellKnown.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { Place } from '../search/places.ts';
import { wellKnownPlaces } from './curated.ts';
import { stemsTold, tells } from './telling.ts';

/** A name by which people call a passage: the stems of its words that say something. */
interface Name {
  stems: string[];
  place: Place;
}

const names: Name[] = wellKnown.flatMap(({ names: list }, at) =>
  list.split(',').map((name) => {
    const words = wordsOf(name);
    const telling = tells(words);
    return { stems: (telling.length > 1 ? telling : words).map(stemOf), place: wellKnownPlaces[at] as Place };
  }),
);

/** So much of what a message says must be the name. */
const LEAST_SHARE = 0.6;

/** The passage that a message calls by its name, if it says little else. */
export function namedPlace(words: string[]): Place | undefined {
  const stems = new Set(words.map(stemOf));
  const told = stemsTold(words);
  if (told.length === 0) return names.find(({ stems: name }) => name.join(' ') === words.map(stemOf).join(' '))?.place;
  const share = (name: Name) => told.filter((stem) => name.stems.includes(stem)).length / told.length;
  const called = names.filter((name) => name.stems.every((stem) => stems.has(stem)) && share(name) >= LEAST_SHARE);
  return called.toSorted((one, other) => other.stems.length - one.stems.length)[0]?.place;
}
