import { verseWords } from '#content/scripture/verse.ts';
import { bookSettings } from '#content/verses/bookSettings.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { distressPlaces } from '../distress/answerDistress.ts';
import { placesDescribed } from '../known/answerDescribed.ts';
import { wordsOf } from '../language/words.ts';
import { answerFitting, isClear, needTitles } from '../needs/answerNeed.ts';
import { curatedPlaces, needPlaces } from '../needs/curated.ts';
import { fitNeed, needTitled, understandNeed } from '../needs/needFinder.ts';
import { answerReference } from '../references/answerReference.ts';
import { findReferences } from '../references/references.ts';
import { reply } from '../reply.ts';
import { answerPlaces, contextOf, quoteAll, unseen } from '../search/answerPlaces.ts';
import { bookName, type Place, referenceOf, usfmOf, verseId } from '../search/places.ts';
import { fill } from '../search/quoting.ts';
import { type Act, findActIn } from './acts.ts';
import { answerSpan, lastOfUnit } from './answerSpan.ts';
import { booksNamed } from './booksNamed.ts';
import { type FollowUp, findFollowUp, lastPlace } from './followUp.ts';
import { answerOtherWish } from './otherWish.ts';
import { placesOfNeed } from './placesOfNeed.ts';
import { speakerIn } from './speakers.ts';
import { endBefore, lastVerse, stepChapter, stepVerse, WHOLE_CHAPTER } from './steps.ts';

/** How many verses before and after a passage show what it stands in. */
const VERSES_AROUND = 2;
/** How many other passages an explanation names. */
const MAX_CROSS_REFERENCES = 4;
/** So many are looked through where another book is asked for. */
const COMPARABLE = 20;
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
  /^(?:(?:and|na|what about|how about|then|ok|je|chapter|ch|sura|sura ya|ya|mlango wa)\s+)*(\d{1,3})\s*[:.v]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*[?.!]*$/i;

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

/** `Not sad, just tired`. */
const NOT_BUT = /\b(?:not|si|sio|sina) .*\b(?:but|just|only|lakini|bali|tu)\b/;
/** Words of those who go on about the same. */
const GOES_ON = /\b(?:still|keeps?|again|even|it|this|that|bado|tena|hai\p{L}+|ina\p{L}+)\b/u;

/** Whether a message tells clearly of another need than the one before. */
function tellsOfAnother({ wishes, words, context }: Asking): boolean {
  const text = words.join(' ');
  if (GOES_ON.test(text) && !NOT_BUT.test(text)) return false;
  const understood = understandNeed(wishes.message);
  return isClear(understood, words) && understood.likely[0]?.need.key !== context.need?.split('/')[0];
}

/** What people ask who told of a need: no verse of the Bible says why, and what follows in the chapter is no help. */
const ASKS_ON =
  /^(?:(?:so|but|and|ok|okay|then|now|lakini|basi|sawa|god|mungu) )*(?:what (?:next|now|then)|what happens(?: next| then| after(?: that)?)?|now what|(?:what|how) (?:do|should|must|can|shall) i (?:do|go on|start|move on|cope)(?: (?:now|next|then|from here|about it))*|then what|nifanye (?:nini|je|aje|vipi)(?: (?:sasa|basi))*|(?:na )?sasa(?: nifanye)?(?: (?:nini|je|aje))?|why(?: (?:me|him|her|us|them|this|now|god|always me))*|kwa nini(?: (?:mimi|yeye|sisi))?|mbona(?: (?:mimi|yeye|sisi))?|how|niaje sasa)$/;

/** Says yes to an answer: another one. */
const YES = /^(?:yes|yeah|yap|yep|ndio|ndiyo|eeh|sure|yes please|ndio tafadhali)$/;

/** Wants nothing more. */
const NO = /^(?:no|nope|hapana|la)\b/;

/** Asks what words mean, or who somebody is: `what is a rod`, `condemnation means what`, `rehema ni nini`. */
const WHAT_IS =
  /^(?:and |so |na |je )*(?:(?:what|who|whom|where) (?:is|are|was|were|does|do|did) (?:a |an |the |this |these |that )?(.+?)(?: mean| stand for)?(?: here| in it| in this)?|(.+?) (?:means? what|meaning|ni (?:nini|nani|wapi)|(?:ina|lina|yana)maanisha nini|maana yake(?: nini)?))$/;

