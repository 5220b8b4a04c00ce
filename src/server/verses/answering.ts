import { type VerseWords, verseWords } from '#content/verse.ts';
import { needs } from '#content/verses/needs.ts';
import {
  type Passage,
  VERSE_LIMITS,
  type VerseAnswer,
  type VerseAnswerKind,
  type VerseContext,
  type VerseLanguage,
} from '#shared/verse.ts';
import { verseOfDay } from './curated.ts';
import { type Distress, findDistress } from './distress.ts';
import type { OpenEdition } from './edition.ts';
import { findIntent, type Intent } from './intents.ts';
import { languageOf } from './language.ts';
import type { Library } from './library.ts';
import { findLines, findTopicVerses, lineIn, lineTest, topicIn } from './lines.ts';
import { type Place, parsePlace, placeOfVerse, referenceOf, usfmOf } from './places.ts';
import { fill, languageOfEdition, quote, quoteAsked } from './quoting.ts';
import { type AskedPassage, findBookAlone, findReferences } from './references.ts';
import { helpLines, reply } from './reply.ts';
import type { Found } from './search.ts';
import { sayings, type Topic, type Topics } from './topics.ts';
import { readWishes, type Wishes } from './wishes.ts';
import { wordsOf } from './words.ts';

/** What an answer is drawn from, and when. */
export interface Source {
  library: Library;
  topics: Topics;
  /** `YYYY-MM-DD` in the church's own time zone. */
  date: string;
  /** 0 to 23, in the church's own time zone. */
  hour: number;
}

/** A message with what was understood of it. */
interface Asking extends Source {
  message: string;
  words: string[];
  wishes: Wishes;
  context: VerseContext;
  language: VerseLanguage;
  /** The edition to quote from. */
  edition: OpenEdition;
  say: VerseWords;
}

