import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { fill } from '../fill.ts';
import { wordsOf } from '../language/words.ts';
import { answerFitting, needTitles } from '../needs/answerNeed.ts';
import { needTitled, understandNeed } from '../needs/needFinder.ts';
import { answerReference } from '../references/answerReference.ts';
import { findReferences } from '../references/references.ts';
import { reply } from '../reply.ts';
import type { Place } from '../search/places.ts';
import { answerSpan, lastOfUnit } from './answerSpan.ts';
import { explain, VERSES_AROUND } from './explain.ts';
import { type FollowUp, findFollowUp, lastPlace } from './followUp.ts';
import { answerCompared, answerFromBook, answerShorter, answerSimilar } from './otherPassages.ts';
import { answerOtherWish } from './otherWish.ts';
import { endBefore, lastVerse, stepChapter, stepVerse, WHOLE_CHAPTER } from './steps.ts';
import { answerPart, asksOfWords } from './wordsOfPassage.ts';

/** A message with more words is not only about the translation. */
const MAX_WORDS_OF_EASIER = 16;
/** Long chapters are quoted up to this verse. A passage from verse 1 up to here counts as the whole chapter. */
const MANY_VERSES = 12;

/** Whether a message asks something of the passage before it. */
export function asksOfPassage(asking: Asking): boolean {
  return (
    lastPlace(asking.context.passage) !== undefined && (askedElsewhere(asking) ?? followUpOf(asking)) !== undefined
  );
}

/** Words of somebody who wants another passage than the one that they name. */
const NOT_THAT =
  /^\s*(?:(?:but|no|please|na|lakini)\s+)*(?:not|other than|apart from|except|besides|sio|si|isipokuwa|mbali na)\s/i;

/** Chapter and verse of the same book, without its name: `24:15`, `what about chapter 24:15`. */
const ELSEWHERE =
  /^(?:(?:and|na|what about|how about|then|ok|je|chapter|ch|sura|ya|mlango wa)\s+)*(\d{1,3})\s*[:.v]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*[?.!]*$/i;

function askedElsewhere({ wishes }: Asking): (Omit<Place, 'book'> & { lastChapter: number }) | undefined {
  const [, chapter, first, last] = ELSEWHERE.exec(wishes.message.trim()) ?? [];
  if (!chapter || !first) return undefined;
  return { chapter: Number(chapter), first: Number(first), lastChapter: Number(chapter), last: Number(last ?? first) };
}

function followUpOf(asking: Asking): FollowUp | undefined {
  const { wishes, words } = asking;
  if (NOT_THAT.test(wishes.message) && findReferences(wishes.message).length > 0) return { kind: 'similar' };
  const easier = wishes.simpler && findReferences(wishes.message).length === 0 && words.length <= MAX_WORDS_OF_EASIER;
  return easier ? { kind: 'again' } : findFollowUp(words, wishesElse(asking));
}

const wishesElse = ({ wishes }: Asking): boolean =>
  wishes.edition !== undefined ||
  wishes.unknown !== undefined ||
  wishes.language !== undefined ||
  wishes.simpler === true;

/** Asks to read on, and not only for more. */
const READS_ON = /\b(?:read|continue|go on|carry on|keep|endelea|soma|mbele)\b/;

/** The verse behind the passage that was asked for by its reference; undefined in a conversation about a need. */
export function answerOnward(asking: Asking): VerseAnswer | undefined {
  const { passage, need, query } = asking.context;
  const isOther = need || (query && !READS_ON.test(asking.words.join(' ')));
  const place = isOther ? undefined : lastPlace(passage);
  return place && stepVerse(asking, place, 1);
}

/** Answers what a message asks of the passage before it; undefined when it asks for something else. */
export function answerFollowUp(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const place = lastPlace(context.passage);
  if (!place) return answerUnchosen(asking);
  const elsewhere = askedElsewhere(asking);
  if (elsewhere) return answerReference(asking, [{ book: place.book, ...elsewhere }]);
  const other = answerOtherWish(asking);
  if (other) return other;
  if (asksOn(asking) || YES.test(words.join(' '))) return answerSimilar(asking, place);
  const followUp = followUpOf(asking);
  const part = followUp?.kind === 'part' ? answerOf(asking, place, followUp) : undefined;
  if (part) return part;
  if (asksOfWords(asking, place)) return explain(asking, place);
  const answer = followUp && answerOf(asking, place, followUp);
  // What the conversation is about stays, so that `another` still finds more of it.
  const { need, query } = context;
  return answer && { ...answer, context: { ...answer.context, ...(need && { need }), ...(query && { query }) } };
}

/** What makes sense only after a passage. */
const OF_PASSAGE: ReadonlySet<FollowUp['kind']> = new Set(['step', 'shorter', 'similar', 'book']);

/**
 * Answers `next verse` or `from the Psalms` after a question with choices, where none was tapped. It takes the first
 * choice, and a passage from the named book if there is one.
 */
