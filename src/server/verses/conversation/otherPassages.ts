import { COUNTED } from '#content/verses/asks/extents.ts';
import { ANY_PSALM, AROUND_WISH, BEFORE_BOOK, BEHIND_BOOK, BIBLE_PARTS, SEVERAL } from '#content/verses/asks/named.ts';
import { BOOKS, type Book } from '#shared/verse/bible.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { distressPlaces } from '../distress/answerDistress.ts';
import { faithPlaces } from '../known/answerQuestions.ts';
import { phraseList, withoutEnds } from '../language/phraseList.ts';
import { setOf } from '../language/words.ts';
import { answerFitting, isClear } from '../needs/answerNeed.ts';
import { curatedPlaces } from '../needs/curated.ts';
import { fitNeed, needNamed, understandNeed } from '../needs/needFinder.ts';
import { readNumber } from '../references/numberWords.ts';
import { findBookAlone } from '../references/references.ts';
import type { Place } from '../search/places.ts';
import { answerPlaces, unseen } from '../search/quoting.ts';
import { crossReferences, explain } from './explain.ts';

/** The passages of what was answered before: a kind of distress, a need, or a question of faith; none for no need. */
export function placesOfNeed({ context }: Asking): Place[] {
  const { need = '' } = context;
  const lists = [distressPlaces(need), needNamed(need)?.places ?? [], faithPlaces(need)];
  return lists.find((places) => places.length > 0) ?? [];
}

/** The places, the shortest passage first. */
function byLength({ library }: Asking, places: readonly Place[]): Place[] {
  const lengthOf = (place: Place) => library.kingJames.verses(place).reduce((sum, { text }) => sum + text.length, 0);
  return places.toSorted((one, other) => lengthOf(one) - lengthOf(other));
}

/** Passages on the same need that were not shown; without any, those that the church's lists name beside this one. */
function othersLike(asking: Asking, place: Place): Place[] {
  const ofNeed = unseen(asking, placesOfNeed(asking));
  return ofNeed.length > 0 ? ofNeed : unseen(asking, crossReferences(place));
}

/** The first verse of a longer passage; after a single verse, the shortest passage on the same need. */
export function answerShorter(asking: Asking, place: Place): VerseAnswer {
  const { say, context } = asking;
  if (place.last > place.first)
    return answerPlaces(asking, [{ ...place, last: place.first }], 'words', say.shorter, {});
  const [shortest = place] = byLength(asking, [...othersLike(asking, place), place]);
  const lead = shortest === place ? say.noShorter : say.shorter;
  return answerPlaces(asking, [shortest], 'words', lead, { need: context.need });
}

/** Needs whose passages fit many who told of trouble. */
const BROAD_NEEDS = ['weariness', 'anxiety', 'peace', 'help'];
const placesOf = (key: string): Place[] => fitNeed(key, 'self', 'none')?.places ?? [];

/** A passage on the same need from the book that was named, otherwise one of the church's own list from that book. */
export function answerFromBook(asking: Asking, name: string, lead = asking.say.another): VerseAnswer | undefined {
  const { context, words } = asking;
  const books = booksNamed(name);
  const inBooks = (places: Place[]) => unseen(asking, places).filter(({ book }) => books.includes(book));
  // After a call for help only the passages that were chosen for it are given.
  const grave = unseen(asking, distressPlaces(context.need ?? ''));
  const others = grave.length > 0 ? [grave] : [inBooks(BROAD_NEEDS.flatMap(placesOf)), inBooks(curatedPlaces)];
  const found = [inBooks(placesOfNeed(asking)), ...others].find((list) => list.length > 0) ?? [];
  const [first] = words.some((word) => SHORT.has(word)) ? byLength(asking, found) : found;
  return first && answerPlaces(asking, [first], 'need', lead, { need: context.need });
}

const anyPsalm = phraseList(ANY_PSALM);