/** The part of the day that a greeting names. */
export function partOfDay(hour: number): keyof VerseWords['greetings'] {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** Answers one message. Care for a person in distress comes before everything else. */
export function answerMessage(source: Source, message: string, context: VerseContext): VerseAnswer {
  const distress = findDistress(wordsOf(message));
  const asking = understand(source, message, context);
  if (distress) return answerDistress(asking, distress);
  const intent = findIntent(asking.words);
  if (intent) return answerIntent(asking, intent);
  const passages = findReferences(asking.wishes.message);
  if (passages.length > 0) return answerReference(asking, passages);
  const book = findBookAlone(asking.wishes.message);
  if (book) return answerReference(asking, [{ book, chapter: 1, first: 1, lastChapter: 1, last: 999 }]);
  return answerWords(asking);
}

function understand(source: Source, message: string, context: VerseContext): Asking {
  const wishes = readWishes(message, source.library);
  const words = wordsOf(wishes.message);
  const language = wishes.language ?? languageOf(words, source.topics.isSwahili, context.language ?? 'en');
  const edition = wishes.edition ?? source.library.first(language);
  return { ...source, message, words, wishes, context, language, edition, say: verseWords[language] };
}

function answerDistress(asking: Asking, distress: Distress): VerseAnswer {
  const need = distress.kind === 'despair' ? 'sadness' : 'abuse';
  const { language } = distress;
  const say = verseWords[language];
  const speaking = { ...asking, language, say, edition: asking.wishes.edition ?? asking.library.first(language) };
  const [place] = asking.topics.placesOf(need);
  return reply({
    kind: 'distress',
    language,
    lead: distress.kind === 'despair' ? say.despair : say.violence,
    passages: place ? quoteAll(speaking, [place]) : [],
    lines: helpLines(distress),
    suggestions: [say.suggestions.another],
    context: contextOf(speaking, { need }, place),
  });
}

function answerIntent(asking: Asking, intent: Intent): VerseAnswer {
  const { say, language, context } = asking;
  const small = (kind: VerseAnswerKind, lead: string) =>
    reply({ kind, language, lead, suggestions: say.suggestions.start, context: { ...context, language } });
  switch (intent) {
    case 'greeting':
    case 'today':
      return answerDay(asking, intent === 'greeting' ? greetingOf(asking) : '', 0);
    case 'thanks':
      return small('thanks', say.thanks);
    case 'amen':
      return small('thanks', say.amen);
    case 'farewell':
      return small('thanks', say.farewell);
    case 'help':
      return small('help', say.help);
    case 'more':
      return context.next ? answerNext(asking, context.next) : answerAnother(asking);
    case 'another':
      return answerAnother(asking);
  }
}

function greetingOf({ say, words, hour }: Asking): string {
  const own = words.map((word) => say.greetingAnswers[word]).find((answer) => answer !== undefined);
  return [own, say.greetings[partOfDay(hour)]].filter((part) => part !== undefined).join(' ');
}

function answerDay(asking: Asking, greeting: string, another: number): VerseAnswer {
  const { say, date, language } = asking;
  const place = verseOfDay(date, another);
  return reply({
    kind: 'greeting',
    language,
    lead: [greeting, another === 0 ? say.today : say.anotherToday].filter(Boolean).join(' '),
    passages: quoteAll(asking, [place]),
    suggestions: [say.suggestions.another, ...say.suggestions.start.slice(1)],
    context: contextOf(asking, {}, place),
  });
}

function answerReference(asking: Asking, asked: AskedPassage[], lead = '', kind: VerseAnswerKind = 'reference') {
  const { library, edition, language, say, wishes } = asking;
  const { passages, notes, next } = quoteAsked(library, edition, asked, language);
  const known = library.editions.map(({ name }) => name).join(', ');
  const unknown = wishes.unknown ? [fill(say.noEdition, { asked: wishes.unknown, editions: known })] : [];
  return reply({
    kind: passages.length > 0 ? kind : 'nothing',
    language,
    lead: passages.length > 0 ? lead : notes.join(' '),
    passages,
    notes: passages.length > 0 ? [...notes, ...unknown] : unknown,
    suggestions: [
      ...(next ? [say.suggestions.more] : []),
      ...(passages.length > 0 ? otherEditions(asking, asked) : []),
    ],
    context: {
      language,
      ...(wishes.edition && { edition: wishes.edition.name }),
      ...(next && { next }),
      shown: shownAfter(passages),
    },
  });
}

/** `John 3:16 WEB`: the same from the other editions, as a person would ask for it. */
function otherEditions({ library, edition, language }: Asking, [first]: AskedPassage[]): string[] {
  if (!first) return [];
  const { book, chapter, first: from, last } = first;
  const whole = last >= 999;
  const place: Place = { book, chapter, first: from, last: first.lastChapter > chapter ? from : last };
  const reference = whole
    ? referenceOf({ ...place, last: from }, language).replace(/:\d+$/, '')
    : referenceOf(place, language);
  return library.editions.filter((other) => other !== edition).map(({ name }) => `${reference} ${name}`);
}

/** Reads on where a passage was cut. */
function answerNext(asking: Asking, next: string): VerseAnswer {
  const place = parsePlace(next);
  const edition = (asking.context.edition && asking.library.named(asking.context.edition)) || asking.edition;
  if (!place) return answerAnother({ ...asking, context: { ...asking.context, next: undefined } });
  const asked = { ...place, lastChapter: place.chapter, last: 999 };
  const wishes = asking.context.edition ? { ...asking.wishes, edition } : asking.wishes;
  return answerReference({ ...asking, edition, wishes }, [asked], asking.say.goesOn);
}

function answerAnother(asking: Asking): VerseAnswer {
  const { context, topics, say } = asking;
  const places = context.need ? topics.placesOf(context.need) : [];
  if (places.length > 0) {
    return answerPlaces(asking, unseen(asking, places), 'need', say.another, { need: context.need });
  }
  if (context.query) {
    const words = wordsOf(context.query);
    const found = [
      ...findLines(asking.library, words, asking.language).filter(isLikely),
      ...topicVerses(asking, words),
    ];
    return answerPlaces(asking, unseen(asking, placesOf(found)), 'words', say.another, { query: context.query });
  }
  if (context.next) return answerNext(asking, context.next);
  return answerDay(asking, '', Math.max(1, context.shown?.length ?? 0));
}

function isLikely({ coverage, order }: Found): boolean {
  return coverage >= 0.6 && order >= 0.25;
}

/** A message in words: the name of a passage, a line half remembered, a need, or a topic that no need covers. */
function answerWords(asking: Asking): VerseAnswer {
  const { words, topics, say, library, language } = asking;
  const named = topics.named(words);
  if (named) return answerReference(asking, [{ ...named, lastChapter: named.chapter }], say.found, 'words');

  const { about, asked: asksTopic } = topicIn(words);
  const topic = topics.find(about);
  const { line, asked } = lineIn(words);
  const isLine = asksTopic && topic ? undefined : lineTest(line, asked, topic);
  if (isLine) {
    const found = findLines(library, line, language);
    const [best] = found;
    if (best && isLine(best)) return answerLine(asking, line, found);
  }
  if (topic && (topic.score >= 2 || asksTopic || sayings(about).length <= 2)) return answerNeed(asking, topic);
  const found = topicVerses(asking, words);
  if (found.length > 0) return answerPlaces(asking, placesOf(found), 'words', say.foundWord, { query: queryOf(words) });
  return reply({
    kind: 'help',
    language,
    lead: asksTopic ? `${say.notFound} ${say.help}` : say.help,
    suggestions: say.suggestions.start,
    context: { language },
  });
}

function answerNeed(asking: Asking, topic: Topic): VerseAnswer {
  const need = needs[topic.at];
  const lead = need
    ? fill(asking.say.leads[need.tone], { topic: asking.language === 'sw' ? need.swahili : need.english })
    : '';
  return answerPlaces(asking, topic.places, 'need', lead, { need: topic.need });
}

function answerLine(asking: Asking, line: string[], found: Found[]): VerseAnswer {
  const [best] = found;
  const likely = found.filter((one) => one === best || (isLikely(one) && one.score > (best?.score ?? 0) - 0.15));
  const edition = asking.wishes.edition ?? best?.edition ?? asking.edition;
  return answerPlaces({ ...asking, edition }, placesOf(likely), 'words', asking.say.found, { query: queryOf(line) });
}

function topicVerses({ library, language }: Asking, words: string[]): Found[] {
  const { about, asked } = topicIn(words);
  return findTopicVerses(library, about, language, asked);
}

/** Quotes the first of the places and names two more. */
function answerPlaces(
  asking: Asking,
  places: Place[],
  kind: VerseAnswerKind,
  lead: string,
  context: Pick<VerseContext, 'need' | 'query'>,
): VerseAnswer {
  const { language, say } = asking;
  const [place, ...rest] = places;
  if (!place) {
    return reply({
      kind: 'nothing',
      language,
      lead: say.nothingMore,
      suggestions: say.suggestions.start,
      context: { language },
    });
  }
  const names = languageOfEdition(asking.edition);
  return reply({
    kind,
    language,
    lead,
    passages: quoteAll(asking, [place]),
    others: rest.slice(0, 2).map((other) => ({ reference: referenceOf(other, names), usfm: usfmOf(other) })),
    suggestions: rest.length > 0 ? [say.suggestions.another] : [],
    context: contextOf(asking, context, place),
  });
}

/** The places as the edition prints them; what it leaves out comes from the King James. */
function quoteAll({ edition, library }: Asking, places: Place[]): Passage[] {
  return places
    .map((place) => quote(edition, place) ?? quote(library.kingJames, place))
    .filter((one) => one !== undefined);
}

function placesOf(found: Found[]): Place[] {
  return found.map(({ id }) => placeOfVerse(id));
}

function unseen({ context }: Asking, places: Place[]): Place[] {
  const shown = new Set(context.shown);
  return places.filter((place) => !shown.has(beginning(place)));
}

function beginning(place: Place): string {
  return usfmOf({ ...place, last: place.first });
}

function contextOf(
  asking: Asking,
  context: Pick<VerseContext, 'need' | 'query'>,
  place: Place | undefined,
): VerseContext {
  const goesOn =
    (context.need !== undefined && context.need === asking.context.need) ||
    (context.query !== undefined && context.query === asking.context.query) ||
    (!context.need && !context.query && !asking.context.need && !asking.context.query);
  const before = goesOn ? (asking.context.shown ?? []) : [];
  return {
    language: asking.language,
    ...context,
    shown: [...before, ...(place ? [beginning(place)] : [])].slice(-VERSE_LIMITS.shown),
  };
}

function shownAfter(passages: Passage[]): string[] {
  const places = passages.map(({ usfm }) => parsePlace(usfm)).filter((place) => place !== undefined);
  return places.map(beginning).slice(-VERSE_LIMITS.shown);
}

function queryOf(words: string[]): string {
  return words.join(' ').slice(0, VERSE_LIMITS.query);
}
