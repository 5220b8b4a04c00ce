import { emergencyLines } from '#content/scripture/emergencyLines.ts';
import { verseWords } from '#content/verses/answerWords.ts';
import { care, LINES_FOR_CHILDREN, MAY_BE_PASSAGES, mayBeDanger } from '#content/verses/distress/care.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { helpLines, namesOfLines } from '../helpLines.ts';
import { placeOf } from '../needs/curated.ts';
import { fitNeed, understandNeed } from '../needs/needFinder.ts';
import { fill, reply } from '../reply.ts';
import { type Place, usfmOf } from '../search/places.ts';
import { quoteAll, unseen } from '../search/quoting.ts';
import type { Distress } from './findDistress.ts';

/** Before the kind of danger, where the context of a conversation names a need. */
const NEED = 'distress-';

const placesOf = (passages: string): Place[] => passages.split(' ').map(placeOf);
const placesByNeed = new Map(Object.entries(care).map(([kind, { passages }]) => [NEED + kind, placesOf(passages)]));
const mayBePlaces = placesOf(MAY_BE_PASSAGES);

/** The reviewed passages of a kind of danger, by the need that the context of its answer names. */
export const distressPlaces = (need: string): Place[] => placesByNeed.get(need) ?? [];

/** Answers a person in danger: care first, then whom to call, then one passage, and nothing else. */
export function answerDistress(asking: Asking, { kind, level, language, ofChild }: Distress): VerseAnswer {
  const need = NEED + kind;
  const edition = asking.wishes.edition ?? asking.library.first(language);
  const speaking = { ...asking, language, say: verseWords[language], edition };
  const clear = level === 'clear';
  const places = clear ? distressPlaces(need) : placesIfDanger(asking.message);
  const place = unseen(speaking, places)[0] ?? places[0];
  const lines = helpLines(ofChild ? LINES_FOR_CHILDREN : care[kind].lines, language);
  const first = lines.slice(0, 2);
  return reply({
    kind: 'distress',
    danger: level,
    language,
    lead: clear
      ? fill(care[kind][language], { emergency: emergencyLines.emergency.number.value })
      : fill(mayBeDanger[language], { lines: namesOfLines(first, language) }),
    passages: place ? quoteAll(speaking, [place]) : [],
    lines: clear ? lines : first,
    context: { need },
  });
}

/** So likely a further burden must be for its passages to come before others. */
const TOLD_TOO = 0.1;

/** The passages where there only may be danger: those that fit the burdens a message may tell of come first. */
function placesIfDanger(message: string): Place[] {
  const { likely, whose, feeling } = understandNeed(message);
  const told = likely.filter(({ confidence }, at) => at === 0 || confidence >= TOLD_TOO);
  const fitting = told.flatMap(({ need }) => {
    const own = new Set(fitNeed(need.key, whose, feeling)?.places.map(usfmOf));
    return mayBePlaces.filter((place) => own.has(usfmOf(place)));
  });
  return [...fitting, ...mayBePlaces];
}
