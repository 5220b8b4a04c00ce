import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AROUND_THING, ASKS_THING, BIBLE_THINGS, FACT_QUESTION, NO_FACT, OF_PERSON } from '#content/verses/asked.ts';
import { NAMES_STORY, OF_NAMESAKE, STORY, WORK } from '#content/verses/asks/church.ts';
import { BEHIND_SAYING } from '#content/verses/asks/quoting.ts';
import { beliefs } from '#content/verses/beliefs.ts';
import { allSayings } from '#content/verses/sayings.ts';
import { bibleStories } from '#content/verses/stories.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { setOf } from '../language/words.ts';
import { isClear } from '../needs/answerNeed.ts';
import { placeOf } from '../needs/curated.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { fill, reply } from '../reply.ts';
import { lineIn } from '../search/lines.ts';
import { PhraseIndex } from '../search/phrases.ts';
import { bookName } from '../search/places.ts';
import { answerPlaces } from '../search/quoting.ts';
import { isWhollyQuoted } from './answerLine.ts';
import { askTest, claimsScripture, isPersonal, isQuestion } from './askPattern.ts';

/** An entry of the church's lists: the words that it is known by, its passage, and what is said of it in each language. */
interface Entry {
  asks: string;
  passage: string;
  english: string;
  swahili: string;
}

const readEntries = <T extends Entry>(list: readonly T[]) =>
  list.map((entry) => ({ ...entry, test: askTest(entry.asks), place: placeOf(entry.passage) }));

const saidOf = ({ language }: Pick<Asking, 'language'>, { english, swahili }: Entry): string =>
  language === 'sw' ? swahili : english;

const readTable = (name: string) =>
  readEntries(
    readFileSync(join(import.meta.dirname, '../../../content/verses', name), 'utf8')
      .split('\n')
      .filter((line) => line.includes('=') && !line.startsWith('#'))
      .map((line) => {
        const [asks = '', passage = '', english = '', swahili = ''] = line.split('=').map((part) => part.trim());
        return { asks, passage, english, swahili };
      }),
  );

const facts = readTable('facts.txt');
const things = new Map(readTable('things.txt').flatMap((thing) => thing.asks.split('|').map((name) => [name, thing])));
const asksThing = phraseList(ASKS_THING);
const aroundThing = setOf(AROUND_THING);

const ofPerson = phraseList(OF_PERSON);

/** The name of the person or the word that a message asks about, and nothing else: `who is Moses`. */
const thingAsked = ({ words }: Asking): string | undefined =>
  asksThing.isIn(words) ? words.filter((word) => !aroundThing.has(word)).join(' ') : undefined;

/** What is asked on about a person who was asked about before: `and his brother?` */
const askedOn = ({ words, context: { query = '' } }: Asking): string[] | undefined =>
  things.has(query) && ofPerson.isIn(words) ? ['who', ...words, query] : undefined;

const asksFact = phraseList(FACT_QUESTION);
const asksElse = phraseList(NO_FACT);
const ofBible = phraseList(BIBLE_THINGS);
/** A longer message tells of something. */
const MAX_WORDS_OF_FACT = 16;

/** Whether a message asks for a fact: who, where, when, how many; and nothing of the writer's own life. */
export const asksForFact = (asking: Pick<Asking, 'words'>): boolean =>
  asksPlainly(asking) && !claimsScripture(asking.words);

/** The same, also where the question may be for a line: `sala ya Bwana iko wapi`. */
const asksPlainly = ({ words }: Pick<Asking, 'words'>): boolean =>
  words.length <= MAX_WORDS_OF_FACT && asksFact.isIn(words) && !asksElse.isIn(words);

/** A question of fact, or who or what something is, answered from the church's lists; undefined where they have none. */
export function answerFact(asking: Asking): VerseAnswer | undefined {
  const name = thingAsked(asking) ?? '';
  const thing = things.get(name);
  if (thing) return answerPlaces(asking, [thing.place], 'words', saidOf(asking, thing), { query: name });
  const words = askedOn(asking) ?? (asksPlainly(asking) ? asking.words : []);
  const found = facts.find(({ test }) => test(words));
  return found && answerPlaces(asking, [found.place], 'words', saidOf(asking, found), {});
}