/** A psalm where none is named: on what the message says, or else on what was told before: `nipe zaburi moja ya shukrani`. */
export function answerAnyPsalm(asking: Asking): VerseAnswer | undefined {
  const { words, context, say } = asking;
  const found = anyPsalm.last(words);
  if (!found || words.some((word) => /\d/.test(word))) return undefined;
  const told = understandNeed(words.slice(found.to).join(' '));
  const fitting = isClear(told) ? fitNeed(told.likely[0]?.need.key ?? '', told.whose, 'none') : undefined;
  const psalms = fitting?.places.filter(({ book }) => book.code === 'PSA') ?? [];
  if (fitting && psalms.length > 0) return answerFitting(asking, { ...fitting, places: psalms }, 'none', false);
  return answerFromBook(asking, 'psalms', context.need ? say.another : '');
}

const SHORT = setOf('short shorter brief fupi mfupi kifupi');

/** Another passage on the same need. Without a need: one that the church's lists name beside this passage. */
export function answerSimilar(asking: Asking, place: Place): VerseAnswer {
  const { context, say } = asking;
  const places = othersLike(asking, place);
  if (places.length === 0) return explain(asking, place);
  return answerPlaces(asking, places.slice(0, 1), 'need', say.another, { need: context.need });
}

/** A longer message tells of something. */
const MAX_WORDS = 13;
const ofSeveral = setOf(SEVERAL);

/** Answers a wish for a few other passages on the need before. */
export function answerWished(asking: Asking): VerseAnswer | undefined {
  const { context, words, say } = asking;
  if (!context.need || context.need.startsWith('church:') || words.length > MAX_WORDS) return undefined;
  const count = countWished(words);
  const others = count > 1 ? unseen(asking, placesOfNeed(asking)).slice(0, Math.min(count, MOST)) : [];
  if (others.length === 0) return undefined;
  return answerPlaces(asking, others, 'need', say.someMore, { need: context.need }, others.length);
}

const MOST = 4;
const FEW: Readonly<Record<string, number>> = { ...COUNTED, mawili: 2, matatu: 3, couple: 2, few: 3 };

/** How many passages are wished for: `2 more`, `zingine mbili`; 0 where a message says anything else. */
function countWished(words: readonly string[]): number {
  const others = words.filter((word) => !ofSeveral.has(word));
  const [said = ''] = others;
  if (others.length !== 1) return 0;
  return FEW[said] ?? readNumber([said], 0)?.value ?? (/^[2-9]$/.test(said) ? Number(said) : 0);
}

const placeOfBook = (code: string): number => BOOKS.findIndex((book) => book.code === code);
const parts = new Map(
  BIBLE_PARTS.flatMap(([names, first, last]) => {
    const books = BOOKS.slice(placeOfBook(first), placeOfBook(last) + 1);
    return names.split(' ').map((name) => [name, books] as const);
  }),
);
const around = new Set(AROUND_WISH.split(' '));
const before = new Set(BEFORE_BOOK.split(' '));
const behind = new Set(BEHIND_BOOK.split(' '));

/** The books that a name means: one book, a testament, the gospels or another part of the Bible. Empty for other words. */
function booksNamed(name: string): readonly Book[] {
  const part = parts.get(name.replace(/^the /, '').replaceAll(' ', '_'));
  if (part) return part;
  const book = findBookAlone(`book of ${name}`);
  return book ? [book] : [];
}

/** The part of the Bible that a wish for another passage names: `same but from the old testament`, `la Wakolosai`. */
export function bookWished(words: readonly string[]): string | undefined {
  const name = withoutEnds(words, around);
  const [from, said] = [words.indexOf(name[0] ?? ''), name.join(' ')];
  const isWished =
    words.slice(0, from).some((word) => before.has(word)) ||
    words.slice(from + name.length).some((word) => behind.has(word));
  return isWished && booksNamed(said).length > 0 ? said : undefined;
}
