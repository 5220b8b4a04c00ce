import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verses } from '#server/verses/editions/verses.ts';
import { placeOf } from '#server/verses/needs/curated.ts';
import { needNamed, needTitled } from '#server/verses/needs/needFinder.ts';
import type { Place } from '#server/verses/search/places.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import { followUp, tellOf } from './verseFollowUps.ts';

/** Messages for checking only, one file for each writer. Do not read them before changing the daily verse. */
const UNSEEN = join(import.meta.dirname, '../../../tests/unit/verses/unseen');

/** One line of a file: what is written, and what stands behind each bar. */
type Line = [message: string, ...expected: string[]];

/** A figure: how many of how many, and the messages that count against it. */
interface Figure {
  name: string;
  of: number;
  against: string[];
}

function linesIn(kind: string): Map<string, Line[]> {
  const folder = join(UNSEEN, kind);
  return new Map(
    readdirSync(folder).map((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const told = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
      return [file.replace('.txt', ''), told.map((line) => line.split('|').map((part) => part.trim()) as Line)];
    }),
  );
}

/** The key of a need that an answer names: `debt/1` and `faith:debt` are of `debt`. */
const keyOf = (name = ''): string => name.replace(/^faith:|\/.*/g, '');
const isIn = (list: string, one: string): boolean => list.split(' ').includes(one);

/** Needs for the glad, and for those in sorrow or guilt, by which choices are judged. */
const GLAD = /^(?:graduation|new-job|new-home|wedding|new-baby|harvest|birthday|answered-prayer|thanks-for-healing)$/;
const THANKFUL = /^(?:thanksgiving|praise|joy|victory|christmas|easter|new-year)$/;
const SAD =
  /^(?:grief|loss-of-a-child|widow|orphan|sadness|loneliness|rejection|heartbreak|betrayal|abuse|dying|divorce|infertility)$/;
const MERCY = /^(?:forgiveness|shame|repentance|grace|mercy|backsliding|love-of-god)$/;

/** The lead before a word on a wrong of one's own. */
const MERCIFUL = /rich in mercy|mwingi wa rehema/;

/** Whether a title to tap hurts somebody in that mood. A variant for the sad or glad of a need counts by its own name. */
function offends(title: string, mood: string, fits: string): boolean {
  const need = needTitled(title);
  if (!need || isIn(fits, need.need.key)) return false;
  const { key } = need.need;
  if (mood === 'glad') return need.name === key && SAD.test(key);
  return mood === 'sad' && need.name === key && (GLAD.test(key) || THANKFUL.test(key));
}

/**
 * Whether an answer fits one of those needs: it names one, or, where it answers a question of faith, is Scripture's own
 * words, or there only may be danger, quotes verses of a passage of one.
 */
function fitsNeeds({ kind, danger, context, passages: [first] }: VerseAnswer, needs: string): boolean {
  if (kind === 'need' && isIn(needs, keyOf(context.need))) return true;
  const isByPassage = kind === 'words' || danger === 'possible' || context.need?.startsWith('faith:');
  const quoted = isByPassage && first ? placeOf(first.usfm) : undefined;
  return needs.split(' ').some((key) => needNamed(key)?.places.some((place) => quoted && overlap(place, quoted)));
}

const overlap = (one: Place, other: Place): boolean =>
  one.book === other.book && one.chapter === other.chapter && one.first <= other.last && other.first <= one.last;

/** A figure of those for which something holds. */
const figure = <One extends { told: string }>(name: string, all: One[], isAgainst: (one: One) => boolean): Figure => ({
  name,
  of: all.length,
  against: all.filter(isAgainst).map(({ told }) => told),
});

/**
 * Whether an answer speaks of sorrow to the glad or of joy to others, or is none that a need could get. To say that
 * something is not known, and who may know it, is neither.
 */