/** To a question of fact that nothing here answers: says so, and names the chapter that may tell where a story is known. */
export function answerUnknownFact(asking: Asking): VerseAnswer | undefined {
  const { say, language, words } = asking;
  const place = stories.find(({ test }) => test(words))?.place;
  const isOfBible = ofBible.isIn(words) || place;
  if (!askedOn(asking) && (!asksForFact(asking) || (!isOfBible && isClear(understandNeed(asking.wishes.message)))))
    return undefined;
  if (!place) return reply({ kind: 'help', language, lead: say.unknownFact, page: '/contact' });
  const reference = `${bookName(place.book, language)} ${place.chapter}`;
  return answerPlaces(asking, [place], 'words', fill(say.unknownFactIn, { reference }), {});
}

const stories = readEntries(bibleStories);
const asksStory = phraseList(STORY);
const namesStory = phraseList(NAMES_STORY);
const work = phraseList(WORK);
const ofNamesake = phraseList(OF_NAMESAKE);

/** A longer message that names people of the Bible may be about something else. */
const MAX_WORDS_OF_NAMES = 5;
const MAX_WORDS_OF_STORY = 9;

/** Answers a story that is asked for by its name. It comes before the search for lines, which share its words. */
export const answerNamedStory = (asking: Asking): VerseAnswer | undefined =>
  namesStory.isIn(asking.words) && !answerSaying(asking) ? answerStory(asking) : undefined;

/** A question about a story of the Bible, or only its name; not for people who write about their own family. */
export function answerStory(asking: Asking): VerseAnswer | undefined {
  const { words, say, message } = asking;
  const most = namesStory.isIn(words) ? MAX_WORDS_OF_STORY : MAX_WORDS_OF_NAMES;
  const isAsked = isQuestion(message) || asksStory.isIn(words);
  if (!isAsked && (words.length > most || ofNamesake.isIn(words))) return undefined;
  if (isPersonal(words.filter((word) => word !== 'me'))) return undefined;
  const names = work.without(words);
  const found = stories.find(({ test }) => test(names));
  return found && answerPlaces(asking, [found.place], 'words', fill(say.ofFaith, { topic: saidOf(asking, found) }), {});
}

const knownBeliefs = readEntries(beliefs);
const sayings = new PhraseIndex(allSayings.flatMap((saying) => saying.forms.map((form) => [form, saying] as const)));
const behind = new Set(BEHIND_SAYING.split(' '));

/** Words of those who tell of themselves or their own people: `my husband bought apples for Eve`. */
const OWN = /\b(?:my|our|i am|im|i was|mine|yangu|wangu|langu|zangu|wetu|yetu|nina|niko|nimekuwa)\b/;
/** The least likeness of a message and a saying; inside a longer question, nearly the whole saying must stand. */
const LEAST_LIKENESS = 0.66;
const LEAST_HELD = 0.9;
const LEAST_COVERED = 0.45;
/** From this likeness on, the message is the saying itself. */
const EXACT = 0.95;

/** A saying or belief that people take for scripture: says so, and gives the nearest passage. */
export function answerSaying(asking: Asking): VerseAnswer | undefined {
  const { say, words } = asking;
  const said = words.join(' ');
  const isOther = ({ unless }: { unless: readonly string[] }) => unless.some((part) => said.includes(part));
  const belief = knownBeliefs.find((one) => one.test(words) && !isOther(one));
  if (belief && !OWN.test(said) && !isWhollyQuoted(asking))
    return answerPlaces(asking, [belief.place], 'words', saidOf(asking, belief), {});
  const withoutQuestion = words.slice(0, words.findLastIndex((word) => !behind.has(word)) + 1);
  const [best] = [words, lineIn(words).line, withoutQuestion]
    // `Verse about patience` asks for a topic. One word is no saying.
    .filter((text) => text.length > 1)
    .flatMap((text) => sayings.find(text.join(' '), { likeness: LEAST_COVERED, covered: 1 }))
    .filter(({ value }) => !isOther(value))
    .filter(
      ({ likeness, held, covered }) => likeness >= LEAST_LIKENESS || (held >= LEAST_HELD && covered >= LEAST_COVERED),
    )
    .sort((one, other) => other.likeness - one.likeness);
  // `Two are better than one` is scripture, and near to a saying that is not.
  if (!best || (best.likeness < EXACT && isWhollyQuoted(asking))) return undefined;
  const lead = best.value.kind === 'absent' ? say.notScripture : say.changedScripture;
  return answerPlaces(asking, [placeOf(best.value.passage)], 'words', lead, {});
}