function answerUnchosen(asking: Asking): VerseAnswer | undefined {
  const { query, need } = asking.context;
  if (!query || need) return undefined;
  const followUp = followUpOf(asking);
  if (!followUp || !OF_PASSAGE.has(followUp.kind)) return undefined;
  const [title = ''] = needTitles({ ...asking, message: query, words: wordsOf(query) }, understandNeed(query));
  const fitting = needTitled(title);
  if (!fitting) return undefined;
  const ofNeed = { ...asking, context: { ...asking.context, need: fitting.name } };
  return (
    (followUp.kind === 'book' ? answerFromBook(ofNeed, followUp.book) : undefined) ??
    answerFitting(asking, fitting, 'none')
  );
}

/** What people ask who told of a need: no verse of the Bible says why, and what follows in the chapter is no help. */
const ASKS_ON =
  /^(?:(?:so|but|and|ok|okay|then|now|lakini|basi|sawa|god|mungu) )*(?:what (?:next|now|then)|what happens(?: next| then| after(?: that)?)?|now what|(?:what|how) (?:do|should|must|can|shall) i (?:do|go on|start|move on|cope)(?: (?:now|next|then|from here|about it))*|then what|nifanye (?:nini|je|aje|vipi)(?: (?:sasa|basi))*|(?:na )?sasa(?: nifanye)?(?: (?:nini|je|aje))?|why(?: (?:me|him|her|us|them|this|now|god|always me))*|kwa nini(?: (?:mimi|yeye|sisi))?|mbona(?: (?:mimi|yeye|sisi))?|how|niaje sasa)$/;

/** Says yes to an answer: another one. */
const YES = /^(?:yes|yeah|yap|yep|ndio|ndiyo|eeh|sure|yes please|ndio tafadhali)$/;

/** Whether somebody who told of a need, or asked a question of faith, asks what now. */
const asksOn = ({ context, words }: Asking): boolean => isOfNeed(context.need) && ASKS_ON.test(words.join(' '));

const isOfNeed = (need: string | undefined): boolean => need !== undefined && !need.startsWith('church:');

/** Answers one kind of follow-up about a passage; undefined where the passage has nothing of it. */
export function answerOf(asking: Asking, place: Place, followUp: FollowUp): VerseAnswer | undefined {
  const { book, chapter } = place;
  const verses = (first: number, last: number, of = chapter, inBook = book) =>
    answerReference(asking, [{ book: inBook, chapter: of, first, lastChapter: of, last }]);
  switch (followUp.kind) {
    case 'again':
      return withoutSwahili(asking, verses(place.first, place.last));
    case 'verses': {
      const { first, last } = followUp;
      const bare = 'bare' in followUp && followUp.bare;
      const end = lastVerse(asking, book, chapter);
      const whole = place.first === 1 && (place.last === end || place.last >= MANY_VERSES);
      // `130` after Psalm 103, which has no such verse, is the psalm.
      return bare && (whole || first > end) && first <= book.chapters
        ? verses(1, WHOLE_CHAPTER, first)
        : verses(first, Math.max(first, last === Infinity ? end : last));
    }
    case 'first':
    case 'final':
    case 'pick':
    case 'backward':
    case 'rest':
    case 'story':
      return answerSpan(asking, place, followUp);
    case 'end': {
      const end = lastVerse(asking, book, chapter);
      return verses(end, end);
    }
    case 'onward': {
      const last = 'last' in followUp ? followUp.last : endBefore(asking, place, place.last + followUp.count);
      return last > place.last ? verses(place.last + 1, last) : stepVerse(asking, place, 1);
    }
    case 'skip': {
      const next = Math.min(place.last + followUp.count + 1, lastVerse(asking, book, chapter));
      return verses(next, next);
    }
    case 'through':
      if (followUp.last === Infinity) return verses(place.first, lastOfUnit(place));
      return followUp.last >= place.first ? verses(place.first, followUp.last) : verses(followUp.last, followUp.last);
    case 'chapter':
      return verses(1, WHOLE_CHAPTER, followUp.chapter ?? chapter);
    case 'sameVerse': {
      const verse = followUp.verse ?? place.first;
      return verses(verse, verse, followUp.chapter);
    }
    case 'around':
      return verses(Math.max(1, place.first - VERSES_AROUND), endBefore(asking, place, place.last + VERSES_AROUND));
    case 'step':
      return followUp.what === 'chapter'
        ? stepChapter(asking, place, followUp.by)
        : stepVerse(asking, place, followUp.by);
    case 'shorter':
      return answerShorter(asking, place);
    case 'book':
      return answerFromBook(asking, followUp.book);
    case 'compare':
      return answerCompared(asking, place, followUp.book);
    case 'explain':
      return explain(asking, place);
    case 'similar':
      return answerSimilar(asking, place);
    case 'part':
      return answerPart(asking, place, followUp.about);
    case 'share':
      return reply({ kind: 'help', language: asking.language, lead: asking.say.share, context: asking.context });
  }
}

/** Says so where Kiswahili was asked for and the site has no Bible in it. */
function withoutSwahili({ wishes, library, say }: Asking, answer: VerseAnswer): VerseAnswer {
  if (wishes.language !== 'sw' || library.editions.some(({ language }) => language === 'sw')) return answer;
  const editions = library.editions.map(({ name }) => name).join(', ');
  const note = fill(say.noEdition, { asked: say.swahiliBible, editions });
  return { ...answer, notes: [...answer.notes, note], bot_message: `${answer.bot_message}\n\n${note}` };
}