/** Words that show a question about a passage. */
const ASKS_ABOUT =
  /\b(?:why|what|whats|who|whom|whose|when|where|which|how|means?|meaning|explain|understand|get|confus\w+|clarify|strange|mbona|nini|nani|lini|wapi|gani|vipi|maana|sielewi|sijaelewa|eleza|fafanua|\w*maanisha)\b/;
/** Words of such a question that name nothing in the passage. */
const ASKING_WORDS = new Set(
  (
    'why what whats who whom whose when where which how mean means meaning explain understand get confuses confusing clarify ' +
    'strange part parts bit word words verse line thing about here there does dont cant not this that these those with and for ' +
    'from then does did has have was were are can will stand stands stood really mbona nini nani lini wapi gani vipi maana sielewi ' +
    'sijaelewa eleza fafanua hapo hapa sehemu neno kuhusu kwa hiyo hii please tafadhali actually inamaanisha anamaanisha its'
  ).split(' '),
);
/** A longer question is about more than the passage. */
const MAX_WORDS_ABOUT = 11;
/** Words of those who tell of themselves. */
const OF_ONESELF = /\b(?:my|me|mine|our|us|am|im|ive|feel|yangu|wangu|langu|yetu|wetu|nina|niko|nime\w+)\b/;

/** Whether a message asks about words of the last passage, or of the verses beside it. */
function asksOfWords({ words, context, library }: Asking, { book, chapter, first, last }: Place): boolean {
  if (context.need || context.query) return false;
  const text = words.join(' ');
  const textOf = (from: number, to: number) =>
    library.editions
      .flatMap((edition) => edition.verses(book, chapter, from, to))
      .map(({ text: said }) => said.toLowerCase())
      .join(' ');
  const holds = (stems: string[], passage: string) => stems.length > 0 && stems.every((stem) => passage.includes(stem));
  const [, one, other] = WHAT_IS.exec(text) ?? [];
  if (holds(stemsOf(one ?? other ?? ''), textOf(first, last))) return true;
  if (words.length > MAX_WORDS_ABOUT || OF_ONESELF.test(text) || !ASKS_ABOUT.test(text)) return false;
  const named = stemsOf(words.filter((word) => !ASKING_WORDS.has(word)).join(' '));
  return holds(named, textOf(Math.max(1, first - VERSES_AROUND), last + VERSES_AROUND));
}

/** Whether somebody who told of a need, or asked a question of faith, asks what now. */
const asksOn = ({ context, words }: Asking): boolean => isOfNeed(context.need) && ASKS_ON.test(words.join(' '));

const isOfNeed = (need: string | undefined): boolean => need !== undefined && !need.startsWith('church:');

/** After a passage folded hands say amen; alone they ask for help. */
const PRAYING = /^(?:🙏|\p{Emoji_Modifier}|\s)+$/u;

/**
 * Answers what the classifier reads as an act on the passage before. Call it last: patterns, references and known lines
 * come before.
 */
export function answerAct(asking: Asking): VerseAnswer | undefined {
  const place = lastPlace(asking.context.passage);
  const act = place && (PRAYING.test(asking.message) ? 'thanks' : findActIn(asking.message));
  const answer = act && answerOfAct(asking, place, act);
  const { need, query } = asking.context;
  return answer && { ...answer, context: { ...answer.context, ...(need && { need }), ...(query && { query }) } };
}

