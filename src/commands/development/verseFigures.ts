import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verses } from '#server/verses/editions/verses.ts';
import { needNamed, needTitled } from '#server/verses/needs/needFinder.ts';
import { usfmOf } from '#server/verses/search/places.ts';
import { type VerseAnswer, verseContextSchema } from '#shared/verse/verse.ts';
import { isAsExpected } from './verseFollowUps.ts';

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

const tellOf = ({ kind, context, lead, suggestions, passages }: VerseAnswer): string =>
  `${kind} ${context.need ?? ''} ${kind === 'choice' ? suggestions.join(', ') : lead.slice(0, 60)} ${passages[0]?.usfm ?? ''}`;

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
 * Whether an answer fits one of those needs: it names one, or, where it is Scripture's own words or there only may be
 * danger, quotes a passage of one.
 */
function fitsNeeds({ kind, danger, context, passages: [first] }: VerseAnswer, needs: string): boolean {
  if (kind === 'need') return isIn(needs, keyOf(context.need));
  if (kind !== 'words' && danger !== 'possible') return false;
  return needs.split(' ').some((key) => needNamed(key)?.places.some((place) => usfmOf(place) === first?.usfm));
}

function needFigures(verses: Verses, lines: Line[]): Figure[] {
  const [atOnce, withChoice, harmful]: string[][] = [[], [], []];
  const offending: string[] = [];
  const unforgiven: string[] = [];
  let choices = 0;
  let guilty = 0;
  for (const [message, needs = '', mood = ''] of lines) {
    const answer = verses.answer(message);
    const told = `${message} → ${tellOf(answer)}`;
    const fits = fitsNeeds(answer, needs);
    const titles = answer.suggestions.filter((title) => needTitled(title));
    const offered = titles.some((title) => isIn(needs, needTitled(title)?.need.key ?? ''));
    if (!fits) atOnce?.push(told);
    if (!fits && !offered) withChoice?.push(told);
    const gladToSad = mood !== 'glad' && /glad of|kufurahisha/.test(answer.lead);
    const sadToGlad = mood === 'glad' && /so sorry|Pole sana/.test(answer.lead);
    const isStrange =
      ['reference', 'words'].includes(answer.kind) || answer.danger === 'clear' || answer.page !== undefined;
    const alarmsGlad = mood === 'glad' && answer.kind === 'distress';
    if (!fits && (gladToSad || sadToGlad || isStrange || alarmsGlad)) harmful?.push(told);
    choices += titles.length;
    offending.push(...titles.filter((title) => offends(title, mood, needs)).map((title) => `${message} → ${title}`));
    if (mood !== 'guilty') continue;
    guilty++;
    const first = answer.kind === 'need' ? keyOf(answer.context.need) : needTitled(titles[0] ?? '')?.need.key;
    if (!MERCY.test(first ?? '') && !MERCIFUL.test(answer.lead)) unforgiven.push(told);
  }
  const of = lines.length;
  return [
    { name: 'needs that do not fit at once', of, against: atOnce ?? [] },
    { name: 'needs with no fitting choice', of, against: withChoice ?? [] },
    { name: 'harmful or absurd', of, against: harmful ?? [] },
    { name: 'choices that offend the mood', of: choices, against: offending },
    { name: 'guilt that is not met with mercy first', of: guilty, against: unforgiven },
  ];
}

function factFigures(verses: Verses, lines: Line[]): Figure[] {
  const moods: string[] = [];
  const wrong: string[] = [];
  const answered: string[] = [];
  for (const [message, places = ''] of lines) {
    const answer = verses.answer(message);
    const told = `${message} → ${tellOf(answer)}`;
    const [passage] = answer.passages;
    if (answer.kind === 'choice' || (answer.kind === 'need' && !answer.context.need?.startsWith('faith:')))
      moods.push(told);
    const stands = places.split(' ').some((place) => place !== '' && passage?.usfm.startsWith(place));
    if (passage && !stands) wrong.push(told);
    if (places !== '' && !stands) answered.push(told);
  }
  return [
    { name: 'questions of fact answered with moods', of: lines.length, against: moods },
    { name: 'questions of fact with a passage elsewhere', of: lines.length, against: wrong },
    {
      name: 'questions of fact without their passage',
      of: lines.filter(([, places]) => places !== '').length,
      against: answered,
    },
  ];
}

function followUpFigures(verses: Verses, lines: Line[]): Figure[] {
  const against = lines.flatMap(([messages, expected = '']) => {
    const [first = '', then = ''] = messages.split('>').map((part) => part.trim());
    const before = verses.answer(first);
    const answer = verses.answer(then, verseContextSchema.validateSync(structuredClone(before.context)));
    return isAsExpected(before, answer, expected) ? [] : [`${messages} → ${tellOf(answer)}, not ${expected}`];
  });
  return [{ name: 'follow-ups that miss', of: lines.length, against }];
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