function isHarmful({ kind, lead, danger, context }: VerseAnswer, mood: string): boolean {
  if (mood === 'glad' ? /so sorry|Pole sana/.test(lead) || kind === 'distress' : /glad of|kufurahisha/.test(lead))
    return true;
  return kind === 'reference' || kind === 'words' || danger === 'clear' || Boolean(context.need?.startsWith('church:'));
}

function needFigures(verses: Verses, lines: Line[]): Figure[] {
  const asked = lines.map(([message, needs = '', mood = '']) => {
    const answer = verses.answer(message);
    const titles = answer.suggestions.filter((title) => needTitled(title));
    const told = `${message} → ${tellOf(answer)}`;
    return { message, needs, mood, answer, titles, told, fits: fitsNeeds(answer, needs) };
  });
  const choices = asked.flatMap(({ message, titles, ...one }) =>
    titles.map((title) => ({ ...one, title, told: `${message} → ${title}` })),
  );
  const guilty = asked.filter(({ mood }) => mood === 'guilty');
  const keyOfTitle = (title = '') => needTitled(title)?.need.key ?? '';
  return [
    figure('needs that do not fit at once', asked, ({ fits }) => !fits),
    figure(
      'needs with no fitting choice',
      asked,
      ({ fits, titles, needs }) => !fits && !titles.some((title) => isIn(needs, keyOfTitle(title))),
    ),
    figure('harmful or absurd', asked, ({ fits, answer, mood }) => !fits && isHarmful(answer, mood)),
    figure('choices that offend the mood', choices, ({ title, mood, needs }) => offends(title, mood, needs)),
    figure('guilt that is not met with mercy first', guilty, ({ answer: { kind, context, lead }, titles }) => {
      const first = kind === 'need' ? keyOf(context.need) : keyOfTitle(titles[0]);
      return !MERCY.test(first) && !MERCIFUL.test(lead);
    }),
  ];
}

function factFigures(verses: Verses, lines: Line[]): Figure[] {
  const asked = lines.map(([message, places = '']) => {
    const answer = verses.answer(message);
    const [passage] = answer.passages;
    const stands = places.split(' ').some((place) => place !== '' && passage?.usfm.startsWith(place));
    return { places, answer, passage, stands, told: `${message} → ${tellOf(answer)}` };
  });
  const isMood = ({ kind, context }: VerseAnswer) =>
    kind === 'choice' || (kind === 'need' && !context.need?.startsWith('faith:'));
  const answerable = asked.filter(({ places }) => places !== '');
  return [
    figure('questions of fact answered with moods', asked, ({ answer }) => isMood(answer)),
    figure('questions of fact with a passage elsewhere', asked, ({ passage, stands }) => Boolean(passage) && !stands),
    figure('questions of fact without their passage', answerable, ({ stands }) => !stands),
  ];
}

function followUpFigures(verses: Verses, lines: Line[]): Figure[] {
  const asked = lines.map(([messages, expected = '']) => {
    const [first = '', then = ''] = messages.split('>').map((part) => part.trim());
    const answer = followUp(verses, first, then, expected);
    return { isExpected: answer === expected, told: `${messages} → ${answer}, not ${expected}` };
  });
  return [figure('follow-ups that miss', asked, ({ isExpected }) => !isExpected)];
}

const KINDS = { needs: needFigures, facts: factFigures, followUps: followUpFigures };

/**
 * Prints the figures of the unseen messages: for each kind, how many of each writer's count against it.
 *
 * @param details whether these messages are printed
 */
export function printUnseen(verses: Verses, details: boolean): void {
  for (const [kind, figuresOf] of Object.entries(KINDS)) {
    const writers = linesIn(kind);
    writers.set('all', [...writers.values()].flat());
    const rows = writers.entries().map(([writer, lines]) => {
      const figures = figuresOf(verses, lines);
      if (details && writer === 'all')
        console.log(figures.flatMap(({ name, against }) => [name, ...against]).join('\n'));
      return [writer, Object.fromEntries(figures.map(({ name, of, against }) => [name, `${against.length} of ${of}`]))];
    });
    console.table(Object.fromEntries(rows));
  }
}