function answerOfAct(asking: Asking, place: Place, act: Act): VerseAnswer | undefined {
  const { say, context, library } = asking;
  switch (act) {
    case 'next':
    case 'previous':
      return stepVerse(asking, place, act === 'next' ? 1 : -1);
    case 'chapter':
      return answerOf(asking, place, { kind: 'chapter', chapter: undefined });
    case 'simpler': {
      const edition = library.modern('en');
      const again = edition ? { ...asking, edition, wishes: { ...asking.wishes, edition } } : asking;
      return answerOf(again, place, { kind: 'again' });
    }
    case 'english':
    case 'kiswahili': {
      const language = act === 'english' ? 'en' : 'sw';
      const wishes = { ...asking.wishes, language } as const;
      const edition = library.first(language);
      return answerOf({ ...asking, wishes, language, edition, say: verseWords[language] }, place, { kind: 'again' });
    }
    case 'still':
      // `Not sad, just tired` tells of another need.
      return context.need && !tellsOfAnother(asking) ? answerSimilar(asking, place) : undefined;
    case 'another':
      return answerSimilar(asking, place);
    case 'thanks':
      return reply({
        kind: 'thanks',
        language: asking.language,
        lead: NO.test(asking.words.join(' ')) ? say.thanks : say.amen,
        suggestions: say.suggestions.start,
        context: { ...context, language: asking.language },
      });
    case 'explain':
      // Who asks on about a question of faith gets the next passage on it.
      return context.need?.startsWith('faith:') &&
        /^(?:how|why|when|can|vipi|kwa nini|je)\b/.test(asking.words.join(' '))
        ? answerSimilar(asking, place)
        : explain(asking, place);
    default:
      return answerOf(asking, place, { kind: act });
  }
}

function answerOf(asking: Asking, place: Place, followUp: FollowUp): VerseAnswer | undefined {
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

/** The first verse of a longer passage; after a single verse, the shortest passage on the same need. */
function answerShorter(asking: Asking, place: Place): VerseAnswer {
  const { say, context, library } = asking;
  if (place.last > place.first)
    return answerPlaces(asking, [{ ...place, last: place.first }], 'words', say.shorter, {});
  const letters = ({ book, chapter, first, last }: Place) =>
    library.kingJames.verses(book, chapter, first, last).reduce((sum, { text }) => sum + text.length, 0);
  const ofNeed = placesOfNeed(asking);
  const others = unseen(asking, ofNeed.length > 0 ? ofNeed : crossReferences(place)).filter(
    (other) => letters(other) < letters(place),
  );
  const [shortest] = others.toSorted((one, other) => letters(one) - letters(other));
  const lead = shortest ? say.shorter : say.noShorter;
  return answerPlaces(asking, [shortest ?? place], 'words', lead, { need: context.need });
}

/** A passage on the same need from the book that was named, otherwise one of the church's own list from that book. */
function answerFromBook(asking: Asking, name: string): VerseAnswer | undefined {
  const books = booksNamed(name);
  if (books.length === 0) return undefined;
  const inBooks = (places: Place[]) => places.filter(({ book }) => books.includes(book));
  const fitting = unseen(asking, inBooks(placesOfNeed(asking)));
  // After a call for help only the passages that were chosen for it are given.
  const grave = distressPlaces(asking.context.need ?? '');
  const others = grave.length > 0 ? unseen(asking, grave) : unseen(asking, inBooks(curatedPlaces));
  // Those that some list sets beside the passage before are nearer than any of the church's own.
  const place = lastPlace(asking.context.passage);
  const beside = grave.length > 0 || !place ? [] : unseen(asking, inBooks(crossReferences(place, Infinity)));
  const broad = grave.length > 0 || !asking.context.need ? [] : unseen(asking, inBooks(BROAD_NEEDS.flatMap(placesOf)));
  const places = [fitting, beside, broad, others].find((list) => list.length > 0) ?? [];
  if (places.length === 0) return undefined;
  return answerPlaces(asking, places.slice(0, 1), 'need', asking.say.another, { need: asking.context.need });
}

/** Needs whose passages fit many who told of trouble. */
const BROAD_NEEDS = ['weariness', 'anxiety', 'peace', 'help'];
const placesOf = (key: string): Place[] => fitNeed(key, 'self', 'none')?.places ?? [];

/** A passage of the named book that the church's lists set beside this one; says so where there is none. */
function answerCompared(asking: Asking, place: Place, name: string): VerseAnswer | undefined {
  const { say, language, context } = asking;
  const books = booksNamed(name);
  const [book] = books;
  if (!book) return undefined;
  const ofNeed = unseen(asking, placesOfNeed(asking));
  const beside = (ofNeed.length > 0 ? ofNeed : crossReferences(place, COMPARABLE)).find(({ book: one }) =>
    books.includes(one),
  );
  if (beside) return answerPlaces(asking, [beside], 'words', say.another, {});
  const lead = fill(say.noParallel, { reference: referenceOf(place, language), book: bookName(book, language) });
  return reply({ kind: 'nothing', language, lead, context: { ...context, language } });
}

/**
 * Where a passage stands and which passages speak of the same: from the table of the books and the church's own lists of
 * needs, never from invention.
 */
export function explain(asking: Asking, place: Place): VerseAnswer {
  const { language, say } = asking;
  const { book, chapter } = place;
  const setting = bookSettings[book.code]?.[language === 'sw' ? 'swahili' : 'english'] ?? '';
  const around: Place = {
    book,
    chapter,
    first: Math.max(1, place.first - VERSES_AROUND),
    last: endBefore(asking, place, place.last + VERSES_AROUND),
  };
  const grave = distressPlaces(asking.context.need ?? '');
  const related = grave.length > 0 ? unseen(asking, grave).slice(0, MAX_CROSS_REFERENCES) : crossReferences(place);
  return reply({
    kind: 'words',
    language,
    lead: fill(say.setting, {
      reference: referenceOf(place, language),
      book: bookName(book, language),
      setting,
      speaker: saysWho(asking, place),
    }).replace('  ', ' '),
    passages: quoteAll(asking, [around]),
    notes: related.length > 0 ? [] : [say.askPastor],
    others: related.map((other) => ({ reference: referenceOf(other, language), usfm: usfmOf(other) })),
    context: { ...contextOf(asking, { need: asking.context.need }, place), passage: usfmOf(place) },
  });
}

/** A sentence that says whose words a passage is; empty where that is not known. */
function saysWho({ language, say }: Asking, place: Place): string {
  const who = speakerIn(place, language);
  if (!who) return '';
  return fill(place.book.code === 'PSA' ? say.psalmOf : say.speaker, { who });
}

/** Another passage on the same need. Without a need: one that the church's lists name beside this passage. */
function answerSimilar(asking: Asking, place: Place): VerseAnswer {
  const { context, say } = asking;
  const ofNeed = unseen(asking, placesOfNeed(asking));
  const places = ofNeed.length > 0 ? ofNeed : unseen(asking, crossReferences(place));
  if (places.length === 0) return explain(asking, place);
  return answerPlaces(asking, places.slice(0, 1), 'need', say.another, { need: context.need });
}

/** If the part is longer, only its first verse is quoted. */
const MAX_VERSES_OF_PART = 15;
/** Words that are not searched for. */
const SMALL = new Set('the and of to in is was were he she they it his her their god about na ya wa kwa ni'.split(' '));
/** How many letters of a word have to agree: `shepherds` finds `shepherd`. */
const STEM = 5;

const stemsOf = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map((word) => word.slice(0, STEM));

/** The verses of the chapter that name what is asked for, from the first to the last. Undefined if none does. */
function answerPart(asking: Asking, { book, chapter }: Place, about: string): VerseAnswer | undefined {
  const stems = stemsOf(about);
  const holding = asking.library.editions
    .flatMap((edition) => edition.verses(book, chapter, 1, lastVerse(asking, book, chapter)))
    .filter(({ text }) => stems.length > 0 && stems.every((stem) => text.toLowerCase().includes(stem)))
    .map(({ number }) => number);
  const named = [...new Set(holding)].toSorted((one, other) => one - other);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) {
    const [described] = placesDescribed(asking, wordsOf(about), { book, chapter });
    return described && answerReference(asking, [{ ...described, lastChapter: chapter }]);
  }
  const end = last - first < MAX_VERSES_OF_PART ? last : first;
  return answerReference(asking, [{ book, chapter, first, lastChapter: chapter, last: end }]);
}

/** Passages that the church's lists set beside this one under the same needs, the most shared first. */
function crossReferences(place: Place, most = MAX_CROSS_REFERENCES): Place[] {
  const [from, to] = [verseId(place.book, place.chapter, place.first), verseId(place.book, place.chapter, place.last)];
  const overlaps = (other: Place) =>
    verseId(other.book, other.chapter, other.first) <= to && verseId(other.book, other.chapter, other.last) >= from;
  const counts = new Map<string, { place: Place; count: number }>();
  for (const places of needPlaces) {
    if (!places.some(overlaps)) continue;
    for (const other of places) {
      if (overlaps(other)) continue;
      const known = counts.get(usfmOf(other)) ?? { place: other, count: 0 };
      known.count++;
      counts.set(usfmOf(other), known);
    }
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ place: other }) => other);
}
